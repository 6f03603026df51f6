//! How Color Quest writes its rule cases. `tests/cases/README.md` says how they are written.

mod expect;
mod position;

use casebook::{Casebook, Wrong};
use color_quest::{Camp, ColorQuest, Event, State};
use position::Sketch;
use std::collections::BTreeSet;
use std::path::PathBuf;
use tabletop::{Game as _, Lang, Notation as _, Seat, Viewer, Words as _, tell};

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
        let (text, origins) = Sketch::read(block)?.whole(&self.game)?;
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
