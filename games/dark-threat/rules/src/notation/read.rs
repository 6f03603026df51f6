//! Reading positions.

use super::{action, cell, frame};
use crate::{Camp, DarkThreat, Ending, Level, Piece, Stage, State, Temple, Turn};
use tabletop::{Cursor, Game, ParseError};

/// Reads a position.
pub(super) fn position(rules: &DarkThreat, text: &str) -> Result<State, ParseError> {
    let bare = |(index, line): (usize, &'_ str)| (index + 1, line.split('#').next().unwrap_or("").trim_end().to_owned());
    let lines: Vec<(usize, String)> = text.lines().enumerate().map(bare).filter(|(_, line)| !line.trim().is_empty()).collect();
    let mut reader = Reader { rules, state: State::new(2), seen: Vec::new() };
    let mut rest = lines.iter().map(|(number, line)| (*number, line.as_str()));
    let end = Cursor::new("", lines.last().map_or(1, |(number, _)| number + 1));
    let Some((number, title)) = rest.next() else { return Err(end.misread(format!("'{}' is expected", DarkThreat::NAME))) };
    let mut cursor = Cursor::new(title, number);
    cursor.expect(DarkThreat::NAME)?;
    cursor.finish()?;
    while let Some((number, line)) = rest.next() {
        let mut cursor = Cursor::new(line, number);
        cursor.skip_spaces();
        let start = cursor.clone();
        let word = cursor.word();
        reader.begin(word, &start)?;
        if word == "board" {
            cursor.finish()?;
            let picture: Vec<(usize, &str)> = rest.by_ref().take(rules.board.rows() + 1).collect();
            reader.board(&picture, &end)?;
        } else {
            reader.line(word, &mut cursor, &start)?;
            cursor.finish()?;
        }
    }
    reader.finish(&end)
}

struct Reader<'a> {
    rules: &'a DarkThreat,
    state: State,
    seen: Vec<String>,
}

/// The lines that come first, in any order.
const HEAD: [&str; 4] = ["seats", "levels", "layout", "cycles"];
/// The lines that may come more than once.
const OFTEN: [&str; 2] = ["waits", "protected"];

