//! Placing a Chromeca: the parts of CC-PLACE-6 in their order.

use crate::{ChromaticConflict, Chromeca, Effect, Event, Frame, Kind, Leaving, Place, Position, State};
use crate::{bastion, turn};
use tabletop::Log;

/// Places a card of this kind from the active seat's hand. What has to be decided after it waits as unfinished business.
pub(crate) fn place<L: Log<Event>>(rules: &ChromaticConflict, state: &mut State, kind: Kind, at: Position, log: &mut L) {
    let Some(place) = state.map.at(at) else { return };
    let seat = state.active;
    turn::count_action(state);
    state.hands[seat.index()].chromecas.remove(kind);
    log.tell(Event::Placed { seat, kind, at });
    if send_off(state, place, Leaving::Captured, log) {
        bastion::check_shields(rules, state, log);
    }
    let faction = state.faction(seat);
    let card = state.cards[place.index()];
    let news = (card.public | card.scanned) & faction.bit() == 0;
    state.stand(place, Chromeca { seat, kind });
    let effect = rules.zone(state.face(place), faction);
    log.tell(Event::Revealed { seat, at, effect, news });
    bastion::check_shields(rules, state, log);
    if kind.is_vehicle() {
        state.business.push(Frame::Power(kind));
    }
    if effect == Effect::Bastion && state.shields[seat.index()].is_none() {
        state.business.push(Frame::Shield);
    }
    let hand = &state.hands[seat.index()];
    state.ending = hand.chromecas.count() == 0 && state.decks[seat.index()].is_empty();
}

/// The Chromeca on this place, if there is one, goes to its discard pile (CC-CHR-2).
pub(crate) fn send_off<L: Log<Event>>(state: &mut State, place: Place, how: Leaving, log: &mut L) -> bool {
    let at = state.map.position(place);
    match state.discard(place) {
        Some(Chromeca { seat, kind }) => {
            log.tell(Event::Left { seat, kind, at, how });
            true
        }
        None => false,
    }
}
