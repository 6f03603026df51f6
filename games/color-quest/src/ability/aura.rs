//! Aura of Light (CQ-AURA-1): erases around, then pushes Kaos figures back.

use super::prelude::*;
use crate::Camp;

pub(crate) struct Aura;

impl Unit for Aura {
    const CODE: &'static str = "aura";
    const RULE: &'static str = "CQ-AURA-1";
    const OFFENSIVE: bool = true;

    fn candidates(_: &MoveGen<'_>, _: &Deed) -> Candidates {
        Candidates::Alone
    }

    fn check(movegen: &MoveGen<'_>, deed: &Deed, aim: Aim) -> Result<(), Refusal> {
        need(aim == Aim::Alone, Self::RULE)?;
        let Some(figure) = movegen.figure(deed.by) else { return refuse(Self::RULE) };
        let reach = movegen.reach(deed.by);
        let pushed = |at: &Square| is_pushed(movegen, deed.by, *at, reach);
        let around = movegen.board.around(deed.by);
        need(!erased(movegen, deed.by, figure, reach).is_empty() || around.iter().any(|at| pushed(&at)), Self::RULE)
    }

    fn resolve<C: Chance + ?Sized, L: Log<Event>>(tx: &mut Tx<'_, C, L>, deed: &Deed) {
        let movegen = tx.movegen();
        let Some(figure) = movegen.figure(deed.by) else { return };
        let reach = movegen.reach(deed.by);
        let erased = erased(&movegen, deed.by, figure, reach);
        for at in tx.ordered(erased) {
            tx.erase(at);
        }
        let mut left = 0;
        for to in Direction::ALL {
            let Some(at) = tx.movegen().board.step(deed.by, to) else { continue };
            if is_pushed(&tx.movegen(), deed.by, at, reach) && !tx.parries(at) {
                left |= 1 << to.index();
            }
        }
        tx.push(Frame::Push { by: deed.by, left });
    }
}

/// The puddles that the light erases.
fn erased(movegen: &MoveGen<'_>, by: Square, figure: Figure, reach: bool) -> Squares {
    let puddles = match figure.tint {
        Tint::Gold => movegen.field.puddles().all(),
        tint => movegen.field.puddles().others(tint),
    };
    let around = movegen.board.around(by) & puddles;
    if reach { around } else { around - movegen.walls }
}

fn is_pushed(movegen: &MoveGen<'_>, by: Square, at: Square, reach: bool) -> bool {
    let kaos = movegen.field.of(Camp::Kaos).has(at);
    kaos && movegen.is_in_reach(at, reach) && !retreats(movegen, by, at).is_empty()
}

/// Where a figure may be pushed (CQ-LUX-2).
pub(crate) fn retreats(movegen: &MoveGen<'_>, by: Square, at: Square) -> Squares {
    (movegen.board.around(at) & movegen.open()) - movegen.board.around(by).with(by)
}
