//! What a position of the cases has that they need not write.

use super::Book;
use casebook::Wrong;
use casebook::sketch::{Sketch, Sketched, Whole};
use dark_threat::DarkThreat;
use std::collections::BTreeMap;
use tabletop::Game as _;

/// What a position needs, and what stands there if nothing is written.
const USUAL: [(&str, &str); 4] = [("seats", "2"), ("levels", "medium medium"), ("layout", "1"), ("cycles", "30")];
/// The other lines.
const OTHERS: [&str; 7] = ["order", "buried", "corrupted", "feats", "felled", "fresh", "over"];
/// Where pieces stand that are not shown; none of them is in the way of much.
const HOMES: [(&str, &str); 8] =
    [("Oa", "i6"), ("Ch", "a1"), ("Ni", "a11"), ("Mo", "q11"), ("Cl", "q1"), ("Wo", "f6"), ("Fo", "l6"), ("Do", "m6")];
/// Where the Totems of layout 1 stand that are not shown.
const TOTEMS: [(char, &str); 6] = [('r', "e11"), ('o', "a7"), ('b', "m11"), ('p', "q7"), ('y', "m1"), ('g', "q5")];

impl Sketched for Book {
    const COLUMNS: &'static str = "abcdefghijklmnopq";
    const ROWS: u8 = 11;
    const PASSING: &'static [&'static str] = &["course", "waits", "felled", "fresh", "over", "order"];
    const LISTED: bool = true;

    fn key(word: &str, rest: &str) -> Option<String> {
        match word {
            "turn" | "stage" => Some("course".to_owned()),
            "waits" => Some("waits".to_owned()),
            "protected" => Some(format!("protected {}", rest.split_whitespace().next().unwrap_or_default())),
            _ if OTHERS.contains(&word) || USUAL.iter().any(|(usual, _)| *usual == word) => Some(word.to_owned()),
            _ => None,
        }
    }

    fn whole(&self, sketch: &Sketch<Book>) -> Result<Whole, Wrong> {
        let mut whole = Whole::default();
        whole.line(DarkThreat::NAME, None);
        USUAL.iter().for_each(|(key, usual)| sketch.copy(key, Some(format!("{key} {usual}")), &mut whole));
        sketch.copy_board(&filled(sketch)?, &mut whole);
        let course = course(sketch);
        sketch.write("course", course.clone(), &mut whole);
        let opened = !course.starts_with("stage")
            && !course.contains("wooden-king cycle 1 ")
            && !sketch.says("waits").contains(&"waits order");
        if sketch.line("order").is_none() && opened {
            whole.line("order oak", None);
        }
        let done = USUAL.iter().map(|(key, _)| *key).chain(["course"]).chain(sketch.empty());
        sketch.copy_but(&done.collect::<Vec<_>>(), &mut whole);
        Ok(whole)
    }
}

/// `turn oak` is short for a turn of the second cycle with all its actions.
fn course(sketch: &Sketch<Book>) -> String {
    let course = sketch.line("course").unwrap_or("turn wooden-king");
    match course.split_whitespace().collect::<Vec<_>>()[..] {
        ["turn", turn] => format!("turn {turn} cycle 2 moves 2 attacks 2"),
        _ => course.to_owned(),
    }
}

/// The squares that are shown, and the pieces that are not on their usual squares.
fn filled(sketch: &Sketch<Book>) -> Result<BTreeMap<(u8, u8), String>, Wrong> {
    let shown = |name: &str| sketch.cells().values().any(|(cell, _)| cell.rsplit('*').next().unwrap_or("").starts_with(name));
    let set_up = sketch.line("course").unwrap_or_default();
    let wanted = HOMES.into_iter().filter(|(name, _)| {
        let (late, other) = match *name {
            "Ni" | "Mo" | "Cl" => (set_up == "stage followers", false),
            "Do" => (set_up.starts_with("stage"), false),
            "Ch" => (false, shown("Br")),
            "Wo" => (false, shown("Ul")),
            _ => (false, false),
        };
        !shown(name) && !other && !late
    });
    let totems = TOTEMS.into_iter().filter(|(colour, _)| !["t", "a", "m"].iter().any(|shape| shown(&format!("{shape}{colour}"))));
    let wanted = wanted.map(|(name, home)| (name.to_owned(), home));
    sketch.at_home(BTreeMap::new(), wanted.chain(totems.map(|(colour, home)| (format!("t{colour}"), home))))
}
