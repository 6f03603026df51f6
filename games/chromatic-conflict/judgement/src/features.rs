//! What is counted when a position is judged.

use chromatic_conflict::{ChromaticConflict, Effect, Effects, Frame, Kind, Places, State, points as points_of, reach};
use tabletop::Seat;

/// How many things are counted for each seat.
pub const FEATURES: usize = 48;

/// What is counted, for each seat.
pub type Features = [[f32; FEATURES]; 4];

/// Where each count stands.
mod at {
    pub(super) const POINTS: usize = 0;
    /// Gems within an enemy's reach, by the power that holds them (0 to 5, lowered by the enemy's Offensive force).
    pub(super) const EXPOSED: usize = 1;
    /// Gems out of every enemy's reach, likewise.
    pub(super) const CALM: usize = 7;
    pub(super) const SHIELDED: usize = 13;
    pub(super) const STRONGHOLD: usize = 14;
    pub(super) const SAFE_STRONGHOLD: usize = 15;
    pub(super) const OFFENSIVE: usize = 16;
    pub(super) const STRIKE: usize = 17;
    pub(super) const SHIELD: usize = 18;
    /// Cards in hand and pile, by kind.
    pub(super) const CARDS: usize = 19;
    pub(super) const BEST_CARD: usize = 26;
    pub(super) const BEST_CAPTURE: usize = 27;
    pub(super) const CAPTURES: usize = 28;
    pub(super) const TERRAIN_GEMS: usize = 29;
    pub(super) const TERRAIN_STRONGHOLD: usize = 30;
    pub(super) const TERRAIN_FORCE: usize = 31;
    pub(super) const WAIT: usize = 32;
    pub(super) const ACTIONS: usize = 33;
    /// A vehicle's power that waits to be used: Ship, Cannon, Crane.
    pub(super) const POWER: usize = 34;
    pub(super) const LEFT: usize = 37;
    pub(super) const RACE: usize = 38;
    pub(super) const VACANT: usize = 39;
    pub(super) const LEAD: usize = 40;
    pub(super) const LEAD_LATE: usize = 41;
    pub(super) const PLACES: usize = 42;
    pub(super) const HAND_VEHICLES: usize = 43;
    /// Gems that an enemy could take with the cards in its hand, all and the most valuable place.
    pub(super) const THREAT: usize = 44;
    pub(super) const WORST_THREAT: usize = 45;
    /// Gems within reach, by the share of the enemies' cards that would take them.
    pub(super) const THREAT_LATER: usize = 46;
    pub(super) const STRONGHOLD_THREAT: usize = 47;
}

/// How much of the game is left, from 1 to 0: the seat with the fewest cards decides when it ends.
pub fn rest_of_game(state: &State) -> f32 {
    Seat::first(state.seats()).map(|seat| cards_left(state, seat)).min().unwrap_or(0) as f32 / 14.0
}

fn cards_left(state: &State, seat: Seat) -> u8 {
    state.chromecas(seat).count() + state.undrawn(seat).count()
}

/// What a seat can attack with.
#[derive(Clone, Copy, Default)]
struct Force {
    /// The attack power of the best card in hand.
    attack: u8,
    /// The share of the cards left that beats each power.
    beating: [f32; 6],
}

impl Force {
    fn of(rules: &ChromaticConflict, state: &State, seat: Seat, effects: Effects) -> Force {
        let bonus = if effects.has(Effect::Offensive) { rules.constants().offensive_bonus } else { 0 };
        let (hand, undrawn) = (state.chromecas(seat), state.undrawn(seat));
        let mut force = Force::default();
        let mut cards = [0u8; 6];
        for kind in Kind::ALL {
            let power = rules.power(kind) + bonus;
            if hand.of(kind) > 0 {
                force.attack = force.attack.max(power);
            }
            let copies = hand.of(kind) + undrawn.of(kind);
            cards.iter_mut().take(power as usize).for_each(|cards| *cards += copies);
        }
        let all = f32::from(cards_left(state, seat).max(1));
        for (share, &cards) in force.beating.iter_mut().zip(&cards) {
            *share = f32::from(cards) / all;
        }
        force
    }
}

