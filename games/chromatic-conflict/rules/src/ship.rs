//! The Ship: destroys a terrain (2.9).

use crate::{ChromaticConflict, Event, Leaving, Place, Places, Position, State};
use crate::{bastion, place, vehicle};
use tabletop::{Log, Refusal};

/// The terrains that may be destroyed.
pub(crate) fn targets(state: &State) -> Places {
    state.map.terrains().without(state.shielded()).iter().filter(|&terrain| state.map.can_spare(terrain)).collect()
}

/// Whether this one may be.
pub(crate) fn check(state: &State, at: Position) -> Result<(), Refusal> {
    let place = vehicle::target(state, at, "CC-SHIP-1")?;
    if place == Place::CORE {
        return Err(Refusal::by("CC-SHIP-3"));
    }
    if state.shielded().has(place) {
        return Err(Refusal::by("CC-SHIP-5"));
    }
    if state.map.can_spare(place) { Ok(()) } else { Err(Refusal::by("CC-SHIP-4")) }
}

/// The terrain goes to the bottom of the pile (CC-SHIP-1, CC-SHIP-8), its Chromeca to its discard pile (CC-SHIP-2).
pub(crate) fn destroy<L: Log<Event>>(rules: &ChromaticConflict, state: &mut State, at: Position, log: &mut L) {
    state.business.pop();
    let Some(terrain) = state.map.at(at) else { return };
    place::send_off(state, terrain, Leaving::Destroyed, log);
    state.pile.put_under(state.face(terrain).index());
    state.map.take(terrain);
    log.tell(Event::TerrainDestroyed { terrain, at });
    bastion::check_shields(rules, state, log);
}
