//! The Cannon: empties a place (2.10).

use crate::{ChromaticConflict, Event, Leaving, Places, Position, State};
use crate::{bastion, place, vehicle};
use tabletop::{Log, Refusal};

/// The places that may be emptied.
pub(crate) fn targets(state: &State) -> Places {
    state.occupied().without(state.shielded())
}

/// Whether this one may be.
pub(crate) fn check(state: &State, at: Position) -> Result<(), Refusal> {
    let place = vehicle::target(state, at, "CC-CAN-1")?;
    if !state.occupied().has(place) {
        return Err(Refusal::by("CC-CAN-5"));
    }
    if state.shielded().has(place) { Err(Refusal::by("CC-CAN-3")) } else { Ok(()) }
}

/// The Chromeca goes to its discard pile, the card stays (CC-CAN-1).
pub(crate) fn empty<L: Log<Event>>(rules: &ChromaticConflict, state: &mut State, at: Position, log: &mut L) {
    state.business.pop();
    let Some(place) = state.map.at(at) else { return };
    place::send_off(state, place, Leaving::Emptied, log);
    bastion::check_shields(rules, state, log);
}
