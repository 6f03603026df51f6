//! Which places a Chromeca may be placed on (2.5) and when it beats another (2.6).

use crate::{ChromaticConflict, Effect, Kind, Place, Places, Position, State};
use tabletop::Refusal;

/// What decides a seat's captures, judged on the table as it is before the card leaves the hand (CC-CAP-6).
pub(crate) struct Force {
    bonus: u8,
    /// Unoccupied places.
    vacant: Places,
    /// Places of enemies with support and without a shield.
    open: Places,
}

impl Force {
    /// The force of the active seat.
    #[inline]
    pub(crate) fn of(rules: &ChromaticConflict, state: &State) -> Force {
        let seat = state.active;
        let own = state.held[seat.index()];
        let occupied = state.occupied();
        let effects = state.effects(rules, seat);
        Force {
            bonus: if effects.has(Effect::Offensive) { rules.constants.offensive_bonus } else { 0 },
            vacant: state.map.places().without(occupied),
            open: reach(state, own, effects.has(Effect::Strike)).and(occupied).without(own).without(state.shielded()),
        }
    }

    /// The places on which it may place a card of this kind.
    #[inline]
    pub(crate) fn places(&self, rules: &ChromaticConflict, state: &State, kind: Kind) -> Places {
        let attack = rules.power(kind) + self.bonus;
        let beaten = self.open.iter().filter(|&place| attack > defence(rules, state, place));
        beaten.fold(self.vacant, |all, place| all.or(Places::one(place)))
    }
}

/// Places next to an own Chromeca (CC-CAP-4), with Strike force also those that touch it by a corner (CC-CAP-5, CC-STK-1).
#[inline]
#[must_use]
pub fn reach(state: &State, own: Places, strike: bool) -> Places {
    let sides = state.map.orthogonal_to_any(own);
    if strike { sides.or(state.map.diagonal_to_any(own)) } else { sides }
}

/// The printed power of the occupant (CC-CAP-2).
#[inline]
fn defence(rules: &ChromaticConflict, state: &State, place: Place) -> u8 {
    state.standing[place.index()].map_or(0, |chromeca| rules.power(chromeca.kind))
}

/// The places on which the active seat may place a card of this kind.
pub(crate) fn legal_places(rules: &ChromaticConflict, state: &State, kind: Kind) -> Places {
    Force::of(rules, state).places(rules, state, kind)
}

/// Whether the active seat may place a card of this kind here.
pub(crate) fn check(rules: &ChromaticConflict, state: &State, kind: Kind, at: Position) -> Result<(), Refusal> {
    let seat = state.active;
    if state.hands[seat.index()].chromecas.of(kind) == 0 {
        return Err(Refusal::by("CC-PLACE-8"));
    }
    let Some(place) = state.map.at(at) else {
        return Err(Refusal::by("CC-PLACE-1"));
    };
    let Some(occupant) = state.standing[place.index()] else {
        return Ok(());
    };
    if occupant.seat == seat {
        return Err(Refusal::by("CC-PLACE-5"));
    }
    if state.shielded().has(place) {
        return Err(Refusal::by("CC-BAS-4"));
    }
    let force = Force::of(rules, state);
    if rules.power(kind) + force.bonus <= rules.power(occupant.kind) {
        return Err(Refusal::by("CC-CAP-3"));
    }
    if force.open.has(place) { Ok(()) } else { Err(Refusal::by("CC-CAP-4")) }
}
