//! Rift (CQ-RIFT-1): everything in a line.

use super::prelude::*;

pub(crate) struct Rift;

impl Unit for Rift {
    const CODE: &'static str = "rift";
    const RULE: &'static str = "CQ-RIFT-1";
    const OFFENSIVE: bool = true;

    fn candidates(_: &Look<'_>, _: &Deed) -> Candidates {
        Candidates::Directions(&Direction::STRAIGHT)
    }

    fn check(look: &Look<'_>, deed: &Deed, aim: Aim) -> Result<(), Refusal> {
        let Aim::Towards(to) = aim else { return refuse(Self::RULE) };
        need(to.is_straight(), Self::RULE)?;
        need(changes(look, deed.by, to), "CQ-GEN-15")
    }

    fn resolve<C: Chance + ?Sized, L: Log<Event>>(scene: &mut Scene<'_, C, L>, deed: &Deed) {
        if let Some(to) = deed.direction(0) {
            let line = scene.look().board.ray_set(deed.by, to);
            tear(scene, line);
        }
    }
}

/// Whether a line holds anything that a Rift changes.
pub(super) fn changes(look: &Look<'_>, by: Square, to: Direction) -> bool {
    let line = look.board.ray_set(by, to);
    let hit = |at: Square| {
        let there = look.figure(at);
        there.is_some_and(|there| !there.is(Marks::IMMUNE) && (there.kind.is_invocation() || look.stun_hits(at, there)))
    };
    line.meets(look.field.puddles().all()) || (line & look.occupied).iter().any(hit)
}

/// Tears the ground open: puddles first, then figures in board order (CQ-ATK-4).
pub(super) fn tear<C: Chance + ?Sized, L: Log<Event>>(scene: &mut Scene<'_, C, L>, line: Squares) {
    let puddles = line & scene.state.field.puddles().all();
    for at in scene.ordered(puddles) {
        scene.erase(at);
    }
    let figures = line & scene.state.field.occupied();
    for at in scene.ordered(figures) {
        let Some(figure) = scene.figure(at).filter(|figure| !figure.is(Marks::IMMUNE)) else { continue };
        if figure.kind.is_invocation() {
            scene.remove(at);
        } else {
            scene.strike(at, true);
        }
    }
}
