//! Bastion: shields on the table (CC-BAS-1 to CC-BAS-13).

use crate::{ChromaticConflict, Effect, Event, Places, Position, State};
use tabletop::{Log, Refusal, Seat};

/// Places that may bear the shield: none with a shield, none whose occupant reveals Bastion (CC-BAS-3).
pub(crate) fn legal_places(rules: &ChromaticConflict, state: &State) -> Places {
    state.map.places().without(state.shielded()).without(revealing(rules, state))
}

/// Whether there is one (CC-BAS-11).
pub(crate) fn any_legal(rules: &ChromaticConflict, state: &State) -> bool {
    !legal_places(rules, state).is_empty()
}

/// The places whose occupants reveal Bastion, whatever their faction.
fn revealing(rules: &ChromaticConflict, state: &State) -> Places {
    state.occupied().iter().filter(|&place| state.revealed(rules, place) == Some(Effect::Bastion)).collect()
}

/// Whether the shield may be deployed here.
pub(crate) fn check(rules: &ChromaticConflict, state: &State, at: Position) -> Result<(), Refusal> {
    match state.map.at(at) {
        Some(place) if legal_places(rules, state).has(place) => Ok(()),
        _ => Err(Refusal::by("CC-BAS-3")),
    }
}

/// Deploys the active seat's shield.
pub(crate) fn deploy<L: Log<Event>>(state: &mut State, at: Position, log: &mut L) {
    let seat = state.active;
    state.shields[seat.index()] = state.map.at(at);
    state.business.pop();
    log.tell(Event::Deployed { seat, at });
}

/// The shield check of CC-BAS-7: a faction that reveals Bastion nowhere takes its shield back, and a shield under a
/// Chromeca that reveals Bastion goes back to whoever deployed it (CC-BAS-9).
pub(crate) fn check_shields<L: Log<Event>>(rules: &ChromaticConflict, state: &mut State, log: &mut L) {
    for seat in Seat::first(state.seats) {
        let Some(place) = state.shields[seat.index()] else { continue };
        let active = state.effects(rules, seat).has(Effect::Bastion);
        if !active || state.revealed(rules, place) == Some(Effect::Bastion) {
            state.shields[seat.index()] = None;
            log.tell(Event::Withdrawn { seat, at: state.map.position(place) });
        }
    }
}
