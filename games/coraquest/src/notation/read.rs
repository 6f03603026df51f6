//! Reading positions.

use super::{frame, pen};
use crate::movegen::MoveGen;
use crate::{
    Cause, Cell, CoraQuest, Cue, Dungeon, Enemy, Hero, HeroId, Laid, Length, Over, Rotation, Setup, Slot, Square, State,
};
use crate::{Squares, Stock, Tally, TextId, Turn, start};
use tabletop::{Cursor, Game as _, ParseError, Seat, Stack};

/// Lines that a position must have.
const NEEDED: [&str; 5] = ["quest", "seats", "round", "threat", "piles"];
/// Lines that may stand there several times.
const SEVERAL: [&str; 7] = ["card", "hero", "enemy", "counter", "defeated", "cue", "waits"];

pub(super) fn position(rules: &CoraQuest, text: &str) -> Result<State, ParseError> {
    let mut lines = text.lines().enumerate().map(|(number, line)| (number + 1, line));
    let (_, first) = lines.next().unwrap_or((1, ""));
    if first.trim() != CoraQuest::NAME {
        return Err(Cursor::new(first, 1).misread(format!("the first line is '{}'", CoraQuest::NAME)));
    }
    let mut reader = Reader { rules, state: blank(rules), seen: Vec::new() };
    let mut last = 1;
    for (number, line) in lines.filter(|(_, line)| !line.trim().is_empty()) {
        let mut cursor = Cursor::new(line, number);
        reader.line(&mut cursor)?;
        cursor.finish()?;
        last = number;
    }
    reader.finish(&Cursor::new("", last))
}

/// A position without anything, of the first quest.
fn blank(rules: &CoraQuest) -> State {
    let quest = rules.content.quests().first().map(|quest| quest.id.to_string()).unwrap_or_default();
    let mut state = start::start(rules, &Setup { quest, ..Setup::default() }).expect("every quest can be set up by one seat");
    state.dungeon = Dungeon::default();
    state.business = Stack::new();
    state
}

struct Reader<'a> {
    rules: &'a CoraQuest,
    state: State,
    seen: Vec<String>,
}

