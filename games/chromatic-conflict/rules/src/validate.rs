//! Whether all components are there and the state agrees with itself.

use crate::state::Card;
use crate::{ChromaticConflict, Effect, Ending, Face, Frame, Kind, Map, Place, Places, State};
use tabletop::Seat;

pub(crate) fn validate(rules: &ChromaticConflict, state: &State) -> Result<(), String> {
    let seats = Seat::first(state.seats);
    for seat in seats.clone() {
        let index = seat.index();
        let on_table = state.held[index].iter().filter_map(|place| state.standing[place.index()]);
        let mut cards = *state.decks[index].loose();
        on_table.for_each(|chromeca| cards[chromeca.kind.index()] += 1);
        for kind in Kind::ALL {
            cards[kind.index()] += state.hands[index].chromecas.of(kind) + state.discards[index].of(kind);
        }
        if cards != rules.copies {
            return Err(format!("seat {seat} has the Chromecas {cards:?}, not {:?} (CC-GEN-3)", rules.copies));
        }
        if state.hands[index].chromecas.count() > rules.constants.hand_chromecas
            || state.hands[index].terrains.count() > u32::from(rules.constants.hand_terrains)
        {
            return Err(format!("seat {seat} holds too many cards (CC-DRAW-4)"));
        }
        if let Some(place) = state.shields[index] {
            if !state.map.places().has(place) || !state.effects(rules, seat).has(Effect::Bastion) {
                return Err(format!("the shield of seat {seat} lies on {} without Bastion (CC-BAS-7)", place.name()));
            }
            if state.revealed(rules, place) == Some(Effect::Bastion) {
                return Err(format!("the shield of seat {seat} lies on a Bastion (CC-BAS-9)"));
            }
        }
    }
    audit_places(state)?;
    audit_terrains(state)?;
    audit_turn(state)?;
    audit_business(rules, state)
}

/// A running game has something left to play (CC-END-1, CC-END-4), and no more Ships fired than were placed.
fn audit_turn(state: &State) -> Result<(), String> {
    if state.idle >= state.seats && state.over != Some(Ending::Stuck) {
        return Err(format!("{} turns have passed without an action: the game is over (CC-END-4)", state.idle));
    }
    let running = state.turn > 0 && state.over.is_none();
    let mut ships = 0;
    for seat in Seat::first(state.seats) {
        let index = seat.index();
        let without = state.hands[index].chromecas.count() == 0 && state.decks[index].is_empty();
        let resolving = seat == state.active && state.business.top().is_some();
        if running && without && !resolving {
            return Err(format!("seat {seat} has no Chromeca left: the game is over (CC-END-1)"));
        }
        let standing = state.held[index].iter().filter_map(|place| state.standing[place.index()]);
        ships += standing.filter(|chromeca| chromeca.kind == Kind::Ship).count();
        ships += usize::from(state.discards[index].of(Kind::Ship));
    }
    ships -= usize::from(state.business.frames().contains(&Frame::Power(Kind::Ship))).min(ships);
    if state.pile.bottom().len() > ships {
        return Err("more terrains were destroyed than Ships have fired (CC-VEH-3)".to_owned());
    }
    Ok(())
}

/// What waits to be decided follows from the placing that is being resolved (CC-PLACE-6).
fn audit_business(rules: &ChromaticConflict, state: &State) -> Result<(), String> {
    let Some(top) = state.business.top() else { return Ok(()) };
    let index = state.active.index();
    if state.over.is_some() {
        return Err("nothing is left to do when the game is over".to_owned());
    }
    if state.action < 2 {
        return Err("something is being resolved, but no action was taken (CC-VEH-1)".to_owned());
    }
    let without = state.hands[index].chromecas.count() == 0 && state.decks[index].is_empty();
    if state.ending != without {
        return Err(format!(
            "the game is {}ending: the seat has {} Chromecas left (CC-END-1)",
            if without { "" } else { "not " },
            if without { "no" } else { "some" }
        ));
    }
    let stands = |kind: Kind| {
        state.held[index].iter().any(|place| state.standing[place.index()].is_some_and(|chromeca| chromeca.kind == kind))
    };
    for frame in state.business.frames() {
        match *frame {
            Frame::Power(kind) if !stands(kind) => {
                return Err(format!("seat {} has no {} on the table (CC-VEH-1)", state.active, kind.code()));
            }
            Frame::Drop(_) if !stands(Kind::Crane) => {
                return Err(format!("seat {} has no crane on the table (CC-VEH-1)", state.active));
            }
            _ => {}
        }
    }
    match top {
        Frame::Shield if state.shields[index].is_some() => Err("the shield is on the table already (CC-BAS-6)".to_owned()),
        Frame::Shield if !state.effects(rules, state.active).has(Effect::Bastion) => {
            Err(format!("seat {} reveals Bastion nowhere (CC-BAS-2)", state.active))
        }
        Frame::Drop(terrain) if !state.map.terrains().has(terrain) || state.shielded().has(terrain) => {
            Err(format!("{} cannot be lifted (CC-CRANE-6)", terrain.name()))
        }
        _ => Ok(()),
    }
}

