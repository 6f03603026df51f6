//! What a position looks like to somebody who wants to win.
//!
//! The game is a race of two camps with goals of their own. A camp's *need* is the work that is left to the goals of its
//! level, in half turns: an attack and a move. Each goal has its own idea of it. What a camp can work with is its *means*. Its
//! share is `means / (1 + need)^2` against that of the other camp; the seats of a camp win together and share it.

mod ambush;
mod awakening;
mod corruption;
mod downfall;
mod front;
mod fusion;
mod means;
mod pending;
mod sanctuary;
mod sense;

use dark_threat::{Camp, DarkThreat, State, score};
use judgement::{Judgement, SearchParams};
use sense::Sense;
use std::cmp::Ordering;
use tabletop::{MAX_SEATS, PerSeat, Seat};

/// What a move that is left in the running turn is worth.
const MOVE: f32 = 0.3;
/// What an attack that is left is worth.
const ATTACK: f32 = 0.5;
/// How much the goals that are met count in the last cycle, when the game is about to be scored.
const SCORE: f32 = 0.8;

/// Who judges this game: what its [`Judgement`] is implemented with.
#[derive(Clone, Copy, Debug)]
pub struct Judge;

impl Judgement<Judge> for DarkThreat {
    fn evaluate(&self, state: &State) -> PerSeat<f32> {
        let painted = self.as_if_painted(state);
        let state = painted.as_ref().unwrap_or(state);
        let [gaia, kaos] = strengths(self, state);
        let share = with_score(self, state, gaia / (gaia + kaos));
        let mut shares = [0.0; MAX_SEATS];
        for seat in Seat::first(state.seats()) {
            let own = if state.camp_of(seat) == Camp::Gaia { share } else { 1.0 - share };
            shares[seat.index()] = own * 2.0 / f32::from(state.seats());
        }
        shares
    }

    /// Taken over from the sister game with half its `c_puct`; no match has compared it with others yet.
    fn search_params(&self) -> SearchParams {
        SearchParams { c_puct: 1.0, temperature: 0.01, ahead: true }
    }
}

/// Gaia's share, with what the goals that are met would bring at the cycle limit (DT-WIN-10): the nearer the more.
fn with_score(rules: &DarkThreat, state: &State, share: f32) -> f32 {
    let gone = f32::from(state.cycle()) / f32::from(state.cycles());
    let weight = SCORE * gone * gone * gone * gone;
    let ((gaia, of_gaia), (kaos, of_kaos)) = (score(rules, state, Camp::Gaia), score(rules, state, Camp::Kaos));
    let standing = match (gaia * of_kaos).cmp(&(kaos * of_gaia)) {
        Ordering::Greater => 1.0,
        Ordering::Equal => 0.5,
        Ordering::Less => 0.0,
    };
    share + weight * (standing - share)
}

/// How strong Gaia and Kaos are.
fn strengths(rules: &DarkThreat, state: &State) -> [f32; 2] {
    let sense = Sense::of(rules, state);
    let means = means::of(&sense);
    let mut strengths = [0.0; 2];
    for camp in Camp::ALL {
        let mut need = need(&sense, camp);
        if camp == state.turn().camp() {
            let (moves, attacks) = state.actions_left();
            need -= MOVE * f32::from(moves) + ATTACK * f32::from(attacks) + pending::worth(state);
        }
        let need = 1.0 + need.max(0.0);
        strengths[camp.index()] = means[camp.index()] / (need * need);
    }
    strengths
}

/// The work that is left to all goals of a camp's level.
fn need(sense: &Sense<'_>, camp: Camp) -> f32 {
    let asked = sense.rules.destiny().goals(sense.state.level(camp));
    let goals: [fn(&Sense<'_>) -> f32; 3] = match camp {
        Camp::Gaia => [awakening::need, sanctuary::need, downfall::need],
        Camp::Kaos => [fusion::need, ambush::need, corruption::need],
    };
    goals.iter().take(asked.into()).map(|need| need(sense)).sum()
}
