//! What a position looks like to somebody who wants to win.
//!
//! This crate knows no game and no search: a game's own crate implements [`Judgement`], and bots ask for it.

use tabletop::{Game, Outcome, PerSeat};

/// A game's own judgement, for bots. Kept apart from its rules and from any search.
///
/// `By` is who judges: a unit type of the crate that has the implementation. With it that crate need not be the one of the game.
/// A game has one implementation, so that whoever calls it need not name the type.
pub trait Judgement<By>: Game {
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

    /// How a search should trust this judgement (PUCT).
    fn search_params(&self) -> SearchParams {
        SearchParams::default()
    }
}

/// How a search by PUCT trusts a judgement, which gives each option a value one step ahead, and thereby its prior.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct SearchParams {
    /// The weight of exploration by priors against the values that were found.
    pub c_puct: f32,
    /// How flat priors are: an option whose value is this much below the best has a quarter of its prior.
    pub temperature: f32,
    /// Whether a new leaf is worth the value of its best option, with the luck that this option would have, rather than its own
    /// evaluation. Where dice decide much that is too hopeful; such a judgement should look ahead by itself.
    pub ahead: bool,
}

impl Default for SearchParams {
    fn default() -> SearchParams {
        SearchParams { c_puct: 0.3, temperature: 0.03, ahead: true }
    }
}
