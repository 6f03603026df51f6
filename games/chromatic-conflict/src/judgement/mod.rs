//! What a position looks like to somebody who wants to win.
//!
//! Worth is counted in victory points: those that a seat has, less what it is likely to lose, plus what its effects and
//! cards are likely to bring in the rest of the game.

mod features;
mod weights;

use crate::{Action, ChromaticConflict, Effect, Kind, Places, Position, State};
pub use features::{FEATURES, Features, features, rest_of_game};
use tabletop::{Judgement, MAX_SEATS, PerSeat};
use weights::WEIGHTS;

/// What an effect is worth for the rest of a whole game, beyond the points it gives.
fn worth_of(effect: Effect) -> f32 {
    match effect {
        Effect::Empty | Effect::Stronghold => 0.0,
        Effect::Offensive => 2.0,
        Effect::Strike => 1.2,
        Effect::Bastion => 0.8,
    }
}

/// What a vehicle's power is worth while it waits to be used.
fn worth_of_power(kind: Kind) -> f32 {
    match kind {
        Kind::Ship => 2.0,
        Kind::Cannon => 2.5,
        Kind::Crane => 0.5,
        _ => 0.0,
    }
}

impl Judgement for ChromaticConflict {
    fn evaluate(&self, state: &State) -> PerSeat<f32> {
        let seats = state.seats as usize;
        let mut values = [0.0; MAX_SEATS];
        if state.turn == 0 {
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

    fn promise(&self, state: &State, action: Action) -> f32 {
        match action {
            Action::Faction(_) => 1.0,
            Action::Lay { terrain, .. } => {
                let face = state.face(terrain);
                0.4 + 0.15 * f32::from(self.gems(face)) + 0.1 * worth_of(self.zone(face, state.faction(state.active)))
            }
            Action::Place { kind, at } => self.promise_of_placing(state, kind, at),
            Action::Shield { at } => 0.3 + state.map.at(at).map_or(0.0, |place| self.own_stake(state, Places::one(place))),
            Action::Destroy { at } | Action::Empty { at } => {
                0.2 + state.map.at(at).map_or(0.0, |place| -self.own_stake(state, Places::one(place))).max(0.0)
            }
            Action::Lift { .. } => 0.3,
            Action::Drop { .. } => 1.0,
            Action::Decline => 0.8,
        }
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

impl ChromaticConflict {
    /// Placing: what it gains and takes away, less what the card could have done elsewhere.
    fn promise_of_placing(&self, state: &State, kind: Kind, at: Position) -> f32 {
        let Some(place) = state.map.at(at) else { return 0.0 };
        let face = state.face(place);
        let faction = state.faction(state.active);
        let gems = f32::from(self.gems(face));
        let card = &state.cards[place.index()];
        let known = (card.public | card.scanned) & faction.bit() != 0;
        let effect = if known { self.zone(face, faction) } else { Effect::Empty };
        let effect = worth_of(effect) + if effect == Effect::Stronghold { 2.5 } else { 0.0 };
        let taken = state.standing[place.index()].map_or(0.0, |occupant| {
            let theirs = self.zone(face, state.faction(occupant.seat));
            gems + 0.5 * worth_of(theirs) + if theirs == Effect::Stronghold { 2.0 } else { 0.0 }
        });
        let power = f32::from(self.power(kind));
        let score = gems + effect + 0.8 * taken + worth_of_power(kind) * 0.6 - 0.35 * power;
        let score = (0.5 + score).max(0.1);
        score * score * 0.3
    }

    /// What is at stake on these places for the active seat: its own gems, less the others'.
    fn own_stake(&self, state: &State, places: Places) -> f32 {
        places.iter().fold(0.0, |sum, place| {
            let face = state.face(place);
            match state.standing[place.index()] {
                None => sum,
                Some(chromeca) => {
                    let effect = self.zone(face, state.faction(chromeca.seat));
                    let stake =
                        f32::from(self.gems(face)) + worth_of(effect) + if effect == Effect::Stronghold { 2.5 } else { 0.0 };
                    if chromeca.seat == state.active { sum + stake } else { sum - stake }
                }
            }
        })
    }
}
