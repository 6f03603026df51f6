//! The Crane: moves a terrain (2.11).

use crate::{Action, Event, Frame, Place, Places, Position, State, vehicle};
use tabletop::{Log, Refusal};

/// The terrains that have a legal new position (CC-CRANE-7).
pub(crate) fn targets(state: &State) -> Places {
    liftable(state).filter(|&terrain| has_position(state, terrain)).collect()
}

/// Whether there is one.
pub(crate) fn any_target(state: &State) -> bool {
    liftable(state).any(|terrain| has_position(state, terrain))
}

fn liftable(state: &State) -> impl Iterator<Item = Place> {
    state.map.terrains().without(state.shielded()).iter()
}

fn has_position(state: &State, terrain: Place) -> bool {
    if state.map.can_spare(terrain) {
        return true;
    }
    let mut any = false;
    positions(state, terrain, |_| any = true);
    any
}

/// The positions where a lifted terrain may be put down (CC-CRANE-3), in order: free (the old one still bears it), and
/// such that everything is linked to the Core again, judged on the table after the move (CC-CRANE-4).
fn positions(state: &State, terrain: Place, each: impl FnMut(Position)) {
    let (parts, count) = parts(state, terrain);
    state.map.edge_of_all(&parts[..count], each);
}

/// What hangs together without the terrain: the Core's part first, at most one part for each side of the terrain.
fn parts(state: &State, terrain: Place) -> ([Places; 4], usize) {
    let mut rest = state.map.places().without(Places::one(terrain));
    let mut parts = [Places::NONE; 4];
    let mut count = 0;
    while let Some(from) = rest.iter().next() {
        parts[count] = state.map.linked(from, rest);
        rest = rest.without(parts[count]);
        count += 1;
    }
    (parts, count)
}

/// Whether the terrain at this position touches every part.
fn links(state: &State, terrain: Place, position: Position, parts: &[Places]) -> bool {
    let touched = state.map.around(position).without(Places::one(terrain));
    parts.iter().all(|part| !part.and(touched).is_empty())
}

/// Whether this terrain may be lifted.
pub(crate) fn check_lift(state: &State, at: Position) -> Result<(), Refusal> {
    let place = vehicle::target(state, at, "CC-CRANE-1")?;
    if place == Place::CORE {
        return Err(Refusal::by("CC-CRANE-5"));
    }
    if state.shielded().has(place) {
        return Err(Refusal::by("CC-CRANE-6"));
    }
    if has_position(state, place) { Ok(()) } else { Err(Refusal::by("CC-CRANE-7")) }
}

/// Lifts it: the move cannot be given up any more (CC-CRANE-7).
pub(crate) fn lift(state: &mut State, at: Position) {
    state.business.pop();
    if let Some(terrain) = state.map.at(at) {
        state.business.push(Frame::Drop(terrain));
    }
}

/// The options for putting it down.
pub(crate) fn list(state: &State, lifted: Place, list: &mut Vec<Action>) {
    positions(state, lifted, |at| list.push(Action::Drop { at }));
}

/// Whether it may be put down here.
pub(crate) fn check_drop(state: &State, lifted: Place, at: Position) -> Result<(), Refusal> {
    if state.map.at(at).is_some() {
        return Err(Refusal::by("CC-CRANE-3"));
    }
    let (parts, count) = parts(state, lifted);
    if !links(state, lifted, at, &parts[..1]) {
        return Err(Refusal::by("CC-CRANE-3"));
    }
    if links(state, lifted, at, &parts[..count]) { Ok(()) } else { Err(Refusal::by("CC-CRANE-4")) }
}

/// Puts it down; its Chromeca comes along and keeps its effect (CC-CRANE-2, CC-EFF-6).
pub(crate) fn drop<L: Log<Event>>(state: &mut State, lifted: Place, to: Position, log: &mut L) {
    state.business.pop();
    let from = state.map.position(lifted);
    state.map.take(lifted);
    state.map.put(lifted, to);
    log.tell(Event::Moved { terrain: lifted, from, to });
}
