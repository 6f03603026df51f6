//! What a position looks like to somebody who wants to win.
//!
//! All heroes want the same, and a Keeper wants the opposite (CR-KEEP-3). What is left to do, in actions of heroes, is the *need*:
//! the shortest way to a victory that the quest's own rules show, the enemies on the table and those to come. What the party can
//! do it with is its *means*. The heroes' share is `means / (means + need)`, as far as nobody falls and the time suffices.
//!
//! Nothing here knows a quest by name: what leads where is read off its rules when the content is loaded.

mod danger;
mod means;
mod need;
mod pending;
mod plan;
mod sense;
mod time;

pub(crate) use plan::Plan;

use crate::{Cause, CoraQuest, State};
use sense::Sense;
use tabletop::{Judgement, MAX_SEATS, PerSeat, Temper};

impl Judgement for CoraQuest {
    fn evaluate(&self, state: &State) -> PerSeat<f32> {
        let done = pending::as_if_done(state);
        let state = done.as_ref().unwrap_or(state);
        let heroes = match state.over.map(|over| over.cause) {
            Some(Cause::Won) => 1.0,
            Some(_) => 0.0,
            None => self.share(state),
        };
        let mut shares = [0.0; MAX_SEATS];
        shares[..usize::from(state.seats)].fill(heroes);
        if state.keeper {
            shares[usize::from(state.seats)] = 1.0 - heroes;
        }
        shares
    }

    /// CR-END-7.
    fn together(&self) -> bool {
        true
    }

    fn temper(&self) -> Temper {
        Temper { curiosity: 1.0, heat: 0.01 }
    }
}

impl CoraQuest {
    /// The heroes' share of a game that goes on.
    fn share(&self, state: &State) -> f32 {
        let sense = Sense::of(self, state);
        let left = need::left(&sense);
        let need = (sense.weigh(left) + danger::burden(&sense) + time::pressure(&sense) - means::tempo(&sense)).max(1.0);
        let means = means::of(&sense);
        danger::survival(&sense) * time::suffices(&sense, left) * means / (means + need)
    }
}