fn audit_places(state: &State) -> Result<(), String> {
    let shields: Vec<Place> = state.shields.iter().flatten().copied().collect();
    if shields.len() as u32 != state.shielded().count() {
        return Err("a place bears two shields (CC-GEN-13)".to_owned());
    }
    for place in Place::terrains().chain([Place::CORE]) {
        let standing = state.standing[place.index()];
        let holders: Vec<Seat> = Seat::first(state.seats).filter(|seat| state.held[seat.index()].has(place)).collect();
        if holders != standing.map(|chromeca| chromeca.seat).into_iter().collect::<Vec<_>>() {
            return Err(format!("{} is held by {holders:?}, but {standing:?} stands on it (CC-GEN-13)", place.name()));
        }
        if standing.is_some() && !state.map.places().has(place) {
            return Err(format!("a Chromeca stands on {}, which is not on the table", place.name()));
        }
    }
    if state.map.linked(Place::CORE, state.map.places()) != state.map.places() {
        return Err("a terrain is not linked to the Core (CC-LAY-3)".to_owned());
    }
    let rebuilt = Map::try_from(Vec::from(state.map.clone()))?;
    if rebuilt == state.map { Ok(()) } else { Err("the map does not agree with itself".to_owned()) }
}

/// Every face and every tag is in exactly one place (CC-GEN-5, CC-SETUP-6).
fn audit_terrains(state: &State) -> Result<(), String> {
    if state.cards[0] != Card::CORE {
        return Err("the Core has changed (CC-GEN-6)".to_owned());
    }
    let mut faces = *state.pile.loose();
    state.pile.bottom().iter().for_each(|&face| faces[face as usize] += 1);
    let mut tags = *state.tags.loose();
    let mut drawn = state.map.terrains();
    let mut count = drawn.count();
    for hand in &state.hands {
        drawn = drawn.or(hand.terrains);
        count += hand.terrains.count();
    }
    for &face in state.pile.bottom() {
        match Place::terrains().find(|place| state.cards[place.index()].face == Some(Face(face))) {
            Some(returned) => tags[returned.index() - 1] += 1,
            None => return Err("a destroyed terrain has no tag".to_owned()),
        }
    }
    if drawn.count() != count || drawn.has(Place::CORE) {
        return Err("a terrain is in two hands, or in a hand and on the table".to_owned());
    }
    for terrain in drawn.iter() {
        tags[terrain.index() - 1] += 1;
        match state.cards[terrain.index()].face {
            Some(face) => faces[face.index()] += 1,
            None => return Err(format!("{} has no face", terrain.name())),
        }
    }
    if faces != [1; 21] {
        return Err(format!("the terrain faces are there {faces:?} times, not once each (CC-GEN-5)"));
    }
    if tags != [1; 21] {
        return Err(format!("the tags are there {tags:?} times, not once each (CC-SETUP-6)"));
    }
    let absent = !state.in_play();
    for terrain in Place::terrains() {
        let card = &state.cards[terrain.index()];
        if (card.public | card.scanned) & absent != 0 {
            return Err(format!("a faction that is not in the game has read {} (CC-SETUP-3)", terrain.name()));
        }
        if card.public != 0 && !card.shown {
            return Err(format!("a zone of {} is public, but it was never on the table (CC-HID-4)", terrain.name()));
        }
    }
    let undrawn: Places = Place::terrains().filter(|place| state.tags.loose()[place.index() - 1] > 0).collect();
    match undrawn.iter().find(|place| state.cards[place.index()] != Card::UNDRAWN) {
        Some(place) => Err(format!("{} is known, but nobody has drawn it", place.name())),
        None => Ok(()),
    }
}
