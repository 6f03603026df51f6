//! Cloning (CQ-CLON-1): a Clone on a puddle of its colour.

use super::prelude::*;
use super::summon::{bring, summons};

pub(crate) struct Cloning;

impl Unit for Cloning {
    const CODE: &'static str = "cloning";
    const RULE: &'static str = "CQ-CLON-1";
    const OFFENSIVE: bool = false;

    fn candidates(movegen: &MoveGen<'_>, _: &Deed) -> Candidates {
        Candidates::Squares(movegen.field.puddles().all() | movegen.field.bones())
    }

    fn check(movegen: &MoveGen<'_>, deed: &Deed, aim: Aim) -> Result<(), Refusal> {
        let Some(figure) = movegen.figure(deed.by) else { return refuse(Self::RULE) };
        let Some(at) = movegen.at(aim) else { return refuse(Self::RULE) };
        summons(movegen, figure, at, Kind::Clone, Self::RULE)
    }

    fn resolve<C: Chance + ?Sized, L: Log<Event>>(tx: &mut Tx<'_, C, L>, deed: &Deed) {
        let movegen = tx.movegen();
        let (Some(figure), Some(at)) = (movegen.figure(deed.by), deed.square(&movegen, 0)) else { return };
        if summons(&movegen, figure, at, Kind::Clone, Self::RULE).is_ok() {
            bring(tx, figure, at, Kind::Clone);
        }
    }
}
