//! Summon Spirit (CQ-SUMM-3): a die on the board becomes a spirit.

use super::prelude::*;

pub(crate) struct SummonSpirit;

impl Unit for SummonSpirit {
    const CODE: &'static str = "summon-spirit";
    const RULE: &'static str = "CQ-SUMM-3";
    const OFFENSIVE: bool = false;

    fn candidates(look: &Look<'_>, deed: &Deed) -> Candidates {
        match deed.len() {
            0 => Candidates::Squares(look.field.dice_squares()),
            _ => Candidates::Kinds(&Kind::SPIRITS),
        }
    }

    fn check(look: &Look<'_>, deed: &Deed, aim: Aim) -> Result<(), Refusal> {
        let spare = |kind: Kind| look.rules.spares(look.state, kind) > 0;
        if deed.len() == 0 {
            need(look.at(aim).is_some_and(|at| look.field.dice_squares().has(at)), Self::RULE)?;
            return need(Kind::SPIRITS.into_iter().any(spare), "CQ-CMP-4");
        }
        let Aim::As(kind) = aim else { return refuse(Self::RULE) };
        need(Kind::SPIRITS.contains(&kind), Self::RULE)?;
        need(spare(kind), "CQ-CMP-4")
    }

    fn more(_: &Look<'_>, deed: &Deed) -> More {
        if deed.len() < 2 { More::Needed } else { More::Done }
    }

    fn resolve<C: Chance + ?Sized, L: Log<Event>>(scene: &mut Scene<'_, C, L>, deed: &Deed) {
        let look = scene.look();
        let (Some(at), Some(&Aim::As(kind))) = (deed.square(&look, 0), deed.aims.list().get(1)) else { return };
        let die = look.field.dice.iter().position(|die| die.is_some_and(|die| die.at == at));
        if let Some(fragment) = die.filter(|_| look.rules.spares(look.state, kind) > 0 && !look.occupied.has(at)) {
            scene.state.field.dice[fragment] = None;
            scene.appear(at, kind, Tint::Gold);
        }
    }
}
