//! What a position looks like to somebody who wants to win.
//!
//! A position is counted (`features`), the counts are weighed (`weights`), and the seats share one victory by what comes
//! of it. The weights were fitted to thousands of games.

mod features;
mod weights;

use chromatic_conflict::{ChromaticConflict, State};
pub use features::{FEATURES, Features, features, rest_of_game};
use judgement::Judgement;
use tabletop::{MAX_SEATS, PerSeat};
use weights::WEIGHTS;

/// Who judges this game: what its [`Judgement`] is implemented with.
#[derive(Clone, Copy, Debug)]
pub struct Judge;

impl Judgement<Judge> for ChromaticConflict {
    fn evaluate(&self, state: &State) -> PerSeat<f32> {
        let seats = usize::from(state.seats());
        let mut values = [0.0; MAX_SEATS];
        if state.turn() == 0 {
            values[..seats].fill(1.0 / seats as f32);
            return values;
        }
        let counted = features(self, state);
        let rest = rest_of_game(state);
        let mut sum = 0.0;
        for (value, row) in values.iter_mut().zip(&counted).take(seats) {
            *value = exp(weigh(row, rest));
            sum += *value;
        }
        values.iter_mut().for_each(|value| *value /= sum);
        values
    }
}

/// The judgement of one seat as one number.
fn weigh(row: &[f32; FEATURES], rest: f32) -> f32 {
    row.iter().zip(&WEIGHTS).map(|(count, [late, early])| count * (late + early * rest)).sum()
}

/// e to the power of x, by products alone, so that it is the same on every platform.
fn exp(x: f32) -> f32 {
    let mut power = 1.0 + x.clamp(-20.0, 20.0) / 256.0;
    for _ in 0..8 {
        power *= power;
    }
    power
}
