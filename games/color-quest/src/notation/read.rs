//! Reading positions.

use super::write::{SEQUENCES, STAGES};
use super::{action, cell, frame};
use crate::{Camp, Cards, Cause, ColorQuest, Ending, Parry, Potion, Scenario, Spot, Stage, State};
use paint::Colour;
use tabletop::{Cursor, Game, ParseError};

/// How many things may wait in a position that is read; each may still want others on top of it.
const WAITING: usize = 8;

/// Reads a position.
pub(super) fn position(rules: &ColorQuest, text: &str) -> Result<State, ParseError> {
    let bare = |(index, line): (usize, &'_ str)| (index + 1, line.split('#').next().unwrap_or("").trim_end().to_owned());
    let lines: Vec<(usize, String)> = text.lines().enumerate().map(bare).filter(|(_, line)| !line.trim().is_empty()).collect();
    let mut reader = Reader { rules, state: State::new(), seen: Vec::new(), discard: Cards::default() };
    let mut rest = lines.iter().map(|(number, line)| (*number, line.as_str()));
    let end = Cursor::new("", lines.last().map_or(1, |(number, _)| number + 1));
    let Some((number, title)) = rest.next() else { return Err(end.misread(format!("'{}' is expected", ColorQuest::NAME))) };
    let mut cursor = Cursor::new(title, number);
    cursor.expect(ColorQuest::NAME)?;
    cursor.finish()?;
    while let Some((number, line)) = rest.next() {
        let mut cursor = Cursor::new(line, number);
        cursor.skip_spaces();
        let start = cursor.clone();
        let word = cursor.word();
        reader.begin(word, &start)?;
        if word == "board" {
            cursor.finish()?;
            let rows = rules.layout(&reader.state).board().rows();
            let picture: Vec<(usize, &str)> = rest.by_ref().take(rows + 1).collect();
            reader.board(&picture, &end)?;
        } else {
            reader.line(word, &mut cursor, &start)?;
            cursor.finish()?;
        }
    }
    reader.finish(&end)
}

struct Reader<'a> {
    rules: &'a ColorQuest,
    state: State,
    seen: Vec<String>,
    discard: Cards,
}

/// The lines that come first, in any order.
const HEAD: [&str; 3] = ["scenario", "layout", "faces"];
/// The lines that may come more than once.
const OFTEN: [&str; 4] = ["waits", "dice", "cards", "band"];

