//! Jump (CQ-JUMP-1): to any square without figure.

use super::prelude::*;

pub(crate) struct Jump;

impl Unit for Jump {
    const CODE: &'static str = "jump";
    const RULE: &'static str = "CQ-JUMP-1";
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

/// Squares without figure, with no puddle or one of its own.
fn goals(look: &Look<'_>, by: Square) -> Squares {
    let Some(figure) = look.figure(by) else { return Squares::NONE };
    let puddles = match figure.tint {
        Tint::Gold => look.field.puddles().all(),
        tint => look.field.puddles().others(tint),
    };
    look.board.all() - look.occupied - puddles
}
