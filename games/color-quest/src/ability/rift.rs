//! Rift (CQ-RIFT-1): everything in a line.

use super::prelude::*;

pub(crate) struct Rift;

impl Unit for Rift {
    const CODE: &'static str = "rift";
    const RULE: &'static str = "CQ-RIFT-1";
    const OFFENSIVE: bool = true;

    fn candidates(_: &MoveGen<'_>, _: &Deed) -> Candidates {
        Candidates::Directions(&Direction::STRAIGHT)
    }

    fn check(movegen: &MoveGen<'_>, deed: &Deed, aim: Aim) -> Result<(), Refusal> {
        let Aim::Towards(to) = aim else { return refuse(Self::RULE) };
        need(to.is_straight(), Self::RULE)?;
        need(changes(movegen, deed.by, to), "CQ-GEN-15")
    }

    fn resolve<C: Chance + ?Sized, L: Log<Event>>(tx: &mut Tx<'_, C, L>, deed: &Deed) {
        if let Some(to) = deed.direction(0) {
            let line = tx.movegen().board.ray_set(deed.by, to);
            tear(tx, line);
        }
    }
}

/// Whether a line holds anything that a Rift changes.
pub(super) fn changes(movegen: &MoveGen<'_>, by: Square, to: Direction) -> bool {
    let line = movegen.board.ray_set(by, to);
    let hit = |at: Square| {
        let there = movegen.figure(at);
        there.is_some_and(|there| !there.is(Marks::IMMUNE) && (there.kind.is_invocation() || movegen.stun_hits(at, there)))
    };
    line.meets(movegen.field.puddles().all()) || (line & movegen.occupied).iter().any(hit)
}

/// Tears the ground open: puddles first, then figures in board order (CQ-ATK-4).
pub(super) fn tear<C: Chance + ?Sized, L: Log<Event>>(tx: &mut Tx<'_, C, L>, line: Squares) {
    let puddles = line & tx.state.field.puddles().all();
    for at in tx.ordered(puddles) {
        tx.erase(at);
    }
    let figures = line & tx.state.field.occupied();
    for at in tx.ordered(figures) {
        let Some(figure) = tx.figure(at).filter(|figure| !figure.is(Marks::IMMUNE)) else { continue };
        if figure.kind.is_invocation() {
            tx.remove(at);
        } else {
            tx.strike(at, true);
        }
    }
}
