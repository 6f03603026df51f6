//! Writing a position.

use crate::state::Card;
use crate::{Faction, Frame, Kinds, Place, Position, State};
use std::fmt::Write as _;
use tabletop::{Game as _, Seat};

pub(super) fn write(state: &State) -> String {
    let mut text = format!("{} {}\n", crate::ChromaticConflict::NAME, super::VERSION);
    text.push_str("seats");
    for seat in Seat::first(state.seats) {
        let faction = state.factions[seat.index()].map_or(".", Faction::code);
        let _ = write!(text, " {faction}");
    }
    text.push('\n');
    let _ = write!(text, "turn {}", state.turn);
    if state.turn > 0 {
        let _ = write!(text, " seat {} action {}", state.active, state.shown_action());
    }
    if state.idle > 0 {
        let _ = write!(text, " idle {}", state.idle);
    }
    text.push('\n');
    if !state.business.frames().is_empty() {
        text.push_str("doing");
        for frame in state.business.frames() {
            let _ = match frame {
                Frame::Shield => write!(text, " shield"),
                Frame::Power(kind) => write!(text, " {}", kind.code()),
                Frame::Drop(terrain) => write!(text, " drop {}", terrain.name()),
            };
        }
        text.push_str(if state.ending { " ending\n" } else { "\n" });
    }
    if let Some(ending) = state.over {
        let _ = writeln!(text, "over {}", ending.code());
    }
    write_board(state, &mut text);
    for seat in Seat::first(state.seats) {
        let hand = &state.hands[seat.index()];
        if hand.chromecas != Kinds::default() || !hand.terrains.is_empty() {
            let terrains: Vec<String> = hand.terrains.iter().map(|terrain| card(state, terrain)).collect();
            let chromecas = kinds(hand.chromecas);
            let gap = if chromecas.is_empty() { "" } else { " " };
            let line = format!("hand {seat}{gap}{chromecas} | {}", terrains.join(" "));
            let _ = writeln!(text, "{}", line.trim_end());
        }
    }
    for seat in Seat::first(state.seats) {
        let discards = state.discards[seat.index()];
        if discards != Kinds::default() {
            let _ = writeln!(text, "discard {seat} {}", kinds(discards));
        }
    }
    let bottom: Vec<String> = state.bottom().map(|terrain| card(state, terrain)).collect();
    if !bottom.is_empty() {
        let _ = writeln!(text, "bottom {}", bottom.join(" "));
    }
    for terrain in Place::terrains() {
        write_known(state, terrain, &mut text);
    }
    text
}

fn kinds(kinds: Kinds) -> String {
    kinds.cards().map(|kind| kind.code()).collect::<Vec<_>>().join(" ")
}

fn card(state: &State, terrain: Place) -> String {
    format!("{}/{}", terrain.name(), state.face(terrain).name())
}

fn write_board(state: &State, text: &mut String) {
    let positions: Vec<Position> = state.map.by_position().map(|place| state.map.position(place)).collect();
    let xs = bounds(positions.iter().map(|position| position.x));
    let ys = bounds(positions.iter().map(|position| position.y));
    let mut rows = vec![std::iter::once("board |".to_owned()).chain(xs.clone().map(|x| x.to_string())).collect::<Vec<_>>()];
    for y in ys.rev() {
        let cells = xs.clone().map(|x| state.map.at(Position::new(x, y)).map_or(".".to_owned(), |place| cell(state, place)));
        rows.push(std::iter::once(format!("{y:>5} |")).chain(cells).collect());
    }
    let widths: Vec<usize> =
        (0..rows[0].len()).map(|column| rows.iter().map(|row| row[column].len()).max().unwrap_or(0)).collect();
    for row in rows {
        let line: Vec<String> = row.iter().zip(&widths).map(|(cell, width)| format!("{cell:<width$}")).collect();
        let _ = writeln!(text, "{}", line.join(" ").trim_end());
    }
}

fn bounds(numbers: impl Iterator<Item = i8>) -> std::ops::RangeInclusive<i8> {
    let (low, high) = numbers.fold((0, 0), |(low, high), number| (number.min(low), number.max(high)));
    low..=high
}

fn cell(state: &State, place: Place) -> String {
    let mut text = if place == Place::CORE { "Core".to_owned() } else { card(state, place) };
    if let Some(chromeca) = state.standing[place.index()] {
        let _ = write!(text, ":{}{}", state.faction(chromeca.seat).letter(), chromeca.kind.code());
    }
    if let Some(seat) = Seat::first(state.seats).find(|seat| state.shields[seat.index()] == Some(place)) {
        let _ = write!(text, "+{}", state.faction(seat).letter());
    }
    text
}

/// What is known of a card beyond what its place implies.
fn write_known(state: &State, terrain: Place, text: &mut String) {
    let card = state.cards[terrain.index()];
    let implied = implied(state, terrain);
    if card.face.is_none() || card == implied {
        return;
    }
    let _ = write!(text, "known {}", terrain.name());
    if card.shown && !implied.shown {
        text.push_str(" shown");
    }
    for (word, bits) in [("public", card.public & !implied.public), ("scanned", card.scanned & !implied.scanned)] {
        if bits != 0 {
            let letters: String =
                Faction::ALL.into_iter().filter(|faction| bits & faction.bit() != 0).map(Faction::letter).collect();
            let _ = write!(text, " {word} {letters}");
        }
    }
    text.push('\n');
}

/// What follows from where a card is: it is shown on the table and at the bottom of the pile, the zone of the Chromeca on
/// it is public, and whoever holds it has scanned it.
pub(super) fn implied(state: &State, terrain: Place) -> Card {
    let holder = Seat::first(state.seats).find(|seat| state.hands[seat.index()].terrains.has(terrain));
    Card {
        face: state.cards[terrain.index()].face,
        public: state.standing[terrain.index()].map_or(0, |chromeca| state.faction(chromeca.seat).bit()),
        scanned: holder.map_or(0, |seat| state.faction(seat).bit()),
        shown: holder.is_none(),
    }
}
