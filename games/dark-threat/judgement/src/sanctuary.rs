//! Gaia's second goal: the Chosen One's way to the Sanctuary.

use super::sense::Sense;
use dark_threat::{Piece, Temple};

pub(super) fn need(sense: &Sense<'_>) -> f32 {
    let field = sense.state.field();
    let Some(at) = sense.square(Piece::ChosenOne) else { return 8.0 };
    let home = sense.rules.sanctuary();
    let steps = sense.steps(at, home);
    let wings = sense.rules.in_force(sense.state, Temple::Wisdom);
    let mut need = if wings { steps.min(2.0) } else { steps };
    if field.stunned().has(Piece::ChosenOne) {
        need += 2.0;
    }
    if at != home && field.piece(home).is_some() {
        need += 0.5;
    }
    // Until he is bright, being near is only good to have.
    if field.is_bright() { need } else { 0.5 + 0.25 * need }
}
