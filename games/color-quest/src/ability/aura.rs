//! Aura of Light (CQ-AURA-1): erases around, then pushes Kaos figures back.

use super::prelude::*;
use crate::Camp;

pub(crate) struct Aura;

impl Unit for Aura {
    const CODE: &'static str = "aura";
    const RULE: &'static str = "CQ-AURA-1";
    const OFFENSIVE: bool = true;

    fn candidates(_: &Look<'_>, _: &Deed) -> Candidates {
        Candidates::Alone
    }

    fn check(look: &Look<'_>, deed: &Deed, aim: Aim) -> Result<(), Refusal> {
        need(aim == Aim::Alone, Self::RULE)?;
        let Some(figure) = look.figure(deed.by) else { return refuse(Self::RULE) };
        let reach = look.reach(deed.by);
        let pushed = |at: &Square| is_pushed(look, deed.by, *at, reach);
        let around = look.board.around(deed.by);
        need(!erased(look, deed.by, figure, reach).is_empty() || around.iter().any(|at| pushed(&at)), Self::RULE)
    }

    fn resolve<C: Chance + ?Sized, L: Log<Event>>(scene: &mut Scene<'_, C, L>, deed: &Deed) {
        let look = scene.look();
        let Some(figure) = look.figure(deed.by) else { return };
        let reach = look.reach(deed.by);
        let erased = erased(&look, deed.by, figure, reach);
        for at in scene.ordered(erased) {
            scene.erase(at);
        }
        let mut left = 0;
        for to in Direction::ALL {
            let Some(at) = scene.look().board.step(deed.by, to) else { continue };
            if is_pushed(&scene.look(), deed.by, at, reach) && !scene.parries(at) {
                left |= 1 << to.index();
            }
        }
        scene.push(Frame::Push { by: deed.by, left });
    }
}

/// The puddles that the light erases.
fn erased(look: &Look<'_>, by: Square, figure: Figure, reach: bool) -> Squares {
    let puddles = match figure.tint {
        Tint::Gold => look.field.puddles().all(),
        tint => look.field.puddles().others(tint),
    };
    let around = look.board.around(by) & puddles;
    if reach { around } else { around - look.walls }
}

fn is_pushed(look: &Look<'_>, by: Square, at: Square, reach: bool) -> bool {
    let kaos = look.field.of(Camp::Kaos).has(at);
    kaos && look.is_in_reach(at, reach) && !retreats(look, by, at).is_empty()
}

/// Where a figure may be pushed (CQ-LUX-2).
pub(crate) fn retreats(look: &Look<'_>, by: Square, at: Square) -> Squares {
    (look.board.around(at) & look.open()) - look.board.around(by).with(by)
}