impl Reader<'_> {
    fn begin(&mut self, word: &str, start: &Cursor<'_>) -> Result<(), ParseError> {
        let again = self.seen.iter().any(|seen| seen == word);
        if again && !OFTEN.contains(&word) {
            return Err(start.misread(format!("the line '{word}' stands here twice")));
        }
        let known = |word: &str| self.seen.iter().any(|seen| seen == word);
        let headed = HEAD.iter().all(|word| known(word));
        if !headed && !HEAD.contains(&word) {
            return Err(start.misread("the lines 'seats', 'levels', 'layout' and 'cycles' come first"));
        }
        if ["protected", "fresh"].contains(&word) && !known("board") {
            return Err(start.misread(format!("the line '{word}' comes after the board")));
        }
        self.seen.push(word.to_owned());
        Ok(())
    }

    fn line(&mut self, word: &str, cursor: &mut Cursor<'_>, start: &Cursor<'_>) -> Result<(), ParseError> {
        match word {
            "seats" => {
                self.state.seats = cursor.number("2 or 4 seats")?;
                if cursor.accept("kaos first") {
                    self.state.first = Camp::Kaos;
                }
            }
            "levels" => {
                for camp in Camp::ALL {
                    self.state.levels[camp.index()] = cursor.known("a level (easy, medium, hard)", Level::coded)?;
                }
            }
            "layout" => {
                let number: u8 = cursor.number("the number of a layout")?;
                let known = (1..=DarkThreat::LAYOUTS as u8).contains(&number);
                self.state.layout = if known { number - 1 } else { return Err(start.misread("layouts are 1 to 6 (DT-SET-1)")) };
            }
            "cycles" => self.state.cycles = cursor.number("a number of cycles")?,
            "turn" => self.turn(cursor)?,
            "stage" => self.stage(cursor)?,
            "order" => self.state.opening = Some(action::turn(cursor)?),
            "buried" => self.state.buried = cursor.number("a number of Mandrakes")?,
            "corrupted" => {
                while !cursor.is_done() {
                    self.state.corrupted.add(cursor.known("a Temple (force, wisdom, spirit)", Temple::coded)?);
                }
            }
            "feats" => {
                while !cursor.is_done() {
                    let camp = cursor.known("a camp (gaia, kaos)", Camp::coded)?;
                    self.state.feats[camp.index()] = true;
                }
            }
            "felled" => {
                while !cursor.is_done() {
                    self.state.felled.add(cursor.known("a figure", Piece::coded)?);
                }
            }
            "protected" => {
                let camp = cursor.known("a camp (gaia, kaos)", Camp::coded)?;
                let piece = self.piece(cursor)?;
                self.state.field.guard(camp, Some(piece));
            }
            "fresh" => {
                while !cursor.is_done() {
                    let piece = self.piece(cursor)?;
                    self.state.field.refresh(piece);
                }
            }
            "waits" => {
                let frame = frame::read(self.rules, cursor)?;
                if self.state.business.frames().len() >= crate::state::DEEPEST {
                    return Err(start.misread("no more than two things can wait"));
                }
                self.state.business.push(frame);
            }
            "over" => {
                self.state.over = Some(match cursor.accept("limit") {
                    true => Ending::Limit,
                    false => {
                        cursor.expect("goals")?;
                        Ending::Goals(cursor.known("a camp (gaia, kaos)", Camp::coded)?)
                    }
                });
            }
            _ => {
                return Err(start.misread(
                    "a line of a position is expected: seats, levels, layout, cycles, board, turn, stage, order, buried, corrupted, \
                     feats, felled, protected, fresh, waits or over",
                ));
            }
        }
        Ok(())
    }

    /// A piece by its square.
    fn piece(&self, cursor: &mut Cursor<'_>) -> Result<Piece, ParseError> {
        cursor.skip_spaces();
        let before = cursor.clone();
        let at = action::square(self.rules, cursor)?;
        self.state.field.piece(at).ok_or_else(|| before.misread("nobody stands there"))
    }

    fn board(&mut self, picture: &[(usize, &str)], end: &Cursor<'_>) -> Result<(), ParseError> {
        if picture.len() <= self.rules.board.rows() {
            return Err(end.misread(format!("the board has {} rows and a line of letters", self.rules.board.rows())));
        }
        for cell in self.rules.board.read(picture)? {
            cell::read(self.rules, &mut self.state, &cell)?;
        }
        Ok(())
    }

    fn turn(&mut self, cursor: &mut Cursor<'_>) -> Result<(), ParseError> {
        self.state.turn = action::turn(cursor)?;
        cursor.expect("cycle")?;
        self.state.cycle = cursor.number("the number of a cycle")?;
        cursor.expect("moves")?;
        self.state.moves = cursor.number("a number of moves")?;
        cursor.expect("attacks")?;
        self.state.attacks = cursor.number("a number of attacks")?;
        self.state.called = cursor.accept("called");
        self.state.arrived = cursor.accept("arrived");
        Ok(())
    }

    fn stage(&mut self, cursor: &mut Cursor<'_>) -> Result<(), ParseError> {
        cursor.skip_spaces();
        let before = cursor.clone();
        (self.state.stage, self.state.turn) = match cursor.word() {
            "followers" => (Stage::Followers, Turn::Oak),
            "mandrake" => (Stage::Mandrake, Turn::WoodenKing),
            "chief" => (Stage::Chief, Turn::Fongia),
            _ => return Err(before.misread("a stage is expected: followers, mandrake or chief")),
        };
        Ok(())
    }

    fn finish(mut self, end: &Cursor<'_>) -> Result<State, ParseError> {
        let seen = |word: &str| self.seen.iter().any(|seen| seen == word);
        if let Some(needed) = HEAD.into_iter().chain(["board"]).find(|word| !seen(word)) {
            return Err(end.misread(format!("the line '{needed}' is missing")));
        }
        if seen("turn") == seen("stage") {
            return Err(end.misread("one of the lines 'turn' and 'stage' is needed"));
        }
        // The audit looks at the numbers; here they must only not overflow.
        let all = self.state.moves.saturating_add(self.state.attacks);
        self.state.actions = all.saturating_sub(self.rules.shortfall(&self.state));
        self.rules.validate(&self.state).map_err(|problem| end.misread(problem))?;
        let mut list = Vec::new();
        self.rules.legal_actions(&self.state, &mut list);
        if list.is_empty() && self.state.over.is_none() {
            return Err(end.misread("nobody can decide anything here"));
        }
        Ok(self.state)
    }
}
