//! Evolution (CQ-EVOL-1): the Djinn becomes a Clone.

use super::prelude::*;

pub(crate) struct Evolution;

impl Unit for Evolution {
    const CODE: &'static str = "evolution";
    const RULE: &'static str = "CQ-EVOL-1";
    const OFFENSIVE: bool = false;

    fn candidates(_: &Look<'_>, _: &Deed) -> Candidates {
        Candidates::Alone
    }

    fn check(look: &Look<'_>, deed: &Deed, aim: Aim) -> Result<(), Refusal> {
        let _ = deed;
        need(aim == Aim::Alone, Self::RULE)?;
        need(look.rules.spares(look.state, Kind::Clone) > 0, "CQ-CMP-4")
    }

    fn resolve<C: Chance + ?Sized, L: Log<Event>>(scene: &mut Scene<'_, C, L>, deed: &Deed) {
        let Some(figure) = scene.figure(deed.by) else { return };
        if scene.rules.spares(scene.state, Kind::Clone) == 0 {
            return;
        }
        scene.become_(deed.by, Kind::Clone, figure.tint);
        if scene.look().walls.has(deed.by) {
            scene.explode(deed.by);
        }
    }
}
