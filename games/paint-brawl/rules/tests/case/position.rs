//! What a position of the cases has that they need not write.

use super::Book;
use casebook::Wrong;
use casebook::sketch::{Sketch, Sketched, Whole};
use paint_brawl::{Card, PaintBrawl};
use std::collections::BTreeMap;
use tabletop::Game as _;

/// The Quest square.
const QUEST: (u8, u8) = (5, 6);
/// The lines that a position has for each seat.
const OF_A_SEAT: [&str; 5] = ["hand", "stock", "spent", "blasts", "team"];
/// The other lines.
const OF_THE_TABLE: [&str; 8] = ["level", "scenario", "seats", "matriarchs", "first", "pile", "discard", "over"];
/// Where the Chiefs of two, three and four seats stand that are not shown, from the first seat on.
const CORNERS: [&str; 4] = ["a1", "a11", "k11", "k1"];

impl Sketched for Book {
    const COLUMNS: &'static str = "abcdefghijk";
    const ROWS: u8 = 11;
    const PASSING: &'static [&'static str] = &["course", "pile", "waits"];
    const LISTED: bool = false;

    fn key(word: &str, rest: &str) -> Option<String> {
        match word {
            "turn" | "stage" => Some("course".to_owned()),
            "waits" => Some("waits".to_owned()),
            _ if OF_A_SEAT.contains(&word) => Some(format!("{word} {}", rest.split_whitespace().next().unwrap_or_default())),
            _ if OF_THE_TABLE.contains(&word) => Some(word.to_owned()),
            _ => None,
        }
    }

    /// The order of cards does not matter, and no line is as good as `none`.
    fn says<'a>(key: &str, lines: Vec<&'a str>) -> Vec<&'a str> {
        let words = lines.into_iter().flat_map(|line| line.strip_prefix(key).unwrap_or(line).split_whitespace());
        let mut words: Vec<&str> = words.collect();
        if key == "discard" || OF_A_SEAT.iter().any(|word| key.starts_with(word)) {
            words.sort_unstable();
        }
        if !key.starts_with("blasts") {
            words.retain(|&word| word != "none");
        }
        words
    }

    fn whole(&self, sketch: &Sketch<Book>) -> Result<Whole, Wrong> {
        let seats: Vec<&str> = sketch.rest("seats").unwrap_or("red blue").split(' ').collect();
        let mut whole = Whole::default();
        whole.line(PaintBrawl::NAME, None);
        for (key, usual) in [("level", "normal"), ("scenario", "1"), ("seats", "red blue")] {
            sketch.copy(key, Some(format!("{key} {usual}")), &mut whole);
        }
        sketch.copy("matriarchs", None, &mut whole);
        sketch.copy("first", None, &mut whole);
        sketch.copy_board(&filled(sketch, &seats)?, &mut whole);
        let first = sketch.rest("first").unwrap_or(seats[0]);
        sketch.copy("course", Some(format!("turn {first} round 2 moves 2 attacks 2")), &mut whole);
        sketch.copy_but(&["level", "scenario", "seats", "matriarchs", "first", "course"], &mut whole);
        if sketch.rest("level").is_some_and(|level| level.contains("tactical")) && !is_set_up(sketch) {
            seats.iter().enumerate().for_each(|(place, colour)| stock(sketch, place, colour, seats.len(), &mut whole));
        }
        Ok(whole)
    }
}

fn is_set_up(sketch: &Sketch<Book>) -> bool {
    sketch.line("course").is_some_and(|course| course.starts_with("stage"))
}

/// The squares that are shown, the Quest square, and the Chiefs on their corners.
fn filled(sketch: &Sketch<Book>, seats: &[&str]) -> Result<BTreeMap<(u8, u8), String>, Wrong> {
    let first = sketch.rest("first").and_then(|first| seats.iter().position(|&colour| colour == first)).unwrap_or(0);
    let chief = |colour: &str| format!("{}C", colour.chars().next().unwrap_or(' '));
    let shown = |chief: &str| sketch.cells().values().any(|(cell, _)| cell.contains(chief));
    let missing = seats.iter().enumerate().filter(|(_, colour)| !is_set_up(sketch) && !shown(&chief(colour)));
    let at_home = missing.map(|(index, colour)| {
        let place = (index + seats.len() - first) % seats.len();
        (chief(colour), CORNERS[if seats.len() == 2 { 2 * place } else { place.min(3) }])
    });
    sketch.at_home(BTreeMap::from([(QUEST, "@".to_owned())]), at_home)
}

/// With tactical bonus a seat has its share of the cards but for those that are written (PB-TACT-1); of three seats each
/// has two of the kinds more, in their order.
fn stock(sketch: &Sketch<Book>, place: usize, colour: &str, seats: usize, whole: &mut Whole) {
    if sketch.line(&format!("stock {colour}")).is_some() {
        return;
    }
    let mut cards = Card::CODES.repeat(4 / seats);
    if seats == 3 {
        cards.extend(&Card::CODES[2 * place..2 * place + 2]);
    }
    let held = ["hand", "spent"].map(|word| sketch.rest(&format!("{word} {colour}")).unwrap_or_default());
    for card in held.iter().flat_map(|cards| cards.split(' ')) {
        if let Some(at) = cards.iter().position(|other| *other == card) {
            cards.remove(at);
        }
    }
    if !cards.is_empty() {
        whole.line(format!("stock {colour} {}", cards.join(" ")), None);
    }
}
