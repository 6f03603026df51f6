//! Transformation (CQ-TRFM-1): the Djinn becomes a Golem.

use super::prelude::*;

pub(crate) struct Transformation;

impl Unit for Transformation {
    const CODE: &'static str = "transformation";
    const RULE: &'static str = "CQ-TRFM-1";
    const OFFENSIVE: bool = false;

    fn candidates(_: &Look<'_>, _: &Deed) -> Candidates {
        Candidates::Alone
    }

    fn check(look: &Look<'_>, deed: &Deed, aim: Aim) -> Result<(), Refusal> {
        let _ = deed;
        need(aim == Aim::Alone, Self::RULE)?;
        need(look.rules.spares(look.state, Kind::Golem) > 0, "CQ-CMP-4")
    }

    fn resolve<C: Chance + ?Sized, L: Log<Event>>(scene: &mut Scene<'_, C, L>, deed: &Deed) {
        let Some(figure) = scene.figure(deed.by) else { return };
        if scene.rules.spares(scene.state, Kind::Golem) == 0 {
            return;
        }
        scene.become_(deed.by, Kind::Golem, figure.tint);
        if scene.look().walls.has(deed.by) {
            scene.explode(deed.by);
        }
    }
}
