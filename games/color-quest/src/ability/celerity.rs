//! Celerity (CQ-MOV-3): any number of squares in one of eight directions.

use super::prelude::*;
use super::stride;

pub(crate) struct Celerity;

impl Unit for Celerity {
    const CODE: &'static str = "celerity";
    const RULE: &'static str = "CQ-MOV-3";
    const OFFENSIVE: bool = false;
    const MOVE: bool = true;

    fn candidates(movegen: &MoveGen<'_>, deed: &Deed) -> Candidates {
        Candidates::Squares(stride::goals(movegen, deed.by, &Direction::ALL, true, false))
    }

    fn check(movegen: &MoveGen<'_>, deed: &Deed, aim: Aim) -> Result<(), Refusal> {
        stride::check(movegen, deed.by, aim, &Direction::ALL, true, false, Self::RULE)
    }

    fn resolve<C: Chance + ?Sized, L: Log<Event>>(tx: &mut Tx<'_, C, L>, deed: &Deed) {
        stride::straight(tx, deed, false);
    }
}
