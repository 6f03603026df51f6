//! Summon Golem (CQ-SUMM-2): a Golem on a puddle of its colour.

use super::prelude::*;
use super::summon::{bring, summons};

pub(crate) struct SummonGolem;

impl Unit for SummonGolem {
    const CODE: &'static str = "summon-golem";
    const RULE: &'static str = "CQ-SUMM-2";
    const OFFENSIVE: bool = false;

    fn candidates(movegen: &MoveGen<'_>, _: &Deed) -> Candidates {
        Candidates::Squares(movegen.field.puddles().all() | movegen.field.bones())
    }

    fn check(movegen: &MoveGen<'_>, deed: &Deed, aim: Aim) -> Result<(), Refusal> {
        let Some(figure) = movegen.figure(deed.by) else { return refuse(Self::RULE) };
        let Some(at) = movegen.at(aim) else { return refuse(Self::RULE) };
        summons(movegen, figure, at, Kind::Golem, Self::RULE)
    }

    fn resolve<C: Chance + ?Sized, L: Log<Event>>(tx: &mut Tx<'_, C, L>, deed: &Deed) {
        let movegen = tx.movegen();
        let (Some(figure), Some(at)) = (movegen.figure(deed.by), deed.square(&movegen, 0)) else { return };
        if summons(&movegen, figure, at, Kind::Golem, Self::RULE).is_ok() {
            bring(tx, figure, at, Kind::Golem);
        }
    }
}
