//! Laying a terrain (2.4).

use crate::{ChromaticConflict, Event, Place, Position, State, turn};
use tabletop::{Log, Refusal};

/// Whether the active seat may lay this terrain here.
pub(crate) fn check(state: &State, terrain: Place, at: Position) -> Result<(), Refusal> {
    if !state.hands[state.active.index()].terrains.has(terrain) {
        return Err(Refusal::by("CC-LAY-1"));
    }
    if state.map.at(at).is_some() {
        return Err(Refusal::by("CC-GEN-10"));
    }
    if !state.map.around(at).is_empty() {
        return Ok(());
    }
    Err(Refusal::by(if state.map.cornering(at).is_empty() { "CC-LAY-1" } else { "CC-LAY-2" }))
}

/// Lays it: unoccupied, its gems seen by all, nothing scanned (CC-LAY-5, CC-LAY-6).
pub(crate) fn lay<L: Log<Event>>(rules: &ChromaticConflict, state: &mut State, terrain: Place, at: Position, log: &mut L) {
    let seat = state.active;
    turn::count_action(state);
    state.hands[seat.index()].terrains.remove(terrain);
    state.cards[terrain.index()].shown = true;
    state.map.put(terrain, at);
    log.tell(Event::Laid { seat, terrain, at, gems: rules.gems(state.face(terrain)) });
}
