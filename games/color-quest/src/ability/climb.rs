//! Climb (CQ-CLIM-1): goes onto a wall in contact.

use super::prelude::*;
use crate::movegen::Way;

pub(crate) struct Climb;

impl Unit for Climb {
    const CODE: &'static str = "climb";
    const RULE: &'static str = "CQ-CLIM-1";
    const OFFENSIVE: bool = false;

    fn candidates(movegen: &MoveGen<'_>, deed: &Deed) -> Candidates {
        Candidates::Squares((movegen.board.around(deed.by) & movegen.walls) - movegen.occupied)
    }

    fn check(movegen: &MoveGen<'_>, deed: &Deed, aim: Aim) -> Result<(), Refusal> {
        let Some(figure) = movegen.figure(deed.by) else { return refuse(Self::RULE) };
        let Some(at) = movegen.at(aim).filter(|&at| movegen.board.around(deed.by).has(at)) else { return refuse(Self::RULE) };
        need(movegen.walls.has(at) && !movegen.occupied.has(at), Self::RULE)?;
        need(movegen.puddle_way(figure, at) != Way::Barred, "CQ-ENT-1")
    }

    fn resolve<C: Chance + ?Sized, L: Log<Event>>(tx: &mut Tx<'_, C, L>, deed: &Deed) {
        let movegen = tx.movegen();
        let (Some(figure), Some(to)) = (movegen.figure(deed.by), deed.square(&movegen, 0)) else { return };
        let way = movegen.puddle_way(figure, to);
        if movegen.occupied.has(to) || !movegen.walls.has(to) || way == Way::Barred {
            return;
        }
        let puddle = tx.state.field.wipe(to);
        tx.carry(deed.by, to);
        if let Some(tint) = puddle.filter(|_| way == Way::Stops) {
            tx.become_(to, figure.kind, tint);
        }
        tx.push(Frame::Arrive { at: to });
    }
}
