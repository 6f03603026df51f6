//! What a position of the cases has that they need not write.

use super::Book;
use casebook::Wrong;
use casebook::sketch::{Sketch, Sketched, Whole, place};
use color_quest::ColorQuest;
use std::collections::BTreeMap;
use tabletop::Game as _;

/// What a position needs, and what stands there if nothing is written.
const USUAL: [(&str, &str); 3] = [("scenario", "supremacy"), ("layout", "square"), ("faces", "a a a a")];
/// The other lines; those of a side go by its name too.
const OTHERS: [&str; 10] = ["discard", "dismissed", "dues", "harvest", "ronin", "parry", "cause", "struck", "changed", "over"];
const OF_SIDES: [&str; 3] = ["dice", "cards", "band"];
/// The crystals of the layout when all faces are A.
const CRYSTALS: [&str; 12] = ["e1", "b5", "h3", "l2", "o4", "r1", "g9", "d7", "a10", "n10", "q6", "k8"];
/// Where heroes stand that are not shown.
const HOMES: [(&str, [&str; 2], &str); 2] = [("yO1", ["O", "E"], "a1"), ("kR1", ["R", "R"], "r10")];

impl Sketched for Book {
    const COLUMNS: &'static str = "abcdefghijklmnopqr";
    const ROWS: u8 = 10;
    const PASSING: &'static [&'static str] = &["course", "waits", "over", "cause", "struck", "changed"];
    const LISTED: bool = true;

    fn key(word: &str, rest: &str) -> Option<String> {
        match word {
            "turn" | "stage" => Some("course".to_owned()),
            "waits" => Some("waits".to_owned()),
            _ if OF_SIDES.contains(&word) => Some(format!("{word} {}", rest.split_whitespace().next().unwrap_or_default())),
            _ if OTHERS.contains(&word) || USUAL.iter().any(|(usual, _)| *usual == word) => Some(word.to_owned()),
            _ => None,
        }
    }

    fn whole(&self, sketch: &Sketch<Book>) -> Result<Whole, Wrong> {
        let mut whole = Whole::default();
        whole.line(ColorQuest::NAME, None);
        USUAL.iter().for_each(|(key, usual)| sketch.copy(key, Some(format!("{key} {usual}")), &mut whole));
        sketch.copy_board(&filled(sketch)?, &mut whole);
        sketch.write("course", course(sketch), &mut whole);
        let done = USUAL.iter().map(|(key, _)| *key).chain(["course"]).chain(sketch.empty());
        sketch.copy_but(&done.collect::<Vec<_>>(), &mut whole);
        Ok(whole)
    }
}

/// `turn gaia moves` is short for a turn of the second round.
fn course(sketch: &Sketch<Book>) -> String {
    let course = sketch.line("course").unwrap_or("turn gaia powers");
    match course.split_whitespace().collect::<Vec<_>>()[..] {
        ["turn", camp] => format!("turn {camp} round 2 powers"),
        ["turn", camp, sequence] => format!("turn {camp} round 2 {sequence}"),
        _ => course.to_owned(),
    }
}

/// The squares that are shown, the crystals, and the heroes that are not shown.
fn filled(sketch: &Sketch<Book>) -> Result<BTreeMap<(u8, u8), String>, Wrong> {
    let crystals = CRYSTALS.iter().filter_map(|name| place::<Book>(name)).map(|place| (place, "*".to_owned())).collect();
    let is = |cell: &str, marks: [&str; 2]| {
        let figure = cell.trim_start_matches(['&', '%', '^', '@', '$', '*']);
        let level = figure.get(2..3).is_some_and(|level| ["1", "2", "3"].contains(&level));
        level && marks.iter().any(|mark| figure.get(1..2) == Some(mark))
    };
    let set_up = course(sketch).starts_with("stage");
    let missing = HOMES.into_iter().filter(|(_, marks, _)| !set_up && !sketch.cells().values().any(|(cell, _)| is(cell, *marks)));
    sketch.at_home(crystals, missing.map(|(name, _, home)| (name.to_owned(), home)))
}
