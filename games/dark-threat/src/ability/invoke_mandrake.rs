//! Mandrake invocation (DT-SPEC-9): a Mandrake replaces a black puddle.

use super::{Aiming, Cost, Unit, at, need, refuse};
use crate::look::Look;
use crate::scene::Scene;
use crate::{Aim, Event, Kind, Paint, Piece};
use paint::Square;
use tabletop::{Log, Refusal};

pub(crate) struct InvokeMandrake;

impl Unit for InvokeMandrake {
    const CODE: &'static str = "invoke-mandrake";
    const KINDS: &'static [Kind] = &[Kind::WoodenKing, Kind::UltimateBane];
    const COST: Cost = Cost::BOTH;
    const AIMING: Aiming = Aiming::At;
    const RULE: &'static str = "DT-SPEC-9";

    fn list(look: &Look<'_>, _: Square, push: &mut impl FnMut(Aim)) {
        if look.rules.spares(look.state, Kind::Mandrake) > 0 {
            look.black.iter().for_each(|at| push(Aim::At(at)));
        }
    }

    fn check(look: &Look<'_>, _: Square, aim: Aim) -> Result<(), Refusal> {
        check_invocation(look, aim, Kind::Mandrake, Self::RULE)
    }

    fn resolve<L: Log<Event>>(scene: &mut Scene<'_, L>, _: Square, aim: Aim) {
        invoke(scene, aim, &Piece::MANDRAKES);
    }
}

/// Whether one of these is in the supply (DT-SUP-1) and a black puddle lies there.
pub(super) fn check_invocation(look: &Look<'_>, aim: Aim, kind: Kind, rule: &'static str) -> Result<(), Refusal> {
    let Some(at) = at(aim) else { return refuse(rule) };
    need(look.rules.spares(look.state, kind) > 0, "DT-SUP-1")?;
    need(look.field.puddles().at(at) == Some(Paint::Black), rule)
}

/// A figure of the supply replaces a black puddle; it cannot be sacrificed in this turn (DT-EVK-2).
pub(super) fn invoke<L: Log<Event>>(scene: &mut Scene<'_, L>, aim: Aim, pieces: &[Piece]) {
    let Some((at, piece)) = at(aim).zip(scene.state.field.spare(pieces)) else { return };
    scene.erase(at);
    let piece = scene.appear(piece, at);
    scene.state.field.refresh(piece);
}