impl Reader<'_> {
    fn begin(&mut self, word: &str, start: &Cursor<'_>) -> Result<(), ParseError> {
        let known = |word: &str| self.seen.iter().any(|seen| seen == word);
        if known(word) && !OFTEN.contains(&word) {
            return Err(start.misread(format!("the line '{word}' stands here twice")));
        }
        if !HEAD.iter().all(|word| known(word)) && !HEAD.contains(&word) {
            return Err(start.misread("the lines 'scenario', 'layout' and 'faces' come first"));
        }
        self.seen.push(word.to_owned());
        Ok(())
    }

    fn line(&mut self, word: &str, cursor: &mut Cursor<'_>, start: &Cursor<'_>) -> Result<(), ParseError> {
        let state = &mut self.state;
        match word {
            "scenario" => {
                let words = "a scenario (supremacy, supremacy-3, harvest, escort)";
                state.scenario = cursor.known(words, Scenario::coded)?;
                if cursor.accept("kaos first") {
                    state.first = Camp::Kaos;
                }
            }
            "layout" => {
                let layouts = &self.rules.layouts;
                let named = |word: &str| layouts.iter().position(|layout| layout.name == word);
                state.layout = cursor.known("the name of a layout", named)? as u8;
            }
            "faces" => {
                for face in &mut state.faces {
                    *face = action::face(cursor)?;
                }
            }
            "stage" => {
                let stage = |word: &str| STAGES.iter().find(|(known, _)| *known == word).map(|(_, stage)| *stage);
                state.stage = cursor.known("a stage (bands, faces, tiles, puddles, dice, deploy)", stage)?;
                state.active = action::camp(cursor)?;
                state.faced = match state.stage {
                    Stage::Bands => 0,
                    Stage::Faces => cursor.number("how many faces are chosen")?,
                    _ => 4,
                };
            }
            "turn" => {
                state.active = action::camp(cursor)?;
                cursor.expect("round")?;
                state.round = cursor.number("the number of a round")?;
                let sequence = |word: &str| SEQUENCES.iter().find(|(known, _)| *known == word).map(|(_, other)| *other);
                state.sequence = cursor.known("a sequence (powers, moves, attacks, tidying)", sequence)?;
                state.faced = 4;
            }
            "dice" => self.dice(cursor)?,
            "cards" => {
                let camp = action::camp(cursor)?;
                while !cursor.is_done() {
                    let before = ahead(cursor);
                    let card = action::potion(cursor)?;
                    limit(&before, state.hands[camp.index()].total())?;
                    state.hands[camp.index()].add(card);
                }
            }
            "discard" => {
                while !cursor.is_done() {
                    let before = ahead(cursor);
                    limit(&before, self.discard.total())?;
                    self.discard.add(action::potion(cursor)?);
                }
            }
            "band" => {
                let camp = action::camp(cursor)?;
                while !cursor.is_done() {
                    let entry = action::entry(cursor)?;
                    let before = ahead(cursor);
                    let count: u8 = cursor.number("how many of them")?;
                    limit(&before, count)?;
                    state.bands[camp.index()][entry.index()] = count;
                }
            }
            "dismissed" => state.dismissed = cursor.number("a number of dismissals")?,
            "dues" => state.dues = [cursor.number("a number of cards")?, cursor.number("a number of cards")?],
            "harvest" => state.harvest = [cursor.number("a number of marks")?, cursor.number("a number of marks")?],
            "ronin" => {
                cursor.expect("moved")?;
                state.ronin_moved = true;
            }
            "parry" => {
                let parry = |word: &str| [("now", Parry::Now), ("spent", Parry::Spent)].into_iter().find(|known| known.0 == word);
                state.parry = cursor.known("'now' or 'spent'", parry)?.1;
            }
            "cause" => {
                let implacable = cursor
                    .known("'figure' or 'implacable'", |word| ["figure", "implacable"].iter().position(|&known| known == word))?;
                let camp = action::camp(cursor)?;
                state.cause = if implacable == 1 { Cause::Implacable(camp) } else { Cause::Figure(camp) };
            }
            "struck" | "changed" => {
                while !cursor.is_done() {
                    let camp = action::camp(cursor)?;
                    let flags = if word == "struck" { &mut state.struck } else { &mut state.changed };
                    flags[camp.index()] = true;
                }
            }
            "waits" => {
                let waiting = frame::read(self.rules.layout(state), cursor)?;
                if state.business.frames().len() >= WAITING {
                    return Err(start.misread(format!("no more than {WAITING} things can wait")));
                }
                state.business.push(waiting);
            }
            "over" => {
                state.over = Some(match cursor.accept("limit") {
                    true => Ending::Limit,
                    false => {
                        cursor.expect("goal")?;
                        Ending::Goal(action::camp(cursor)?)
                    }
                });
            }
            _ => {
                return Err(start.misread(
                    "a line of a position is expected: scenario, layout, faces, board, stage, turn, dice, cards, discard, band, \
                     dismissed, dues, harvest, ronin, parry, cause, struck, changed, waits or over",
                ));
            }
        }
        Ok(())
    }

    /// `dice gaia instant red gauge blue blue hero green`.
    fn dice(&mut self, cursor: &mut Cursor<'_>) -> Result<(), ParseError> {
        let camp = action::camp(cursor)?;
        let mut spot = None;
        while !cursor.is_done() {
            let before = ahead(cursor);
            let word = cursor.word();
            let known = Spot::coded(word).filter(|&spot| spot != Spot::Reserve);
            match (known, Colour::coded(word), spot) {
                (Some(next), ..) => spot = Some(next),
                (None, Some(colour), Some(spot)) => {
                    let pool = &mut self.state.pools[camp.index()];
                    let taken = spot != Spot::Gauge && pool.has(spot, colour) || spot == Spot::Hero && pool.hero().is_some();
                    if taken || pool.count() > 40 {
                        return Err(before.misread("there is no place for this die (CQ-DIE-2)"));
                    }
                    pool.put(spot, colour);
                }
                _ => return Err(before.misread("'instant', 'gauge' or 'hero' is expected, or a colour after it")),
            }
        }
        Ok(())
    }

    fn board(&mut self, picture: &[(usize, &str)], end: &Cursor<'_>) -> Result<(), ParseError> {
        let layout = self.rules.layout(&self.state);
        let rows = layout.board().rows();
        if picture.len() <= rows {
            return Err(end.misread(format!("the board has {rows} rows and a line of letters")));
        }
        let crystals = layout.all_crystals(self.state.faces);
        for read in layout.board().read(picture)? {
            let fragment = layout.fragment_of(read.square);
            cell::read(&mut self.state, fragment, crystals.has(read.square), &read)?;
        }
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
        let state = &mut self.state;
        if state.stage == Stage::Playing {
            let active = state.active;
            state.field.mark_all(|figure| if figure.camp() == active { cell::turned(figure.marks) } else { figure.marks });
        }
        for potion in Potion::ALL {
            let gone = self.discard.of(potion) + state.hands[0].of(potion) + state.hands[1].of(potion);
            let left = self.rules.constants.copies.checked_sub(gone);
            let left = left.ok_or_else(|| end.misread(format!("there are too many cards '{}' (CQ-ITM-1)", potion.code())))?;
            state.deck.loose_mut()[potion.index()] = left;
        }
        self.rules.validate(&self.state).map_err(|problem| end.misread(problem))?;
        let mut list = Vec::new();
        self.rules.legal_actions(&self.state, &mut list);
        if list.is_empty() && self.state.over.is_none() {
            return Err(end.misread("nobody can decide anything here"));
        }
        Ok(self.state)
    }
}

/// Where the next word begins.
fn ahead<'a>(cursor: &mut Cursor<'a>) -> Cursor<'a> {
    cursor.skip_spaces();
    cursor.clone()
}

fn limit(at: &Cursor<'_>, count: u8) -> Result<(), ParseError> {
    if count < 40 { Ok(()) } else { Err(at.misread("there are not so many of them")) }
}
