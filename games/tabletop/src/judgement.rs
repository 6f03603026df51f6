//! What a position looks like to somebody who wants to win.

use crate::{Game, PerSeat};

/// A game's own judgement, for bots. Kept apart from its rules and from any search.
pub trait Judgement: Game {
    /// How well each seat stands, from 0 (lost) to 1 (won). Only sums, products, quotients and roots are used in it,
    /// so that a search with a fixed number of iterations chooses alike on every platform.
    fn evaluate(&self, state: &Self::State) -> PerSeat<f32>;
}
