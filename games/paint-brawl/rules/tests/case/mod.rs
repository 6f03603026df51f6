//! How Paint Brawl writes its rule cases. `tests/cases/README.md` says how they are written.

mod expect;
mod position;
mod show;

use casebook::{Casebook, Wrong, sketch};
use paint_brawl::{Event, PaintBrawl, State};
use std::collections::BTreeSet;
use std::path::PathBuf;
use tabletop::{Game as _, Seat};

/// The game and the IDs of its catalogue.
pub(crate) struct Book {
    game: PaintBrawl,
    ids: BTreeSet<String>,
}

impl Book {
    /// The standard game.
    pub(crate) fn new() -> Book {
        let catalogue = include_str!("../../../../../docs/rules/paint-brawl.md");
        let ids = casebook::marked(catalogue, Book::PREFIX);
        Book { game: PaintBrawl::standard(), ids }
    }
}

/// Where the cases are.
pub(crate) fn folder() -> PathBuf {
    PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/cases"))
}

impl Casebook for Book {
    type Game = PaintBrawl;

    const PREFIX: &'static str = "PB";
    const STEPS: &'static [&'static str] =
        &["asked", "turn", "actions", "supply", "hand", "sees", "marker", "stunned", "blasts", "pile", "discard"];

    fn game(&self) -> &PaintBrawl {
        &self.game
    }

    fn has(&self, id: &str) -> bool {
        self.ids.contains(id)
    }

    fn position(&self, block: &[String]) -> Result<State, Wrong> {
        sketch::position(self, block)
    }

    fn agrees(&self, block: &[String], before: &State, now: &State) -> Result<bool, Wrong> {
        sketch::agrees(self, block, before, now)
    }

    fn picture(&self, block: &[String], before: &State, now: &State) -> Vec<String> {
        sketch::picture(self, block, before, now)
    }

    fn board(&self, block: &[String], now: &State) -> (Vec<String>, bool) {
        sketch::board(self, block, now)
    }

    fn event(&self, now: &State, event: &Event) -> String {
        show::event(self, now, event)
    }

    fn seat(&self, now: &State, word: &str) -> Option<Seat> {
        Seat::first(self.game.seats(now)).find(|&seat| now.colour(seat).code() == word || seat.to_string() == word)
    }

    fn expect(&self, now: &State, keyword: &str, rest: &str) -> Result<(), String> {
        expect::expect(self, now, keyword, rest)
    }
}
