//! Walk (CQ-MOV-4): one square in any direction.

use super::prelude::*;
use super::stride;

pub(crate) struct Walk;

impl Unit for Walk {
    const CODE: &'static str = "walk";
    const RULE: &'static str = "CQ-MOV-4";
    const OFFENSIVE: bool = false;
    const MOVE: bool = true;

    fn candidates(movegen: &MoveGen<'_>, deed: &Deed) -> Candidates {
        Candidates::Squares(stride::goals(movegen, deed.by, &Direction::ALL, false, false))
    }

    fn check(movegen: &MoveGen<'_>, deed: &Deed, aim: Aim) -> Result<(), Refusal> {
        stride::check(movegen, deed.by, aim, &Direction::ALL, false, false, Self::RULE)
    }

    fn resolve<C: Chance + ?Sized, L: Log<Event>>(tx: &mut Tx<'_, C, L>, deed: &Deed) {
        stride::straight(tx, deed, false);
    }
}
