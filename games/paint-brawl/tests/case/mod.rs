//! How Paint Brawl writes its rule cases. `tests/cases/README.md` says how they are written.

mod expect;
mod position;
mod show;

use casebook::{Casebook, Wrong};
use paint_brawl::{Event, PaintBrawl, State};
use position::Sketch;
use std::collections::BTreeSet;
use std::path::PathBuf;
use tabletop::{Game as _, Notation as _, Seat};

/// The game and the IDs of its catalogue.
pub(crate) struct Book {
    game: PaintBrawl,
    ids: BTreeSet<String>,
}

impl Book {
    /// The standard game.
    pub(crate) fn new() -> Book {
        let catalogue = include_str!("../../../../docs/rules/paint-brawl.md");
        let ids = casebook::marked(catalogue, Book::PREFIX);
        Book { game: PaintBrawl::standard(), ids }
    }

    /// The whole position, as a picture of all squares and all lines.
    fn sketch(&self, state: &State) -> Sketch {
        let lines: Vec<String> = self.game.write_position(state).lines().skip(1).map(str::to_owned).collect();
        Sketch::read(&lines).expect("what the game writes can be read")
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
        let (text, origins) = Sketch::read(block)?.whole()?;
        let wrong = |misread: tabletop::Misread| Wrong {
            line: misread.line.checked_sub(1).and_then(|line| origins.get(line).copied().flatten()),
            message: misread.message,
        };
        self.game.read_position(&text).map_err(wrong)
    }

    fn agrees(&self, block: &[String], before: &State, now: &State) -> Result<bool, Wrong> {
        Ok(Sketch::read(block)?.agrees(&self.sketch(before), &self.sketch(now)))
    }

    fn picture(&self, block: &[String], before: &State, now: &State) -> Vec<String> {
        Sketch::read(block).unwrap_or_default().redrawn(&self.sketch(before), &self.sketch(now))
    }

    fn board(&self, block: &[String], now: &State) -> (Vec<String>, bool) {
        let now = self.sketch(now);
        let lines: Vec<String> = [vec!["board".to_owned()], block.to_vec()].concat();
        match Sketch::read(&lines) {
            Ok(wanted) => (now.draw(&wanted.window()), wanted.shows(&now)),
            Err(_) => (now.draw(&now.window()), false),
        }
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
