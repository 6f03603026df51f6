//! Kaos's second goal: Oak and the Chosen One in one turn.

use super::sense::{Reach, Sense};
use dark_threat::{Camp, Piece};

pub(super) fn need(sense: &Sense<'_>) -> f32 {
    let state = sense.state;
    if state.has_feat(Camp::Kaos) {
        return 0.0;
    }
    let both = |reach: &Reach| {
        let of = |piece: Piece, reach: f32| if state.felled().has(piece) { 0.0 } else { reach.min(4.0) };
        let (oak, chosen_one) = (of(Piece::Oak, reach.oak), of(Piece::ChosenOne, reach.chosen_one));
        oak + chosen_one
    };
    let best = both(&sense.king).min(both(&sense.queen));
    // The later the less it is worth, and with the Ultimate Bane it is easy.
    1.0 + 0.35 * best.min(4.0)
}
