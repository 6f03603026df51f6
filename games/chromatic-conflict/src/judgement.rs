//! What a position looks like to somebody who wants to win.
//!
//! Worth is counted in victory points: those that a seat has, less what it is likely to lose, plus what its effects and
//! cards are likely to bring in the rest of the game.

use crate::{Action, ChromaticConflict, Effect, Effects, Frame, Kind, Places, Position, State};
use tabletop::{Judgement, MAX_SEATS, PerSeat, Seat};

/// The share of what stands on a place within an enemy's reach that is lost before the end, by the occupant's power.
const RISK: [f32; 6] = [0.0, 0.6, 0.45, 0.3, 0.18, 0.04];
/// The same where no enemy is near yet.
const CALM: f32 = 0.35;

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
        let mut worth = [0.0; MAX_SEATS];
        if state.turn == 0 {
            worth[..seats].fill(1.0 / seats as f32);
            return worth;
        }
        let effects: [Effects; 4] =
            std::array::from_fn(|seat| if seat < seats { state.effects(self, Seat::at(seat)) } else { Effects::default() });
        let rest = rest_of_game(state);
        for seat in 0..seats {
            worth[seat] = self.worth(state, Seat::at(seat), &effects, rest);
        }
        let doubt = 1.0 + 7.0 * rest;
        let mut values = [0.0; MAX_SEATS];
        for seat in 0..seats {
            let rival = (0..seats).filter(|&other| other != seat).fold(f32::MIN, |best, other| best.max(worth[other]));
            let lead = worth[seat] - rival;
            values[seat] = 0.5 + 0.5 * lead / (doubt + lead.abs());
        }
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

/// How much of the game is left, from 1 to 0: the seat with the fewest cards decides when it ends.
fn rest_of_game(state: &State) -> f32 {
    let left = |seat: usize| state.hands[seat].chromecas.count() as usize + state.decks[seat].len();
    (0..state.seats as usize).map(left).min().unwrap_or(0) as f32 / 14.0
}

impl ChromaticConflict {
    fn worth(&self, state: &State, seat: Seat, effects: &[Effects; 4], rest: f32) -> f32 {
        let index = seat.index();
        let faction = state.faction(seat);
        let own = state.held[index];
        let shielded = state.shielded();
        let mut reach = Places::NONE;
        let mut strong = false;
        for (other, effects) in effects.iter().enumerate().take(state.seats as usize).filter(|&(other, _)| other != index) {
            reach = reach.or(state.map.orthogonal_to_any(state.held[other]));
            if effects.has(Effect::Strike) {
                reach = reach.or(state.map.diagonal_to_any(state.held[other]));
            }
            strong |= effects.has(Effect::Offensive);
        }
        let danger = 0.25 + 0.75 * rest;
        let mut worth = 0.0;
        let mut keeps_stronghold = 1.0;
        let mut keeps: [f32; 5] = [1.0; 5];
        for place in own.iter() {
            let Some(chromeca) = state.standing[place.index()] else { continue };
            let power = self.power(chromeca.kind).saturating_sub(u8::from(strong)) as usize;
            let risk =
                if shielded.has(place) { 0.05 } else { danger * RISK[power.max(1)] * if reach.has(place) { 1.0 } else { CALM } };
            let face = state.face(place);
            worth += f32::from(self.gems(face)) * (1.0 - risk);
            let effect = self.zone(face, faction);
            keeps[effect.index()] *= risk;
            if effect == Effect::Stronghold {
                keeps_stronghold *= risk;
            }
        }
        if effects[index].has(Effect::Stronghold) {
            worth += f32::from(self.constants.stronghold_points) * (1.0 - keeps_stronghold);
        }
        for effect in effects[index].iter() {
            worth += worth_of(effect) * rest * (1.0 - 0.5 * keeps[effect.index()]);
        }
        let hand = &state.hands[index];
        let mut force = 0.0;
        for kind in Kind::ALL {
            let copies = f32::from(hand.chromecas.of(kind) + state.decks[index].loose()[kind.index()]);
            let each = f32::from(self.power(kind)) + worth_of_power(kind);
            force += copies * each;
        }
        worth += 0.12 * force;
        for terrain in hand.terrains.iter() {
            let face = state.face(terrain);
            let zone = self.zone(face, faction);
            worth +=
                0.1 * rest * (f32::from(self.gems(face)) + worth_of(zone) + if zone == Effect::Stronghold { 2.0 } else { 0.0 });
        }
        if seat == state.active
            && let Some(Frame::Power(kind)) = state.business.frames().first().copied()
        {
            worth += worth_of_power(kind);
        }
        worth
    }

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
