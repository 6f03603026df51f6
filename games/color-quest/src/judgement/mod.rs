//! What a position looks like to somebody who wants to win.
//!
//! A side's *need* is the work that is left to what its scenario asks for, in actions of figures; each scenario has its own
//! idea of it. What a side can work with is its *means*. Its share is `means / (1 + need)^2` against that of the other side.

mod escort;
mod harvest;
mod means;
mod muster;
mod pace;
mod pending;
mod sense;
mod supremacy;

use crate::{Camp, ColorQuest, Ending, Scenario, Stage, State};
use judgement::{Judgement, SearchParams};
use sense::Sense;
use std::cmp::Ordering;
use tabletop::{MAX_SEATS, PerSeat};

/// How much the standing counts in the last round, when the game is about to be scored (CQ-END-3).
const SCORE: f32 = 0.8;

/// Who judges this game: what its [`Judgement`] is implemented with.
#[derive(Clone, Copy, Debug)]
pub struct Judge;

impl Judgement<Judge> for ColorQuest {
    fn evaluate(&self, state: &State) -> PerSeat<f32> {
        let gaia = self.chances(state);
        let mut shares = [0.0; MAX_SEATS];
        shares[state.seat_of(Camp::Gaia).index()] = gaia;
        shares[state.seat_of(Camp::Kaos).index()] = 1.0 - gaia;
        shares
    }

    /// Taken over from the sister games; no match has compared it with others yet.
    fn search_params(&self) -> SearchParams {
        SearchParams { c_puct: 1.0, temperature: 0.01, ahead: true }
    }
}

impl ColorQuest {
    /// Gaia's share of any game.
    fn chances(&self, state: &State) -> f32 {
        let done = pending::as_if_done(self, state);
        let state = done.as_ref().unwrap_or(state);
        match state.over {
            Some(Ending::Goal(Camp::Gaia)) => 1.0,
            Some(Ending::Goal(Camp::Kaos)) => 0.0,
            Some(Ending::Limit) => self.scored(state),
            None => pending::at_best(self, state).unwrap_or_else(|| self.share(state)),
        }
    }

    /// Gaia's share of a game that goes on.
    fn share(&self, state: &State) -> f32 {
        let sense = Sense::of(self, state);
        let [gaia, kaos] = Camp::ALL.map(|camp| {
            let need = if state.stage == Stage::Playing { need(&sense, camp) } else { 0.0 };
            let need = 1.0 + need.max(0.0);
            means::of(&sense, camp) * muster::of(&sense, camp) / (need * need)
        });
        let share = gaia / (gaia + kaos);
        let gone = f32::from(state.round) / f32::from(self.constants.rounds);
        let weight = SCORE * gone * gone * gone * gone;
        share + weight * (self.scored(state) - share)
    }

    /// What Gaia would get if the game were scored now.
    fn scored(&self, state: &State) -> f32 {
        match self.standing(state, Camp::Gaia).cmp(&self.standing(state, Camp::Kaos)) {
            Ordering::Greater => 1.0,
            Ordering::Equal => 0.5,
            Ordering::Less => 0.0,
        }
    }
}

/// The work that is left to what a side wants, without what it may still do in the running turn.
fn need(sense: &Sense<'_>, camp: Camp) -> f32 {
    let need = match sense.state.scenario {
        Scenario::Supremacy | Scenario::SupremacyPlus => supremacy::need(sense, camp),
        Scenario::Harvest => harvest::need(sense, camp),
        Scenario::Escort => escort::need(sense, camp),
    };
    need - if camp == sense.state.active { means::tempo(sense) } else { 0.0 }
}
