//! Direct Shot (CQ-SHOT-1): paints one square of a line.

use super::prelude::*;

pub(crate) struct DirectShot;

impl Unit for DirectShot {
    const CODE: &'static str = "direct-shot";
    const RULE: &'static str = "CQ-SHOT-1";
    const OFFENSIVE: bool = true;

    fn candidates(look: &Look<'_>, deed: &Deed) -> Candidates {
        targets(look, deed.by)
    }

    fn check(look: &Look<'_>, deed: &Deed, aim: Aim) -> Result<(), Refusal> {
        check_shot(look, deed.by, aim)
    }

    fn resolve<C: Chance + ?Sized, L: Log<Event>>(scene: &mut Scene<'_, C, L>, deed: &Deed) {
        shoot(scene, deed);
    }
}

/// Whether a shot may be aimed here (CQ-LOS-3).
pub(super) fn check_shot(look: &Look<'_>, by: Square, aim: Aim) -> Result<(), Refusal> {
    let Some(figure) = look.figure(by) else { return refuse("CQ-SHOT-1") };
    let Some(at) = look.at(aim).filter(|&at| look.seen(by, figure.tint).has(at)) else { return refuse("CQ-LOS-3") };
    need(!look.is_unseen(at, figure.camp()), "CQ-STA-21")?;
    need(!look.is_immune(at), "CQ-STA-18")?;
    need(!look.walls.has(at) || look.reach(by), "CQ-HGT-3")?;
    need(look.paints(at, figure.tint, look.reach(by)), "CQ-SHOT-1")
}

pub(super) fn targets(look: &Look<'_>, by: Square) -> Candidates {
    let tint = look.figure(by).map_or(Tint::Black, |figure| figure.tint);
    Candidates::Squares(look.seen(by, tint))
}

pub(super) fn shoot<C: Chance + ?Sized, L: Log<Event>>(scene: &mut Scene<'_, C, L>, deed: &Deed) {
    let look = scene.look();
    let (Some(figure), Some(at)) = (look.figure(deed.by), deed.square(&look, 0)) else { return };
    let reach = look.reach(deed.by);
    scene.spread(&[at], figure.tint, reach, true, None);
}
