//! Run (CQ-MOV-2): any number of squares in a straight line.

use super::prelude::*;
use super::stride;

pub(crate) struct Run;

impl Unit for Run {
    const CODE: &'static str = "run";
    const RULE: &'static str = "CQ-MOV-2";
    const OFFENSIVE: bool = false;
    const MOVE: bool = true;

    fn candidates(movegen: &MoveGen<'_>, deed: &Deed) -> Candidates {
        Candidates::Squares(stride::goals(movegen, deed.by, &Direction::STRAIGHT, true, false))
    }

    fn check(movegen: &MoveGen<'_>, deed: &Deed, aim: Aim) -> Result<(), Refusal> {
        stride::check(movegen, deed.by, aim, &Direction::STRAIGHT, true, false, Self::RULE)
    }

    fn resolve<C: Chance + ?Sized, L: Log<Event>>(tx: &mut Tx<'_, C, L>, deed: &Deed) {
        stride::straight(tx, deed, false);
    }
}
