//! How Chromatic Conflict writes its rule cases. `tests/cases/README.md` says how they are written.

mod expect;
mod show;

use casebook::{Casebook, Wrong};
use chromatic_conflict::{ChromaticConflict, Event, State};
use std::collections::BTreeSet;
use std::path::PathBuf;
use tabletop::{Game as _, Notation as _, Seat};

/// The game and the IDs of its catalogue.
pub(crate) struct Book {
    game: ChromaticConflict,
    ids: BTreeSet<String>,
}

impl Book {
    /// The standard game.
    pub(crate) fn new() -> Book {
        let catalogue = include_str!("../../../../../docs/rules/chromatic-conflict.md");
        Book { game: ChromaticConflict::standard(), ids: casebook::marked(catalogue, Book::PREFIX) }
    }
}

/// Where the cases are.
pub(crate) fn folder() -> PathBuf {
    PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/cases"))
}

impl Casebook for Book {
    type Game = ChromaticConflict;

    const PREFIX: &'static str = "CC";
    const STEPS: &'static [&'static str] = &["asked", "turn", "points", "effects", "shield", "discard", "hand", "pile", "sees"];

    fn game(&self) -> &ChromaticConflict {
        &self.game
    }

    fn has(&self, id: &str) -> bool {
        self.ids.contains(id)
    }

    fn position(&self, block: &[String]) -> Result<State, Wrong> {
        let (text, added) = show::whole(block);
        let wrong = |misread: tabletop::ParseError| Wrong {
            line: Some(misread.line.saturating_sub(added + 1)),
            message: misread.message,
        };
        self.game.read_position(&text).map_err(wrong)
    }

    fn agrees(&self, block: &[String], _: &State, now: &State) -> Result<bool, Wrong> {
        self.position(block).map(|wanted| wanted == *now)
    }

    fn picture(&self, _: &[String], _: &State, now: &State) -> Vec<String> {
        show::short(&self.game, now)
    }

    fn board(&self, block: &[String], now: &State) -> (Vec<String>, bool) {
        let actual = show::board(&self.game, now);
        let same = show::cells(block) == show::cells(&actual);
        (actual, same)
    }

    fn event(&self, _: &State, event: &Event) -> String {
        show::event(event)
    }

    fn seat(&self, now: &State, word: &str) -> Option<Seat> {
        word.parse().ok().and_then(Seat::numbered).filter(|seat| seat.number() <= self.game.seats(now))
    }

    fn expect(&self, now: &State, keyword: &str, rest: &str) -> Result<(), String> {
        expect::expect(self, now, keyword, rest)
    }
}