/// Counts everything.
pub fn features(rules: &ChromaticConflict, state: &State) -> Features {
    let seats = usize::from(state.seats());
    let mut all = [[0.0; FEATURES]; 4];
    let mut effects = [Effects::default(); 4];
    let mut reaches = [Places::NONE; 4];
    let mut points = [0.0; 4];
    let mut left = [u8::MAX; 4];
    for seat in Seat::first(state.seats()) {
        let index = seat.index();
        effects[index] = state.effects(rules, seat);
        reaches[index] = reach(state, state.held(seat), effects[index].has(Effect::Strike));
        points[index] = f32::from(points_of(rules, state, seat));
        left[index] = cards_left(state, seat);
    }
    let mut forces = [Force::default(); 4];
    for seat in Seat::first(state.seats()) {
        forces[seat.index()] = Force::of(rules, state, seat, effects[seat.index()]);
    }
    let rest = rest_of_game(state);
    let shielded = state.shielded();
    let occupied = state.occupied();
    let vacant = state.map().places().without(occupied);
    let best_vacant = vacant.iter().map(|place| rules.gems(state.face(place))).max().unwrap_or(0);
    for (seat, row) in all.iter_mut().enumerate().take(seats) {
        let others = |seat: usize| (0..seats).filter(move |&other| other != seat);
        let bold = others(seat).filter(|&other| effects[other].has(Effect::Offensive));
        let bold = bold.fold(Places::NONE, |all, other| all.or(reaches[other]));
        let near = others(seat).fold(Places::NONE, |all, other| all.or(reaches[other]));
        let (own, faction) = (Seat::at(seat), state.faction(Seat::at(seat)));
        row[at::POINTS] = points[seat];
        for place in state.held(own).iter() {
            let Some(chromeca) = state.standing(place) else { continue };
            let gems = f32::from(rules.gems(state.face(place)));
            let power = rules.power(chromeca.kind) as usize;
            let column = if shielded.has(place) {
                at::SHIELDED
            } else if near.has(place) {
                at::EXPOSED + power - usize::from(bold.has(place))
            } else {
                at::CALM + power
            };
            row[column] += gems;
            let stronghold = rules.zone(state.face(place), faction) == Effect::Stronghold;
            if stronghold && column >= at::CALM + 3 {
                row[at::SAFE_STRONGHOLD] = 1.0;
            }
            if near.has(place) && !shielded.has(place) {
                let near = others(seat).filter(|&other| reaches[other].has(place));
                let (now, later) = near.fold((false, 0.0f32), |(now, later), other| {
                    (now || forces[other].attack as usize > power, later.max(forces[other].beating[power]))
                });
                row[at::THREAT_LATER] += gems * later;
                if now {
                    row[at::THREAT] += gems;
                    row[at::WORST_THREAT] = row[at::WORST_THREAT].max(gems);
                    row[at::STRONGHOLD_THREAT] += if stronghold { 1.0 } else { 0.0 };
                }
            }
        }
        let flag = |effect: Effect| f32::from(u8::from(effects[seat].has(effect)));
        row[at::STRONGHOLD] = flag(Effect::Stronghold);
        row[at::OFFENSIVE] = flag(Effect::Offensive);
        row[at::STRIKE] = flag(Effect::Strike);
        row[at::SHIELD] = f32::from(u8::from(state.shield(own).is_some()));
        let (chromecas, undrawn) = (state.chromecas(own), state.undrawn(own));
        let mut best = 0;
        for kind in Kind::ALL {
            row[at::CARDS + kind.index()] = f32::from(chromecas.of(kind) + undrawn.of(kind));
            if chromecas.of(kind) > 0 {
                best = rules.power(kind);
                row[at::HAND_VEHICLES] += if kind.is_vehicle() { 1.0 } else { 0.0 };
            }
        }
        row[at::BEST_CARD] = f32::from(best);
        let attack = forces[seat].attack;
        for place in reaches[seat].and(occupied).without(state.held(own)).without(shielded).iter() {
            let defence = state.standing(place).map_or(0, |chromeca| rules.power(chromeca.kind));
            if attack > defence {
                row[at::CAPTURES] += 1.0;
                row[at::BEST_CAPTURE] = row[at::BEST_CAPTURE].max(f32::from(rules.gems(state.face(place))));
            }
        }
        for terrain in state.terrains(own).iter() {
            let face = state.face(terrain);
            row[at::TERRAIN_GEMS] += f32::from(rules.gems(face));
            match rules.zone(face, faction) {
                Effect::Stronghold => row[at::TERRAIN_STRONGHOLD] = 1.0 - row[at::STRONGHOLD],
                Effect::Offensive | Effect::Strike => row[at::TERRAIN_FORCE] += 1.0,
                _ => {}
            }
        }
        let wait = (seat + seats - state.active().index()) % seats;
        row[at::WAIT] = wait as f32;
        if wait == 0 {
            row[at::ACTIONS] = f32::from((rules.constants().actions_per_turn + 1).saturating_sub(state.action()));
            row[at::VACANT] = f32::from(best_vacant) * row[at::ACTIONS].min(1.0);
            if let Some(Frame::Power(kind)) = state.business().first() {
                row[at::POWER + kind.index()] = 1.0;
            }
        }
        row[at::LEFT] = f32::from(left[seat]) / 14.0;
        let fewest = others(seat).map(|other| left[other]).min().unwrap_or(0);
        row[at::RACE] = (f32::from(left[seat]) - f32::from(fewest)) / 14.0;
        let rival = others(seat).map(|other| points[other]).fold(0.0, f32::max);
        row[at::LEAD] = points[seat] - rival;
        row[at::LEAD_LATE] = (points[seat] - rival) * (1.0 - rest) * (1.0 - rest);
        row[at::PLACES] = state.held(own).count() as f32;
    }
    all
}
