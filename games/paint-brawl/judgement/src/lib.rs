//! What a position looks like to somebody who wants to win.
//!
//! Every scenario is a race. A seat's *need* is the work that is left to its goal, in squares to paint or steps to take;
//! each scenario has its own idea of it. What a seat can work with (fighters, Golems, cards, attacks that would hit) is its
//! *means*. A seat's share is `means / (1 + need)^2` against that of the others. The search and the one-step bot order
//! their options by this very judgement, one step ahead, so that they play each scenario for its own goal.

mod capture;
mod cat;
mod encirclement;
mod escort;
mod means;
mod network;
mod way;

use judgement::{Judgement, SearchParams};
use paint_brawl::{Frame, PaintBrawl, Scenario, Stage, State};
use tabletop::{MAX_SEATS, PerSeat, Seat};

/// What a Move and an Attack that are left in the running turn are worth, in units of need.
fn tempo(scenario: Scenario, seats: u8) -> (f32, f32) {
    match scenario {
        Scenario::Network => (0.4, 2.0),
        Scenario::Capture if seats == 2 => (0.15, 0.4),
        Scenario::Capture => (0.8, 0.3),
        Scenario::Encirclement => (0.5, 1.5),
        Scenario::Escort => (0.8, 0.8),
        Scenario::Cat => (0.5, 0.7),
    }
}

/// Who judges this game: what its [`Judgement`] is implemented with.
#[derive(Clone, Copy, Debug)]
pub struct Judge;

impl Judgement<Judge> for PaintBrawl {
    fn evaluate(&self, state: &State) -> PerSeat<f32> {
        let mut shares = [0.0; MAX_SEATS];
        let seats = usize::from(state.seats());
        if state.stage() != Stage::Playing {
            shares[..seats].fill(1.0 / seats as f32);
            return shares;
        }
        if let Some(Frame::Collect { purpose, chosen }) = state.pending() {
            return self.evaluate(&state.as_if_collected(purpose, chosen));
        }
        for seat in Seat::first(state.seats()) {
            shares[seat.index()] = strength(self, state, seat, self.supply(state, seat) as f32);
        }
        let sum: f32 = shares.iter().sum();
        shares.iter_mut().for_each(|share| *share /= sum);
        shares
    }

    /// Found by matches: the shares of good and bad options lie far apart here, and what looks best one step ahead is often
    /// answered at once, so that it pays to look at more of the others.
    fn search_params(&self) -> SearchParams {
        SearchParams { c_puct: 2.0, temperature: 0.01, ahead: true }
    }
}

fn strength(rules: &PaintBrawl, state: &State, seat: Seat, supply: f32) -> f32 {
    let mut need = need(rules, state, seat, supply);
    if seat == state.active() {
        let (a_move, an_attack) = tempo(state.scenario(), state.seats());
        let (moves, attacks) = state.actions_left();
        need -= a_move * f32::from(moves) + an_attack * f32::from(attacks);
    }
    let need = 1.0 + need.max(0.0);
    means::of(rules, state, seat, supply) / (need * need)
}

/// The work that is left to the goal of the scenario.
fn need(rules: &PaintBrawl, state: &State, seat: Seat, supply: f32) -> f32 {
    match state.scenario() {
        Scenario::Network => network::need(rules, state, seat, supply),
        Scenario::Capture => capture::need(rules, state, seat),
        Scenario::Encirclement => encirclement::need(rules, state, seat),
        Scenario::Escort => escort::need(rules, state, seat),
        Scenario::Cat => cat::need(rules, state, seat),
    }
}
