//! Summon Golem (CQ-SUMM-2): a Golem on a puddle of its colour.

use super::prelude::*;
use super::summon::{bring, summons};

pub(crate) struct SummonGolem;

impl Unit for SummonGolem {
    const CODE: &'static str = "summon-golem";
    const RULE: &'static str = "CQ-SUMM-2";
    const OFFENSIVE: bool = false;

    fn candidates(look: &Look<'_>, _: &Deed) -> Candidates {
        Candidates::Squares(look.field.puddles().all() | look.field.bones())
    }

    fn check(look: &Look<'_>, deed: &Deed, aim: Aim) -> Result<(), Refusal> {
        let Some(figure) = look.figure(deed.by) else { return refuse(Self::RULE) };
        let Some(at) = look.at(aim) else { return refuse(Self::RULE) };
        summons(look, figure, at, Kind::Golem, Self::RULE)
    }

    fn resolve<C: Chance + ?Sized, L: Log<Event>>(scene: &mut Scene<'_, C, L>, deed: &Deed) {
        let look = scene.look();
        let (Some(figure), Some(at)) = (look.figure(deed.by), deed.square(&look, 0)) else { return };
        if summons(&look, figure, at, Kind::Golem, Self::RULE).is_ok() {
            bring(scene, figure, at, Kind::Golem);
        }
    }
}
