//! What a position looks like to somebody who wants to win.
//!
//! The plainest idea: the party stands well while its heroes are healthy and enemies are few, and better the more of the
//! dungeon it has seen. All heroes' seats stand alike; the Keeper has what is left.

use crate::look::Look;
use crate::{Cause, CoraQuest, State};
use tabletop::{Game as _, Judgement, MAX_SEATS, PerSeat, Seat};

impl Judgement for CoraQuest {
    fn evaluate(&self, state: &State) -> PerSeat<f32> {
        let party = match state.over.map(|over| over.cause) {
            Some(Cause::Won) => 1.0,
            Some(_) => 0.0,
            None => self.hope(state),
        };
        let mut shares = [0.0; MAX_SEATS];
        for seat in Seat::first(self.seats(state)) {
            let keeper = seat.index() >= usize::from(state.seats);
            shares[seat.index()] = if keeper { 1.0 - party } else { party };
        }
        shares
    }
}

impl CoraQuest {
    /// The party's share of a game that goes on.
    fn hope(&self, state: &State) -> f32 {
        let look = Look::of(self, state);
        // The party loses with its weakest hero (CR-END-2).
        let health = state.slots().map(|slot| f32::from(look.hero(slot).health) / f32::from(look.sheet(slot).health));
        let health = health.fold(1.0_f32, f32::min);
        let foes: f32 = state.enemies().iter().map(|enemy| f32::from(enemy.health)).sum();
        let seen = state.dungeon().laid().len() as f32;
        let good = health * (4.0 + seen);
        good / (good + 4.0 + foes)
    }
}
