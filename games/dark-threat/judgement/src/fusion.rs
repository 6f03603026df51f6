//! Kaos's first goal: two small Banes that meet, and their way to the Wooden King.

use super::sense::Sense;
use dark_threat::{Piece, Temple};
use paint::Square;

/// What a step of a Bane costs: there are two in a cycle.
const STEP: f32 = 1.0;
/// What an attack with black paint costs.
const LINE: f32 = 0.8;
/// How likely Oak destroys a small Bane that he gets at.
const THREAT: f32 = 0.1;

pub(super) fn need(sense: &Sense<'_>) -> f32 {
    if sense.square(Piece::UltimateBane).is_some() {
        return 0.0;
    }
    let king = sense.square(Piece::WoodenKing).unwrap_or(sense.rules.swamps()[0]);
    if let Some(half) = sense.square(Piece::HalfBane) {
        return STEP * sense.steps(half, king);
    }
    let banes = Temple::ALL.map(|temple| sense.square(Piece::bane(temple)));
    let way = pair(sense, king, banes);
    // Oak destroys those that he gets at.
    let oak = sense.square(Piece::Oak).map_or(sense.oak_flights(), |at| sense.oak_flights().with(at));
    let safe = banes.map(|bane| bane.filter(|&at| !sense.board.around(at).meets(oak)));
    if safe == banes { way } else { way + THREAT * (pair(sense, king, safe) - way) }
}

/// The least work to bring out two small Banes, or those that are there, and to bring them together and to the King.
fn pair(sense: &Sense<'_>, king: Square, banes: [Option<Square>; 3]) -> f32 {
    let banes = Temple::ALL.map(|temple| match banes[temple.index()] {
        Some(at) => (at, 0.0),
        None => (sense.ground.centre(temple), corruption(sense, temple)),
    });
    let mut best = f32::MAX;
    for (one, other) in [(0, 1), (0, 2), (1, 2)] {
        let ((a, raise_a), (b, raise_b)) = (banes[one], banes[other]);
        let way = sense.steps(a, b) + sense.steps(a, king).min(sense.steps(b, king));
        best = best.min(raise_a + raise_b + STEP * way);
    }
    best
}

/// What it takes to corrupt a Temple.
pub(super) fn corruption(sense: &Sense<'_>, temple: Temple) -> f32 {
    let index = temple.index();
    0.5 + LINE * sense.king.centres[index].min(sense.queen.centres[index])
}
