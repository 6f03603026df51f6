//! Direct Shot (CQ-SHOT-1): paints one square of a line.

use super::prelude::*;

pub(crate) struct DirectShot;

impl Unit for DirectShot {
    const CODE: &'static str = "direct-shot";
    const RULE: &'static str = "CQ-SHOT-1";
    const OFFENSIVE: bool = true;

    fn candidates(movegen: &MoveGen<'_>, deed: &Deed) -> Candidates {
        targets(movegen, deed.by)
    }

    fn check(movegen: &MoveGen<'_>, deed: &Deed, aim: Aim) -> Result<(), Refusal> {
        check_shot(movegen, deed.by, aim)
    }

    fn resolve<C: Chance + ?Sized, L: Log<Event>>(tx: &mut Tx<'_, C, L>, deed: &Deed) {
        shoot(tx, deed);
    }
}

/// Whether a shot may be aimed here (CQ-LOS-3).
pub(super) fn check_shot(movegen: &MoveGen<'_>, by: Square, aim: Aim) -> Result<(), Refusal> {
    let Some(figure) = movegen.figure(by) else { return refuse("CQ-SHOT-1") };
    let Some(at) = movegen.at(aim).filter(|&at| movegen.seen(by, figure.tint).has(at)) else { return refuse("CQ-LOS-3") };
    need(!movegen.is_unseen(at, figure.camp()), "CQ-STA-21")?;
    need(!movegen.is_immune(at), "CQ-STA-18")?;
    need(!movegen.walls.has(at) || movegen.reach(by), "CQ-HGT-3")?;
    need(movegen.paints(at, figure.tint, movegen.reach(by)), "CQ-SHOT-1")
}

pub(super) fn targets(movegen: &MoveGen<'_>, by: Square) -> Candidates {
    let tint = movegen.figure(by).map_or(Tint::Black, |figure| figure.tint);
    Candidates::Squares(movegen.seen(by, tint))
}

pub(super) fn shoot<C: Chance + ?Sized, L: Log<Event>>(tx: &mut Tx<'_, C, L>, deed: &Deed) {
    let movegen = tx.movegen();
    let (Some(figure), Some(at)) = (movegen.figure(deed.by), deed.square(&movegen, 0)) else { return };
    let reach = movegen.reach(deed.by);
    tx.spread(&[at], figure.tint, reach, true, None);
}
