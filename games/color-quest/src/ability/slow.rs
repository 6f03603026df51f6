//! Slow (CQ-MOV-5): one square in a straight direction.

use super::prelude::*;
use super::stride;

pub(crate) struct Slow;

impl Unit for Slow {
    const CODE: &'static str = "slow";
    const RULE: &'static str = "CQ-MOV-5";
    const OFFENSIVE: bool = false;
    const MOVE: bool = true;

    fn candidates(movegen: &MoveGen<'_>, deed: &Deed) -> Candidates {
        Candidates::Squares(stride::goals(movegen, deed.by, &Direction::STRAIGHT, false, false))
    }

    fn check(movegen: &MoveGen<'_>, deed: &Deed, aim: Aim) -> Result<(), Refusal> {
        stride::check(movegen, deed.by, aim, &Direction::STRAIGHT, false, false, Self::RULE)
    }

    fn resolve<C: Chance + ?Sized, L: Log<Event>>(tx: &mut Tx<'_, C, L>, deed: &Deed) {
        stride::straight(tx, deed, false);
    }
}
