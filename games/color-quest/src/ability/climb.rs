//! Climb (CQ-CLIM-1): goes onto a wall in contact.

use super::prelude::*;
use crate::look::Way;

pub(crate) struct Climb;

impl Unit for Climb {
    const CODE: &'static str = "climb";
    const RULE: &'static str = "CQ-CLIM-1";
    const OFFENSIVE: bool = false;

    fn candidates(look: &Look<'_>, deed: &Deed) -> Candidates {
        Candidates::Squares((look.board.around(deed.by) & look.walls) - look.occupied)
    }

    fn check(look: &Look<'_>, deed: &Deed, aim: Aim) -> Result<(), Refusal> {
        let Some(figure) = look.figure(deed.by) else { return refuse(Self::RULE) };
        let Some(at) = look.at(aim).filter(|&at| look.board.around(deed.by).has(at)) else { return refuse(Self::RULE) };
        need(look.walls.has(at) && !look.occupied.has(at), Self::RULE)?;
        need(look.puddle_way(figure, at) != Way::Barred, "CQ-ENT-1")
    }

    fn resolve<C: Chance + ?Sized, L: Log<Event>>(scene: &mut Scene<'_, C, L>, deed: &Deed) {
        let look = scene.look();
        let (Some(figure), Some(to)) = (look.figure(deed.by), deed.square(&look, 0)) else { return };
        let way = look.puddle_way(figure, to);
        if look.occupied.has(to) || !look.walls.has(to) || way == Way::Barred {
            return;
        }
        let puddle = scene.state.field.wipe(to);
        scene.carry(deed.by, to);
        if let Some(tint) = puddle.filter(|_| way == Way::Stops) {
            scene.become_(to, figure.kind, tint);
        }
        scene.push(Frame::Arrive { at: to });
    }
}
