//! Reading positions.

use super::{action, cell, frame};
use crate::{Card, Cards, Caste, Ending, Level, PaintBrawl, Scenario, Stage, State};
use paint::Colour;
use tabletop::{Cursor, Deck, Game, ParseError, Seat};

/// Reads a position. A pile that is not written has all the cards that are nowhere else.
pub(super) fn position(rules: &PaintBrawl, text: &str) -> Result<State, ParseError> {
    let bare = |(index, line): (usize, &'_ str)| (index + 1, line.split('#').next().unwrap_or("").trim_end().to_owned());
    let lines: Vec<(usize, String)> = text.lines().enumerate().map(bare).filter(|(_, line)| !line.trim().is_empty()).collect();
    let mut reader = Reader { rules, state: State::new(2), colours: Vec::new(), seen: Vec::new(), pile: false };
    let mut rest = lines.iter().map(|(number, line)| (*number, line.as_str())).peekable();
    let end = Cursor::new("", lines.last().map_or(1, |(number, _)| number + 1));
    let Some((number, title)) = rest.next() else { return Err(end.misread(format!("'{}' is expected", PaintBrawl::NAME))) };
    let mut cursor = Cursor::new(title, number);
    cursor.expect(PaintBrawl::NAME)?;
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
    rules: &'a PaintBrawl,
    state: State,
    colours: Vec<Colour>,
    seen: Vec<String>,
    pile: bool,
}

/// The lines that may come once.
const ONCE: [&str; 10] = ["level", "scenario", "seats", "matriarchs", "first", "board", "turn", "stage", "pile", "over"];

/// PB-CARD-1: no lot of cards has more.
const BONUS_CARDS: u8 = 24;

impl Reader<'_> {
    /// Some lines come once, and all but the first few need to know who plays.
    fn begin(&mut self, word: &str, start: &Cursor<'_>) -> Result<(), ParseError> {
        if ONCE.contains(&word) && self.seen.iter().any(|seen| seen == word) {
            return Err(start.misread(format!("the line '{word}' stands here twice")));
        }
        if self.colours.is_empty() && !["level", "scenario", "seats"].contains(&word) {
            return Err(start.misread("the lines 'level', 'scenario' and 'seats' come first"));
        }
        self.seen.push(word.to_owned());
        Ok(())
    }

    fn line(&mut self, word: &str, cursor: &mut Cursor<'_>, start: &Cursor<'_>) -> Result<(), ParseError> {
        match word {
            "level" => self.level(cursor),
            "scenario" => {
                let before = cursor.clone();
                let number = cursor.number("the number of a scenario")?;
                self.state.scenario = Scenario::numbered(number).ok_or_else(|| before.misread("scenarios are 1 to 5"))?;
                Ok(())
            }
            "seats" => self.seats(cursor),
            "matriarchs" => {
                while !cursor.is_done() {
                    let seat = self.seat(cursor)?;
                    self.state.matriarchs.add(seat);
                }
                Ok(())
            }
            "first" => {
                self.state.first = self.seat(cursor)?;
                Ok(())
            }
            "turn" => self.turn(cursor),
            "stage" => self.stage(cursor),
            "hand" | "stock" | "spent" => {
                let seat = self.seat(cursor)?.index();
                cards(cursor, match word {
                    "hand" => &mut self.state.hands[seat],
                    "stock" => &mut self.state.stocks[seat],
                    _ => &mut self.state.spent[seat],
                })
            }
            "blasts" => self.blasts(cursor),
            "team" => {
                let seat = self.seat(cursor)?.index();
                while !cursor.is_done() {
                    let before = cursor.clone();
                    let index = action::kind(cursor)?.fighter_index();
                    let count = &mut self.state.team[seat][index.ok_or_else(|| before.misread("a fighter is expected"))?];
                    *count = count.checked_add(1).ok_or_else(|| before.misread("no clan has so many fighters (PB-TEAM-1)"))?;
                }
                Ok(())
            }
            "pile" => self.pile(cursor),
            "discard" => cards(cursor, &mut self.state.discard),
            "waits" => {
                let frame = frame::read(self.rules, &self.colours, cursor)?;
                if self.state.business.frames().len() >= crate::state::DEEPEST {
                    return Err(start.misread("no more than two things can wait"));
                }
                self.state.business.push(frame);
                Ok(())
            }
            "over" => {
                self.state.over = Some(match cursor.accept("limit") {
                    true => Ending::Limit,
                    false => {
                        cursor.expect("goal")?;
                        Ending::Goal(self.seat(cursor)?)
                    }
                });
                Ok(())
            }
            _ => Err(start.misread(
                "a line of a position is expected: level, scenario, seats, matriarchs, first, board, turn, stage, hand, stock, spent, \
                 blasts, team, pile, discard, waits or over",
            )),
        }
    }

    fn level(&mut self, cursor: &mut Cursor<'_>) -> Result<(), ParseError> {
        self.state.level = cursor.known("a level (initiation, normal, advanced)", Level::coded)?;
        while !cursor.is_done() {
            cursor.skip_spaces();
            let before = cursor.clone();
            let switches = &mut self.state.switches;
            *match cursor.word() {
                "infiltration" => &mut switches.infiltration,
                "tactical" => &mut switches.tactical,
                "women" => &mut switches.women,
                "blasts" => &mut switches.blasts,
                _ => return Err(before.misread("a switch is expected: infiltration, tactical, women or blasts (PB-ADV-1)")),
            } = true;
        }
        Ok(())
    }

    fn seats(&mut self, cursor: &mut Cursor<'_>) -> Result<(), ParseError> {
        while !cursor.is_done() {
            let before = cursor.clone();
            self.colours.push(cursor.known("a colour", Colour::coded)?);
            if self.colours.len() > 4 {
                return Err(before.misread("at most four seats play (PB-SETUP-1)"));
            }
        }
        if self.colours.len() < 2 {
            return Err(cursor.misread("at least two seats play (PB-SETUP-1)"));
        }
        self.state.seats = self.colours.len() as u8;
        self.state.colours[..self.colours.len()].copy_from_slice(&self.colours);
        for (blasts, colour) in self.state.blasts.iter_mut().zip(&self.colours) {
            *blasts = self.rules.blasts[colour.index()];
        }
        Ok(())
    }

    fn seat(&self, cursor: &mut Cursor<'_>) -> Result<Seat, ParseError> {
        frame::seat(&self.colours, cursor)
    }

    fn board(&mut self, picture: &[(usize, &str)], end: &Cursor<'_>) -> Result<(), ParseError> {
        if picture.len() <= self.rules.board.rows() {
            return Err(end.misread(format!("the board has {} rows and a line of letters", self.rules.board.rows())));
        }
        for cell in self.rules.board.read(picture)? {
            cell::read(self.rules, &self.colours, &cell, &mut self.state.field)?;
        }
        Ok(())
    }

    fn turn(&mut self, cursor: &mut Cursor<'_>) -> Result<(), ParseError> {
        self.state.active = self.seat(cursor)?;
        cursor.expect("round")?;
        self.state.round = cursor.number("the number of a round")?;
        cursor.expect("moves")?;
        self.state.moves = cursor.number("a number of Moves")?;
        cursor.expect("attacks")?;
        self.state.attacks = cursor.number("a number of Attacks")?;
        self.state.blasted = cursor.accept("blasted");
        Ok(())
    }

    fn stage(&mut self, cursor: &mut Cursor<'_>) -> Result<(), ParseError> {
        cursor.skip_spaces();
        let before = cursor.clone();
        let word = cursor.word();
        self.state.active = self.seat(cursor)?;
        self.state.stage = match word {
            "women" => Stage::Women,
            "walls" => Stage::Walls,
            "placing" => Stage::Placing,
            "infiltrating" => Stage::Infiltrating(action::square(self.rules, cursor)?),
            _ => return Err(before.misread("a stage is expected: women, walls, placing or infiltrating")),
        };
        Ok(())
    }

    fn blasts(&mut self, cursor: &mut Cursor<'_>) -> Result<(), ParseError> {
        let seat = self.seat(cursor)?.index();
        self.state.blasts[seat] = [0; 3];
        if cursor.accept("none") {
            return Ok(());
        }
        while !cursor.is_done() {
            let before = cursor.clone();
            let caste = cursor.known("a caste (warrior, hunter, shaman) or none", Caste::coded)?;
            let count = &mut self.state.blasts[seat][caste.index()];
            *count = count.checked_add(1).ok_or_else(|| before.misread("too many cards"))?;
        }
        Ok(())
    }

    fn pile(&mut self, cursor: &mut Cursor<'_>) -> Result<(), ParseError> {
        self.pile = true;
        let mut pile = [0; 6];
        if !cursor.accept("none") {
            while !cursor.is_done() {
                let card = cursor.known("a card", Card::coded)?;
                pile[card.index()] = cursor.number("a number of cards")?;
            }
        }
        self.state.pile = Deck::shuffled(pile);
        Ok(())
    }

    fn finish(mut self, end: &Cursor<'_>) -> Result<State, ParseError> {
        for needed in ["level", "scenario", "seats", "board"] {
            if !self.seen.iter().any(|seen| seen == needed) {
                return Err(end.misread(format!("the line '{needed}' is missing")));
            }
        }
        let (turn, stage) = (self.seen.iter().any(|seen| seen == "turn"), self.seen.iter().any(|seen| seen == "stage"));
        if turn == stage {
            return Err(end.misread("one of the lines 'turn' and 'stage' is needed"));
        }
        if !self.state.switches.blasts && !self.seen.iter().any(|seen| seen == "blasts") {
            self.state.blasts = [[0; 3]; 4];
        }
        if turn && !self.pile && !self.state.switches.tactical {
            self.fill_pile(end)?;
        }
        self.rules.validate(&self.state).map_err(|problem| end.misread(problem))?;
        let mut list = Vec::new();
        self.rules.legal_actions(&self.state, &mut list);
        if list.is_empty() && self.state.over.is_none() {
            return Err(end.misread("nobody can decide anything here"));
        }
        Ok(self.state)
    }

    fn fill_pile(&mut self, end: &Cursor<'_>) -> Result<(), ParseError> {
        let mut used = self.state.discard;
        self.state.hands.iter().for_each(|hand| used.add_all(*hand));
        let mut pile = [0; 6];
        for card in Card::ALL {
            let left = self.rules.bonus.of(card).checked_sub(used.of(card));
            pile[card.index()] = left.ok_or_else(|| end.misread(format!("there are not so many cards '{}'", card.code())))?;
        }
        self.state.pile = Deck::shuffled(pile);
        Ok(())
    }
}

/// More cards for a lot, by their words, or none.
fn cards(cursor: &mut Cursor<'_>, lot: &mut Cards) -> Result<(), ParseError> {
    if cursor.accept("none") {
        return Ok(());
    }
    while !cursor.is_done() {
        let before = cursor.clone();
        let card = cursor.known("a card", Card::coded)?;
        if lot.total() >= BONUS_CARDS {
            return Err(before.misread("there are not so many cards (PB-CARD-1)"));
        }
        lot.add(card);
    }
    Ok(())
}
