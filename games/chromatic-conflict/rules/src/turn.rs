//! The turn: what comes when an action is resolved (2.3), drawing (2.13) and the end of the game (2.14).

use crate::{ChromaticConflict, Ending, Event, Face, Frame, Kind, Kinds, Place, Places, State};
use crate::{bastion, capture, vehicle, version};
use tabletop::{Chance, Die, Faces, Log, Seat};

const CHROMECA: Die<'static> = Die { label: "chromeca", faces: Faces::Named(&Kind::CODES) };
const TERRAIN: Die<'static> = Die { label: "terrain", faces: Faces::Named(&Face::NAMES) };
const TAG: Die<'static> = Die { label: "tag", faces: Faces::Named(&Place::TAGS) };

/// Goes on until a seat has something to decide or the game is over.
pub(crate) fn settle<C: Chance + ?Sized, L: Log<Event>>(
    rules: &ChromaticConflict,
    state: &mut State,
    chance: &mut C,
    log: &mut L,
) {
    while state.over.is_none() {
        let seat = state.active;
        match state.business.top() {
            Some(Frame::Shield) if !bastion::any_legal(rules, state) => {
                log.tell(Event::NoPlaceForShield { seat });
                state.business.pop();
            }
            Some(Frame::Power(kind)) if !vehicle::any_target(state, kind) => {
                log.tell(Event::NoTarget { seat, kind });
                state.business.pop();
            }
            Some(_) => return,
            None if state.ending => end(state, Ending::LastChromeca, log),
            None if state.action > rules.constants.actions_per_turn => end_turn(rules, state, chance, log),
            None if can_act(rules, state) => return,
            None => {
                log.tell(Event::Skipped { seat });
                end_turn(rules, state, chance, log);
            }
        }
    }
}

/// An action was chosen: the next decision of this seat is its next action, once this one is resolved.
pub(crate) fn count_action(state: &mut State) {
    state.action += 1;
}

/// Whether the seat whose turn it is has a legal action (CC-TURN-6, CC-TURN-7).
pub(crate) fn can_act(rules: &ChromaticConflict, state: &State) -> bool {
    let hand = &state.hands[state.active.index()];
    !hand.terrains.is_empty() || hand.chromecas.kinds().any(|kind| !capture::legal_places(rules, state, kind).is_empty())
}

fn end<L: Log<Event>>(state: &mut State, ending: Ending, log: &mut L) {
    state.over = Some(ending);
    state.ending = false;
    log.tell(Event::ended(ending));
}

/// CC-TURN-8, CC-DRAW-3, CC-END-4, CC-END-5.
fn end_turn<C: Chance + ?Sized, L: Log<Event>>(rules: &ChromaticConflict, state: &mut State, chance: &mut C, log: &mut L) {
    let seat = state.active;
    let drew = if version::draws(rules, state) {
        draw_chromecas(rules, state, seat, chance, log) + draw_terrains(rules, state, seat, chance, log)
    } else {
        0
    };
    let acted = state.action > 1;
    state.idle = if acted || drew > 0 { 0 } else { state.idle + 1 };
    if state.idle >= state.seats {
        return end(state, Ending::Stuck, log);
    }
    if state.turn >= rules.constants.turn_limit {
        return end(state, Ending::Limit, log);
    }
    state.turn += 1;
    state.active = seat.next(state.seats);
    state.action = 1;
    log.tell(Event::Turn { seat: state.active, turn: state.turn });
}

/// Draws Chromecas until the hand is full or the pile is empty (CC-DRAW-1, CC-DRAW-2).
pub(crate) fn draw_chromecas<C: Chance + ?Sized, L: Log<Event>>(
    rules: &ChromaticConflict,
    state: &mut State,
    seat: Seat,
    chance: &mut C,
    log: &mut L,
) -> u8 {
    let mut drawn = Kinds::default();
    let hand = &mut state.hands[seat.index()].chromecas;
    while hand.count() < rules.constants.hand_chromecas {
        let Some(kind) = state.decks[seat.index()].draw(chance, CHROMECA) else { break };
        hand.add(Kind::ALL[kind]);
        drawn.add(Kind::ALL[kind]);
    }
    let count = drawn.count();
    if count > 0 {
        log.tell(Event::DrewChromecas { seat, count, kinds: Some(drawn) });
    }
    count
}

/// Draws terrains until the hand is full or the pile is empty. A card that nobody has drawn before gets its tag now
/// (CC-SETUP-6); one that a Ship destroyed keeps its own.
pub(crate) fn draw_terrains<C: Chance + ?Sized, L: Log<Event>>(
    rules: &ChromaticConflict,
    state: &mut State,
    seat: Seat,
    chance: &mut C,
    log: &mut L,
) -> u8 {
    let mut drawn = Places::NONE;
    let faction = state.faction(seat);
    while state.hands[seat.index()].terrains.count() < u32::from(rules.constants.hand_terrains) {
        let Some(face) = state.pile.draw(chance, TERRAIN).map(|index| Face(index as u8)) else { break };
        let terrain = match Place::terrains().find(|place| state.cards[place.index()].face == Some(face)) {
            Some(returned) => returned,
            None => {
                let Some(tag) = state.tags.draw(chance, TAG) else { break };
                let terrain = Place::terrain(tag);
                state.cards[terrain.index()].face = Some(face);
                terrain
            }
        };
        state.cards[terrain.index()].scanned |= faction.bit();
        state.hands[seat.index()].terrains.add(terrain);
        drawn.add(terrain);
    }
    let count = drawn.count() as u8;
    if count > 0 {
        log.tell(Event::DrewTerrains { seat, count, terrains: Some(drawn) });
    }
    count
}
