//! Gaia's third goal: the Ultimate Bane, or the King in its stead, and Fongia in one turn.

use super::sense::Sense;
use dark_threat::{Camp, Piece};

/// What Gaia waits for as long as there is no Ultimate Bane.
const ABSENT: f32 = 7.0;

pub(super) fn need(sense: &Sense<'_>) -> f32 {
    let state = sense.state;
    if state.has_feat(Camp::Gaia) {
        return 0.0;
    }
    let target = if sense.rules.king_stands_in(state) { Piece::WoodenKing } else { Piece::UltimateBane };
    let Some(bane) = sense.square(target) else { return ABSENT };
    let oak = sense.square(Piece::Oak);
    let strike = match oak {
        _ if state.felled().has(target) => 0.0,
        Some(oak) if sense.board.around(bane).has(oak) => 0.8,
        Some(_) if sense.board.around(bane).meets(sense.oak_flights()) => 1.2,
        _ => 2.0,
    };
    let fongia = match (sense.square(Piece::Fongia), sense.square(Piece::Ninja)) {
        _ if state.felled().has(Piece::Fongia) => 0.0,
        (Some(fongia), Some(ninja)) if sense.board.between(ninja, fongia).is_some_and(|to| to.is_straight()) => 0.8,
        (Some(_), Some(_)) => 1.5,
        _ => 3.0,
    };
    1.0 + 1.5 * (strike + fongia)
}
