//! Summon (CQ-SUMM-1): a MiniGolem on a puddle of its colour.

use super::prelude::*;

pub(crate) struct Summon;

impl Unit for Summon {
    const CODE: &'static str = "summon";
    const RULE: &'static str = "CQ-SUMM-1";
    const OFFENSIVE: bool = false;

    fn candidates(look: &Look<'_>, _: &Deed) -> Candidates {
        Candidates::Squares(look.field.puddles().all() | look.field.bones())
    }

    fn check(look: &Look<'_>, deed: &Deed, aim: Aim) -> Result<(), Refusal> {
        let Some(figure) = look.figure(deed.by) else { return refuse(Self::RULE) };
        let Some(at) = look.at(aim) else { return refuse(Self::RULE) };
        summons(look, figure, at, Kind::MiniGolem, Self::RULE)
    }

    fn resolve<C: Chance + ?Sized, L: Log<Event>>(scene: &mut Scene<'_, C, L>, deed: &Deed) {
        let look = scene.look();
        let (Some(figure), Some(at)) = (look.figure(deed.by), deed.square(&look, 0)) else { return };
        if summons(&look, figure, at, Kind::MiniGolem, Self::RULE).is_ok() {
            bring(scene, figure, at, Kind::MiniGolem);
        }
    }
}

/// Whether an invocation may come here (CQ-SUMM-1, CQ-SUMM-4).
pub(super) fn summons(look: &Look<'_>, figure: Figure, at: Square, kind: Kind, rule: &'static str) -> Result<(), Refusal> {
    if figure.tint == Tint::Black {
        need((look.field.bones() - look.occupied).has(at), rule)?;
        return need(look.rules.spares(look.state, Kind::Skelette) > 0, "CQ-CMP-4");
    }
    need(look.field.puddle(at) == Some(figure.tint), rule)?;
    need(!look.field.dice_squares().has(at), "CQ-SUMM-4")?;
    need(look.rules.spares(look.state, kind) > 0, "CQ-CMP-4")
}

/// It comes; on a wall it explodes at once (CQ-INV-11).
pub(super) fn bring<C: Chance + ?Sized, L: Log<Event>>(scene: &mut Scene<'_, C, L>, figure: Figure, at: Square, kind: Kind) {
    if figure.tint == Tint::Black {
        return scene.awaken(at);
    }
    scene.summon(at, kind, figure.tint);
}
