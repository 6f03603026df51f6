//! How CoraQuest writes its rule cases. `tests/cases/README.md` says how they are written.

mod sketch;

use casebook::{Casebook, Wrong, same};
use coraquest::{CoraQuest, Event, State};
use sketch::Sketch;
use stage::{Show as _, Words as _};
use std::collections::BTreeSet;
use std::path::PathBuf;
use tabletop::{Game as _, Notation as _, Seat, Viewer, tell};
use texts::Lang;

/// The game and the IDs of its catalogues.
pub(crate) struct Book {
    game: CoraQuest,
    ids: BTreeSet<String>,
}

impl Book {
    /// The standard game.
    pub(crate) fn new() -> Book {
        let catalogues =
            [include_str!("../../../../docs/rules/coraquest.md"), include_str!("../../../../docs/rules/coraquest-content.md")];
        let mut ids: BTreeSet<String> = catalogues.iter().flat_map(|text| casebook::marked(text, Book::PREFIX)).collect();
        let worked = catalogues[0].lines().filter_map(|line| line.split_once(". **case**")?.0.parse::<u8>().ok());
        ids.extend(worked.map(|number| format!("W{number:02}")));
        Book { game: CoraQuest::standard(), ids }
    }
}

/// Where the cases are.
pub(crate) fn folder() -> PathBuf {
    PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/cases"))
}

impl Casebook for Book {
    type Game = CoraQuest;

    const PREFIX: &'static str = "CR";
    const STEPS: &'static [&'static str] = &["asked", "line", "no-line", "sees", "blind"];

    fn game(&self) -> &CoraQuest {
        &self.game
    }

    fn has(&self, id: &str) -> bool {
        self.ids.contains(id)
    }

    fn position(&self, block: &[String]) -> Result<State, Wrong> {
        let text = Sketch::read(block)
            .and_then(|sketch| sketch.notation(&self.game))
            .map_err(|message| Wrong { line: None, message })?;
        let wrong = |misread: tabletop::ParseError| Wrong { line: None, message: format!("{misread}, in\n{text}") };
        self.game.read_position(&text).map_err(wrong)
    }

    fn agrees(&self, block: &[String], before: &State, now: &State) -> Result<bool, Wrong> {
        let tidy = |lines: &[String]| -> Vec<String> {
            let words = lines.iter().map(|line| line.split_whitespace().collect::<Vec<_>>().join(" "));
            words.filter(|line| !line.is_empty()).collect()
        };
        Ok(tidy(block) == tidy(&self.picture(block, before, now)))
    }

    /// The board as far as it was shown, and the heroes that are spoken of.
    fn picture(&self, block: &[String], _: &State, now: &State) -> Vec<String> {
        let text = self.game.write_position(now);
        let mut lines = Vec::new();
        if let Some(start) = block.iter().position(|line| line.trim() == "board") {
            let rows = block[start + 1..].iter().take_while(|line| line.starts_with("        ")).count();
            let width = block[start + 1..].iter().take(rows).map(|line| line.split_whitespace().count()).max().unwrap_or(0);
            lines.push("board".to_owned());
            lines.extend(sketch::draw(now, &self.game, width, rows).into_iter().map(|row| format!("    {row}")));
        }
        for line in block.iter().filter(|line| !line.starts_with("        ")).map(|line| line.trim()) {
            if let Some(letter) = line.split_whitespace().next().filter(|word| sketch::LETTERS.contains(word)) {
                lines.push(sketch::describe(&text, letter));
            }
        }
        lines
    }

    fn board(&self, block: &[String], now: &State) -> (Vec<String>, bool) {
        let width = block.iter().map(|line| line.split_whitespace().count()).max().unwrap_or(0);
        let drawn = sketch::draw(now, &self.game, width, block.len());
        let tidy = |line: &String| line.split_whitespace().collect::<Vec<_>>().join(" ");
        let same = block.iter().map(tidy).eq(drawn.iter().map(tidy));
        (drawn, same)
    }

    fn event(&self, now: &State, event: &Event) -> String {
        let view = self.game.view(now, Viewer::Bystander);
        let told = tell(&self.game, event, Viewer::Bystander).expect("nothing is hidden (CR-INFO-2)");
        self.game.event_words(&view, &told, Lang::En)
    }

    fn seat(&self, now: &State, word: &str) -> Option<Seat> {
        Seat::first(self.game.seats(now)).find(|seat| seat.to_string() == word)
    }

    fn expect(&self, now: &State, keyword: &str, rest: &str) -> Result<(), String> {
        let text = self.game.write_position(now);
        let has = text.lines().any(|line| line == rest);
        match keyword {
            "asked" => {
                let what = text.lines().rfind(|line| line.starts_with("waits")).and_then(|line| line.split_whitespace().nth(1));
                let over = now.over().map(|over| over.cause.code());
                let seat = self.game.to_act(now).map_or("nobody".to_owned(), |seat| seat.to_string());
                same(rest, &format!("{seat} {}", what.or(over).unwrap_or("nothing")))
            }
            "line" if has => Ok(()),
            "line" => Err(format!("there is no such line in\n{text}")),
            "no-line" if !has => Ok(()),
            "no-line" => Err("there is such a line".to_owned()),
            _ => {
                let squares: Vec<_> = rest.split_whitespace().filter_map(|word| word.parse().ok()).collect();
                let [a, b] = squares[..] else { return Err("two squares are expected".to_owned()) };
                let figures = now.heroes().iter().filter_map(|hero| hero.at).chain(now.enemies().iter().map(|enemy| enemy.at));
                let clear = figures.fold(now.dungeon().floor(), |clear, at| clear.without(at));
                let sees = now.dungeon().sees(a, b, &clear);
                // Whoever points at the figure there is told the same.
                let gaze = self.game.line_of_sight(&self.game.view(now, Viewer::Bystander), a.index(), Lang::En);
                if gaze.is_some_and(|gaze| gaze.seen.contains(&b.index()) != sees) {
                    return Err(format!("sight is {sees}, and a page is told otherwise"));
                }
                if sees == (keyword == "sees") { Ok(()) } else { Err(format!("sight is {sees}")) }
            }
        }
    }
}
