//! Trample (CQ-MOV-6): one square, over any paint.

use super::prelude::*;
use super::stride;

pub(crate) struct Trample;

impl Unit for Trample {
    const CODE: &'static str = "trample";
    const RULE: &'static str = "CQ-MOV-6";
    const OFFENSIVE: bool = false;
    const MOVE: bool = true;

    fn candidates(movegen: &MoveGen<'_>, deed: &Deed) -> Candidates {
        Candidates::Squares(stride::goals(movegen, deed.by, &Direction::ALL, false, true))
    }

    fn check(movegen: &MoveGen<'_>, deed: &Deed, aim: Aim) -> Result<(), Refusal> {
        stride::check(movegen, deed.by, aim, &Direction::ALL, false, true, Self::RULE)
    }

    fn resolve<C: Chance + ?Sized, L: Log<Event>>(tx: &mut Tx<'_, C, L>, deed: &Deed) {
        stride::straight(tx, deed, true);
    }
}
