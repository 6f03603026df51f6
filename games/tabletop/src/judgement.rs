//! What a position looks like to somebody who wants to win.

use crate::{Game, Outcome, PerSeat};

/// A game's own judgement, for bots. Kept apart from its rules and from any search.
pub trait Judgement: Game {
    /// How well each seat stands, from 0 (lost) to 1 (won). Only sums, products, quotients and roots are used in it,
    /// so that a search with a fixed number of iterations chooses alike on every platform.
    fn evaluate(&self, state: &Self::State) -> PerSeat<f32>;

    /// Whether the seats of one side win and lose together.
    fn together(&self) -> bool {
        false
    }

    /// What an ending is worth to each seat: one victory, shared out among its winners; all of it to each of those who win
    /// together.
    fn credit(&self, outcome: &Outcome) -> PerSeat<f32> {
        let mut credit = outcome.shares();
        if self.together() {
            outcome.winners.iter().for_each(|seat| credit[seat.index()] = 1.0);
        }
        credit
    }

    /// How a search should trust this judgement.
    fn temper(&self) -> Temper {
        Temper::default()
    }
}

/// How a search trusts a judgement when it orders options by what they look worth one step ahead.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Temper {
    /// How strongly it explores what looks promising.
    pub curiosity: f32,
    /// An option that looks worse than the best by this much gets a quarter of its attention.
    pub heat: f32,
    /// Whether a position that is met for the first time is worth what its best option looks worth, with the luck that it would
    /// have. Where dice decide much that is a dream; such a judgement should look ahead by itself and be taken at its word.
    pub ahead: bool,
}

impl Default for Temper {
    fn default() -> Temper {
        Temper { curiosity: 0.3, heat: 0.03, ahead: true }
    }
}
