//! Teleport (CQ-TPRT-1): to a puddle of its colour.

use super::prelude::*;

pub(crate) struct Teleport;

impl Unit for Teleport {
    const CODE: &'static str = "teleport";
    const RULE: &'static str = "CQ-TPRT-1";
    const OFFENSIVE: bool = false;

    fn candidates(look: &Look<'_>, deed: &Deed) -> Candidates {
        Candidates::Squares(goals(look, deed.by))
    }

    fn check(look: &Look<'_>, deed: &Deed, aim: Aim) -> Result<(), Refusal> {
        need(look.at(aim).is_some_and(|at| goals(look, deed.by).has(at)), Self::RULE)
    }

    fn resolve<C: Chance + ?Sized, L: Log<Event>>(scene: &mut Scene<'_, C, L>, deed: &Deed) {
        let look = scene.look();
        if let Some(to) = deed.square(&look, 0).filter(|&to| goals(&look, deed.by).has(to)) {
            scene.erase(to);
            scene.carry(deed.by, to);
            scene.push(Frame::Arrive { at: to });
        }
    }
}

/// Puddles of its own colour.
fn goals(look: &Look<'_>, by: Square) -> Squares {
    let Some(figure) = look.figure(by) else { return Squares::NONE };
    match figure.tint {
        Tint::Gold => Squares::NONE,
        tint => look.field.puddles().of(tint),
    }
}
