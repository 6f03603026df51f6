//! How Color Quest writes its rule cases. `tests/cases/README.md` says how they are written.

mod expect;
mod position;

use casebook::{Casebook, Wrong, sketch};
use color_quest::{Camp, ColorQuest, Event, State};
use stage::Words as _;
use std::collections::BTreeSet;
use std::path::PathBuf;
use tabletop::{Game as _, Seat, Viewer, tell};
use texts::Lang;

/// The game and the IDs of its catalogue.
pub(crate) struct Book {
    game: ColorQuest,
    ids: BTreeSet<String>,
}

impl Book {
    /// The standard game.
    pub(crate) fn new() -> Book {
        let catalogue = include_str!("../../../../docs/rules/color-quest.md");
        let ids = casebook::marked(catalogue, Book::PREFIX);
        Book { game: ColorQuest::standard(), ids }
    }
}

/// Where the cases are.
pub(crate) fn folder() -> PathBuf {
    PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/cases"))
}

impl Casebook for Book {
    type Game = ColorQuest;

    const PREFIX: &'static str = "CQ";
    const STEPS: &'static [&'static str] = &["asked", "turn", "reserve"];

    fn game(&self) -> &ColorQuest {
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
        let told = tell(&self.game, event, Viewer::Bystander).expect("every event is told to everybody, some without a card");
        self.game.event_words(&view, &told, Lang::En)
    }

    fn seat(&self, now: &State, word: &str) -> Option<Seat> {
        let camp = |seat: &Seat| Camp::coded(word) == Some(now.camp_of(*seat)) || seat.to_string() == word;
        Seat::first(self.game.seats(now)).find(camp)
    }

    fn expect(&self, now: &State, keyword: &str, rest: &str) -> Result<(), String> {
        expect::expect(self, now, keyword, rest)
    }
}
