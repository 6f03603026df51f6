//! Whether all components are there and the state agrees with itself.

use crate::state::Card;
use crate::{ChromaticConflict, Effect, Face, Kind, Map, Place, Places, State};
use tabletop::Seat;

pub(crate) fn audit(rules: &ChromaticConflict, state: &State) -> Result<(), String> {
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
    audit_terrains(state)
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
    let undrawn: Places = Place::terrains().filter(|place| state.tags.loose()[place.index() - 1] > 0).collect();
    match undrawn.iter().find(|place| state.cards[place.index()] != Card::UNDRAWN) {
        Some(place) => Err(format!("{} is known, but nobody has drawn it", place.name())),
        None => Ok(()),
    }
}
