//! How Dark Threat writes its rule cases. `tests/cases/README.md` says how they are written.

mod expect;
mod position;

use casebook::{Casebook, Wrong, sketch};
use dark_threat::{Camp, DarkThreat, Event, State, Turn};
use dark_threat_stage as _;
use stage::Words as _;
use std::collections::BTreeSet;
use std::path::PathBuf;
use tabletop::{Game as _, Seat, Viewer, tell};
use texts::Lang;

/// The game and the IDs of its catalogue.
pub(crate) struct Book {
    game: DarkThreat,
    ids: BTreeSet<String>,
}

impl Book {
    /// The standard game.
    pub(crate) fn new() -> Book {
        let catalogue = include_str!("../../../../../docs/rules/dark-threat.md");
        let ids = casebook::marked(catalogue, Book::PREFIX);
        Book { game: DarkThreat::standard(), ids }
    }
}

/// Where the cases are.
pub(crate) fn folder() -> PathBuf {
    PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/cases"))
}

impl Casebook for Book {
    type Game = DarkThreat;

    const PREFIX: &'static str = "DT";
    const STEPS: &'static [&'static str] = &["asked", "turn", "actions", "supply", "items", "goals"];

    fn game(&self) -> &DarkThreat {
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
        let view = self.game.view(now, Viewer::Bystander);
        let told = tell(&self.game, event, Viewer::Bystander).expect("nothing is hidden (DT-INFO-1)");
        self.game.event_words(&view, &told, Lang::En)
    }

    fn seat(&self, now: &State, word: &str) -> Option<Seat> {
        if let Some(turn) = Turn::coded(word) {
            return Some(now.seat_of(turn));
        }
        let camp = |seat: &Seat| Camp::coded(word) == Some(now.camp_of(*seat)) || seat.to_string() == word;
        Seat::first(self.game.seats(now)).find(camp)
    }

    fn expect(&self, now: &State, keyword: &str, rest: &str) -> Result<(), String> {
        expect::expect(self, now, keyword, rest)
    }
}
