//! Mandrake invocation (DT-SPEC-9): a Mandrake replaces a black puddle.

use super::{Aiming, Cost, Unit, at, need, refuse};
use crate::movegen::MoveGen;
use crate::tx::Tx;
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

    fn list(movegen: &MoveGen<'_>, _: Square, push: &mut impl FnMut(Aim)) {
        if movegen.rules.spares(movegen.state, Kind::Mandrake) > 0 {
            movegen.black.iter().for_each(|at| push(Aim::At(at)));
        }
    }

    fn check(movegen: &MoveGen<'_>, _: Square, aim: Aim) -> Result<(), Refusal> {
        check_invocation(movegen, aim, Kind::Mandrake, Self::RULE)
    }

    fn resolve<L: Log<Event>>(tx: &mut Tx<'_, L>, _: Square, aim: Aim) {
        invoke(tx, aim, &Piece::MANDRAKES);
    }
}

/// Whether one of these is in the supply (DT-SUP-1) and a black puddle lies there.
pub(super) fn check_invocation(movegen: &MoveGen<'_>, aim: Aim, kind: Kind, rule: &'static str) -> Result<(), Refusal> {
    let Some(at) = at(aim) else { return refuse(rule) };
    need(movegen.rules.spares(movegen.state, kind) > 0, "DT-SUP-1")?;
    need(movegen.field.puddles().at(at) == Some(Paint::Black), rule)
}

/// A figure of the supply replaces a black puddle; it cannot be sacrificed in this turn (DT-EVK-2).
pub(super) fn invoke<L: Log<Event>>(tx: &mut Tx<'_, L>, aim: Aim, pieces: &[Piece]) {
    let Some((at, piece)) = at(aim).zip(tx.state.field.spare(pieces)) else { return };
    tx.erase(at);
    let piece = tx.appear(piece, at);
    tx.state.field.refresh(piece);
}