impl Reader<'_> {
    fn line(&mut self, cur: &mut Cursor<'_>) -> Result<(), ParseError> {
        cur.skip_spaces();
        let start = cur.clone();
        let word = cur.word().to_owned();
        if !SEVERAL.contains(&word.as_str()) && self.seen.contains(&word) {
            return Err(start.misread(format!("the line '{word}' stands here twice")));
        }
        let quest = self.rules.content.quest(self.state.quest);
        match word.as_str() {
            "quest" => {
                let named = |word: &str| self.rules.content.quest_named(word);
                self.state.quest = pen::word(cur, "the name of a quest", named)?;
                self.state.length = pen::word(cur, "'normal' or 'long'", |word| match word {
                    "normal" => Some(Length::Normal),
                    "long" => Some(Length::Long),
                    _ => None,
                })?;
            }
            "seats" => {
                self.state.seats = cur.number("a number of seats")?;
                self.state.keeper = cur.accept("keeper");
            }
            "second-wind" => self.state.second_wind = true,
            "slow" => self.state.slow = true,
            "due" => self.state.due = true,
            "tough" => {
                while !cur.is_done() {
                    let rank = |word: &str| quest.rank(self.rules.content.kind_named(word)?);
                    self.state.tough |= 1 << pen::word(cur, "an enemy kind of the quest", rank)?;
                }
            }
            "round" => self.state.round = cur.number("the number of a round")?,
            "threat" => self.state.threat = cur.number("a level")?,
            "marker" => self.state.marker = Some(pen::seat(cur)?),
            "piles" => self.piles(cur)?,
            "card" => self.card(cur)?,
            "chests" => {
                while !cur.is_done() {
                    self.state.chests.add(pen::square(cur)?);
                }
            }
            "hero" => self.hero(cur)?,
            "enemy" => self.enemy(cur)?,
            "discard" => self.state.discard = self.items(cur)?,
            "given" => self.state.given = self.items(cur)?,
            "got" => self.state.got = self.items(cur)?,
            "counter" => {
                let counter = pen::word(cur, "a counter of the quest", |word| quest.counter(word))?;
                self.state.counters[counter.index()] = cur.number("a number")?;
            }
            "defeated" => {
                let rank = |word: &str| quest.rank(self.rules.content.kind_named(word)?);
                let rank = pen::word(cur, "an enemy kind of the quest", rank)?;
                self.state.defeated[rank] = cur.number("a number")?;
            }
            "ran" => self.state.ran = bits(cur, 64)?,
            "taken" => self.state.taken = bits(cur, 32)? as u32,
            "turn" => self.turn(cur)?,
            "cue" => {
                let before = cur.clone();
                let rule: u8 = cur.number("the number of a rule")?;
                let actor = if cur.accept("nobody") { None } else { Some(self.rules.read_slot(&self.state, cur)?) };
                let fits = usize::from(rule) < quest.rules.len() && self.state.cues.try_push(Cue { rule, actor }).is_ok();
                if !fits {
                    return Err(before.misread("the quest has no such rule, or too many wait"));
                }
            }
            "waits" => {
                let before = cur.clone();
                // A rule that goes on from here needs room of its own.
                if self.state.business.frames().len() >= crate::MOST_FRAMES / 2 {
                    return Err(before.misread("too much waits"));
                }
                let waiting = frame::read(self.rules, &self.state, cur)?;
                self.state.business.push(waiting);
            }
            "over" => {
                let cause = |word: &str| Cause::ALL.into_iter().find(|cause| cause.code() == word);
                let cause = pen::word(cur, "how it ended", cause)?;
                let text = pen::word(cur, "the number of a text", |word| {
                    word.parse().ok().filter(|text| usize::from(*text) < quest.texts.len()).map(TextId)
                })?;
                self.state.over = Some(Over { cause, text });
            }
            _ => return Err(start.misread(format!("'{}' begins no line of a position", tabletop::quoted(&word)))),
        }
        self.seen.push(word);
        Ok(())
    }

    fn piles(&mut self, cur: &mut Cursor<'_>) -> Result<(), ParseError> {
        for pile in 0..4 {
            let read = |word: &str| {
                let (digits, story) = word.strip_suffix('s').map_or((word, false), |digits| (digits, true));
                Some((digits.parse::<u8>().ok().filter(|left| *left < 10)?, story))
            };
            let (left, story) = pen::word(cur, "the cards of a pile, such as 3s", read)?;
            (self.state.piles.basics[pile], self.state.piles.story[pile]) = (left, story);
        }
        Ok(())
    }

    fn card(&mut self, cur: &mut Cursor<'_>) -> Result<(), ParseError> {
        let start = cur.clone();
        let card = pen::card(cur)?;
        let (x, y): (i8, i8) = (cur.number("a lattice place")?, cur.number("a lattice place")?);
        if x.unsigned_abs() > 30 || y.unsigned_abs() > 30 {
            return Err(start.misread("a lattice place is at most 30 cards away from the Entrance"));
        }
        cur.expect("turned")?;
        let rotation = |word: &str| word.parse().ok().and_then(Rotation::quarters);
        let rotation = pen::word(cur, "0 to 3 quarter turns", rotation)?;
        let floor = pen::word(cur, "the floor, such as .../.#./...", floor)?;
        let laid = self.state.dungeon.try_lay(Laid { card, x, y, rotation }, floor);
        laid.map_err(|problem| start.misread(problem))
    }

    fn items(&self, cur: &mut Cursor<'_>) -> Result<Tally, ParseError> {
        let mut tally = Tally::default();
        while !cur.is_done() {
            let before = cur.clone();
            let item = self.rules.read_item(cur)?;
            if !MoveGen::of(self.rules, &self.state).knows(item) || tally.of(item) == u8::MAX {
                return Err(before.misread("there is no such item in this quest"));
            }
            tally.add(item);
        }
        Ok(tally)
    }

    fn hero(&mut self, cur: &mut Cursor<'_>) -> Result<(), ParseError> {
        let start = cur.clone();
        let id: HeroId = self.rules.read_hero(cur)?;
        cur.expect("seat")?;
        let owner: Seat = pen::seat(cur)?;
        let at = if cur.accept("at ") { Some(self.square(cur)?) } else { None };
        cur.expect("health")?;
        let health = cur.number("a Health")?;
        let smell = if cur.accept("smell") { cur.number("a number of rounds")? } else { 0 };
        let token = if cur.accept("token") { cur.number("a level")? } else { 0 };
        let determined = cur.accept("determined");
        let stunned = cur.accept("stunned");
        let poisoned = cur.accept("poisoned");
        let exhausted = cur.accept("exhausted");
        let armour = if cur.accept("wears") { Some(self.rules.read_item(cur)?) } else { None };
        cur.expect("bag")?;
        let bag = self.items(cur)?;
        let hero = Hero { id, owner, at, health, determined, stunned, poisoned, exhausted, smell, token, armour, bag };
        self.state.heroes.try_push(hero).map_err(|_| start.misread("a party has four heroes"))
    }

    fn square(&self, cur: &mut Cursor<'_>) -> Result<Square, ParseError> {
        let start = cur.clone();
        let at = pen::square(cur)?;
        if self.state.dungeon.has(at.card()) { Ok(at) } else { Err(start.misread("that card is not on the table")) }
    }

    fn enemy(&mut self, cur: &mut Cursor<'_>) -> Result<(), ParseError> {
        let start = cur.clone();
        let kind = self.rules.read_kind(cur)?;
        let at = self.square(cur)?;
        cur.expect("health")?;
        let health = cur.number("a Health")?;
        let (tough, acted) = (cur.accept("tough"), cur.accept("acted"));
        let enemy = Enemy { kind, tough, at, health, acted };
        self.state.enemies.try_push(enemy).map_err(|_| start.misread("there are too many enemies"))
    }

    fn turn(&mut self, cur: &mut Cursor<'_>) -> Result<(), ParseError> {
        let hero: Slot = self.rules.read_slot(&self.state, cur)?;
        cur.expect("actions")?;
        let mut turn = Turn::of(hero, cur.number("a number of actions")?);
        let Turn { changes, refused, cancelled, sprint, .. } = &mut turn;
        for (word, number) in [("changes", changes), ("refused", refused), ("cancelled", cancelled), ("sprint", sprint)] {
            if cur.accept(word) {
                *number = cur.number("a number")?;
            }
        }
        for (word, dice) in [("next", &mut turn.next), ("all", &mut turn.all)] {
            if cur.accept(word) {
                for die in dice {
                    *die = cur.number::<u8>("a number of dice")?.min(99);
                }
            }
        }
        (turn.accurate, turn.eagle, turn.bane) = (cur.accept("accurate"), cur.accept("eagle"), cur.accept("bane"));
        self.state.turn = Some(turn);
        Ok(())
    }

    fn finish(mut self, end: &Cursor<'_>) -> Result<State, ParseError> {
        if let Some(needed) = NEEDED.into_iter().find(|word| !self.seen.iter().any(|seen| seen == word)) {
            return Err(end.misread(format!("the line '{needed}' is missing")));
        }
        self.decks();
        let outside = (self.state.chests - self.state.dungeon.floor()).is_empty();
        if !outside || self.state.dungeon.floor() == Squares::NONE {
            return Err(end.misread("a chest lies on no floor, or there is no floor at all"));
        }
        self.rules.validate(&self.state).map_err(|problem| end.misread(problem))?;
        let mut list = Vec::new();
        self.rules.legal_actions(&self.state, &mut list);
        if list.is_empty() && self.state.over.is_none() {
            return Err(end.misread("nobody can decide anything here"));
        }
        Ok(self.state)
    }

    /// What is neither carried nor discarded lies in its deck.
    fn decks(&mut self) {
        let state = &mut self.state;
        let (mut treasure, mut special) = (Tally::default(), Tally::default());
        for (item, card) in self.rules.content.items_of(state.quest) {
            let weapons = state.heroes.iter().filter(|hero| self.rules.content.hero(hero.id).weapon == item).count();
            let carried = state.heroes.iter().map(|hero| hero.bag.of(item)).fold(0u8, u8::saturating_add);
            match card.stock {
                Stock::Special => special.put(item, card.copies.saturating_sub(carried)),
                Stock::Treasure => treasure.put(item, card.copies.saturating_sub(carried).saturating_sub(state.discard.of(item))),
                Stock::Starting => {
                    treasure.put(item, (weapons as u8).saturating_sub(carried).saturating_sub(state.discard.of(item)));
                }
            }
        }
        (state.treasure, state.special) = (treasure, special);
    }
}

/// Numbers below `most` as bits.
fn bits(cur: &mut Cursor<'_>, most: u64) -> Result<u64, ParseError> {
    let mut all = 0;
    while !cur.is_done() {
        all |= 1 << pen::word(cur, "a number", |word| word.parse::<u64>().ok().filter(|number| *number < most))?;
    }
    Ok(all)
}

/// Three rows of three squares, from the top.
fn floor(text: &str) -> Option<u16> {
    let rows: Vec<&str> = text.split('/').collect();
    let mut floor = 0;
    if rows.len() != 3 || rows.iter().any(|row| row.len() != 3) {
        return None;
    }
    for (down, row) in rows.into_iter().enumerate() {
        for (column, letter) in row.chars().enumerate() {
            match letter {
                '.' => floor |= 1 << Cell::at(column as u8, 2 - down as u8).0,
                '#' => {}
                _ => return None,
            }
        }
    }
    Some(floor)
}
