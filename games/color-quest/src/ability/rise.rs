//! Transformation (CQ-TRF-1): a hero goes up one level.

use super::prelude::*;

pub(crate) struct Rise;

impl Unit for Rise {
    const CODE: &'static str = "rise";
    const RULE: &'static str = "CQ-TRF-1";
    const OFFENSIVE: bool = false;

    fn candidates(_: &Look<'_>, _: &Deed) -> Candidates {
        Candidates::Alone
    }

    fn check(look: &Look<'_>, deed: &Deed, aim: Aim) -> Result<(), Refusal> {
        need(aim == Aim::Alone, Self::RULE)?;
        need(look.figure(deed.by).is_some_and(|figure| figure.kind.risen().is_some()), "CQ-TRF-2")
    }

    fn resolve<C: Chance + ?Sized, L: Log<Event>>(scene: &mut Scene<'_, C, L>, deed: &Deed) {
        let Some(figure) = scene.figure(deed.by) else { return };
        if let Some(kind) = figure.kind.risen() {
            scene.become_(deed.by, kind, figure.tint);
            scene.state.changed[figure.camp().index()] = true;
        }
    }
}
