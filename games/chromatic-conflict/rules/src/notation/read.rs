//! Reading a position.

use super::write::implied;
use crate::state::Card;
use crate::{
    ChromaticConflict, Chromeca, Ending, Face, Faction, Frame, Kind, Kinds, Map, Place, Places, Position, State, vehicle,
};
use tabletop::{Cursor, Deck, Game as _, ParseError, Seat};

/// Reads what `write` writes. People may leave out what is empty, write `F12` for `T12/F12`, and add comments behind `#`.
pub(super) fn read(rules: &ChromaticConflict, text: &str) -> Result<State, ParseError> {
    let mut reader = Reader {
        rules,
        state: State::new(rules, 4),
        placed: Places::NONE,
        faces: 0,
        columns: None,
        shields: Vec::new(),
        known: Vec::new(),
        said: Vec::new(),
        last: 1,
    };
    let mut stage = 0;
    for (index, line) in text.lines().enumerate() {
        let line = line.split_once('#').map_or(line, |(line, _)| line);
        let mut cursor = Cursor::new(line, index + 1);
        if cursor.is_done() {
            continue;
        }
        reader.last = index + 1;
        match stage {
            0 => reader.title(cursor)?,
            1 => reader.seats(cursor)?,
            2 => reader.turn(cursor)?,
            _ if line.contains('|') && !line.trim_start().starts_with("hand") => reader.row(cursor)?,
            _ => {
                let what = "doing, over, board, hand, discard, bottom or known";
                let words = ["doing", "over", "hand", "discard", "bottom", "known"];
                match cursor.known(what, |word| words.into_iter().find(|&known| known == word))? {
                    "doing" => reader.doing(cursor)?,
                    "over" => reader.over(cursor)?,
                    "hand" => reader.hand(cursor)?,
                    "discard" => reader.discard(cursor)?,
                    "bottom" => reader.bottom(cursor)?,
                    _ => reader.known(cursor)?,
                }
            }
        }
        stage += 1;
    }
    let end = Cursor::new("", reader.last);
    if stage < 3 {
        return Err(
            end.misread("the position ends too early: the lines 'chromatic-conflict 1', 'seats ...' and 'turn ...' are expected")
        );
    }
    reader.finish(&end)
}

struct Reader<'a> {
    rules: &'a ChromaticConflict,
    state: State,
    /// The terrains met so far, and their faces as bits.
    placed: Places,
    faces: u32,
    /// The x of each column of the board.
    columns: Option<Vec<i8>>,
    shields: Vec<(Faction, Place, ParseError)>,
    known: Vec<(Place, Card)>,
    /// What must not be said twice.
    said: Vec<String>,
    last: usize,
}

impl Reader<'_> {
    fn once(&mut self, at: &Cursor<'_>, what: String) -> Result<(), ParseError> {
        if self.said.contains(&what) {
            return Err(at.misread(format!("'{what}' stands here twice")));
        }
        self.said.push(what);
        Ok(())
    }

    fn title(&self, mut cursor: Cursor<'_>) -> Result<(), ParseError> {
        cursor.expect(ChromaticConflict::NAME)?;
        let before = here(&mut cursor);
        let version: u32 = cursor.number("the version of the notation")?;
        if version != super::VERSION {
            return Err(
                before.misread(format!("version {version} of the notation cannot be read; this is version {}", super::VERSION))
            );
        }
        cursor.finish()
    }

    fn seats(&mut self, mut cursor: Cursor<'_>) -> Result<(), ParseError> {
        cursor.expect("seats")?;
        let mut factions = Vec::new();
        while !cursor.is_done() {
            let before = here(&mut cursor);
            let faction = if cursor.accept(".") { None } else { Some(cursor.known("a faction or '.'", Faction::coded)?) };
            if faction.is_some() && factions.contains(&faction) {
                return Err(before.misread("two seats cannot have the same faction (CC-SETUP-2)"));
            }
            if faction.is_some() && factions.contains(&None) {
                return Err(before.misread("factions are taken in the order of the seats (CC-SETUP-2)"));
            }
            factions.push(faction);
        }
        if !(3..=4).contains(&factions.len()) {
            return Err(cursor.misread(format!("3 or 4 seats play, not {} (CC-GEN-1)", factions.len())));
        }
        self.state = State::new(self.rules, factions.len() as u8);
        self.state.factions[..factions.len()].copy_from_slice(&factions);
        Ok(())
    }

    fn seat(&self, cursor: &mut Cursor<'_>) -> Result<Seat, ParseError> {
        let before = here(cursor);
        let number: u8 = cursor.number("a seat")?;
        let seat = Seat::numbered(number).filter(|seat| seat.index() < self.state.seats as usize);
        seat.ok_or_else(|| before.misread(format!("there is no seat {number} here")))
    }

    fn turn(&mut self, mut cursor: Cursor<'_>) -> Result<(), ParseError> {
        cursor.expect("turn")?;
        let before = here(&mut cursor);
        self.state.turn = cursor.number("the number of the turn")?;
        if (self.state.turn == 0) != self.state.choosing().is_some() {
            return Err(before.misread("turn 0 is played while factions are chosen, and only then"));
        }
        if self.state.turn > self.rules.constants.turn_limit {
            return Err(before.misread(format!("no game has more than {} turns (CC-END-5)", self.rules.constants.turn_limit)));
        }
        if self.state.turn > 0 {
            cursor.expect("seat")?;
            self.state.active = self.seat(&mut cursor)?;
            cursor.expect("action")?;
            let before = here(&mut cursor);
            self.state.action = cursor.number("the number of the action")?;
            if self.state.action > self.rules.constants.actions_per_turn {
                return Err(before.misread(format!("a turn has {} actions (CC-TURN-2)", self.rules.constants.actions_per_turn)));
            }
        }
        if cursor.accept("idle") {
            let before = here(&mut cursor);
            self.state.idle = cursor.number("the number of turns without an action")?;
            if self.state.idle > self.state.seats {
                return Err(
                    before.misread("the game ends when as many turns as there are seats pass without an action (CC-END-4)")
                );
            }
        }
        cursor.finish()
    }

    fn doing(&mut self, mut cursor: Cursor<'_>) -> Result<(), ParseError> {
        self.once(&cursor, "doing".to_owned())?;
        let mut frames = Vec::new();
        while !cursor.is_done() && !self.state.ending {
            let before = here(&mut cursor);
            match cursor.known("ship, cannon, crane, shield, drop or ending", |word| Some(word.to_owned()))?.as_str() {
                "shield" => frames.push(Frame::Shield),
                "drop" => frames.push(Frame::Drop(cursor.known("a terrain (T01 to T21)", Place::tagged)?)),
                "ending" => self.state.ending = true,
                word => match Kind::coded(word).filter(|kind| kind.is_vehicle()) {
                    Some(kind) => frames.push(Frame::Power(kind)),
                    None => return Err(before.misread("ship, cannon, crane, shield, drop or ending is expected")),
                },
            }
        }
        let well_formed =
            matches!(frames[..], [Frame::Shield] | [Frame::Power(_)] | [Frame::Drop(_)] | [Frame::Power(_), Frame::Shield]);
        if !well_formed {
            return Err(cursor.misread("either 'shield', a vehicle, a vehicle and 'shield', or 'drop' and a terrain is expected"));
        }
        frames.into_iter().for_each(|frame| self.state.business.push(frame));
        cursor.finish()
    }

    fn over(&mut self, mut cursor: Cursor<'_>) -> Result<(), ParseError> {
        self.once(&cursor, "over".to_owned())?;
        let read = |word: &str| Ending::ALL.into_iter().find(|ending| ending.code() == word);
        self.state.over = Some(cursor.known("last-chromeca, stuck or limit", read)?);
        cursor.finish()
    }

    /// A row of the board; the first one, behind `board |`, says the x of each column.
    fn row(&mut self, mut cursor: Cursor<'_>) -> Result<(), ParseError> {
        let Some(columns) = self.columns.clone() else {
            cursor.expect("board")?;
            cursor.expect("|")?;
            let mut columns = Vec::new();
            while !cursor.is_done() {
                let before = here(&mut cursor);
                let x: i8 = cursor.number("the x of a column")?;
                self.once(&before, format!("column {x}"))?;
                columns.push(x);
            }
            self.columns = Some(columns);
            return Ok(());
        };
        let before = here(&mut cursor);
        let y: i8 = cursor.number("the y of a row")?;
        self.once(&before, format!("row {y}"))?;
        cursor.expect("|")?;
        for x in columns {
            if cursor.is_done() {
                break;
            }
            self.cell(&mut cursor, Position::new(x, y))?;
        }
        cursor.finish()
    }

    /// `.`, `Core`, `T07/F13:g3+b`, `F13+b`.
    fn cell(&mut self, cursor: &mut Cursor<'_>, at: Position) -> Result<(), ParseError> {
        if cursor.accept(".") {
            return Ok(());
        }
        cursor.skip_spaces();
        let start = cursor.clone();
        let place = if cursor.accept("Core") {
            if at != Position::default() {
                return Err(start.misread("the Core lies at (0,0) (CC-SETUP-1)"));
            }
            Place::CORE
        } else {
            let terrain = self.card(cursor)?;
            if at == Position::default() {
                return Err(start.misread("the Core lies at (0,0) (CC-SETUP-1)"));
            }
            if !Map::reaches(at) || self.state.map.at(at).is_some() {
                return Err(start.misread(format!("nothing can lie at {at}: it is taken, or too far from the Core")));
            }
            self.state.map.put(terrain, at);
            terrain
        };
        if cursor.accept(":") {
            let before = here(cursor);
            let word = cursor.take(char::is_alphanumeric);
            let letter = word.chars().next().and_then(Faction::lettered);
            let seat = letter.and_then(|faction| self.state.seat_of(faction));
            let kind = word.get(1..).and_then(Kind::coded);
            let (Some(seat), Some(kind)) = (seat, kind) else {
                return Err(
                    before.misread(format!("'{word}' is not a Chromeca in this game: write b3, gship, ocannon or vcrane"))
                );
            };
            self.state.stand(place, Chromeca { seat, kind });
        }
        if cursor.accept("+") {
            let before = here(cursor);
            let word = cursor.take(char::is_alphanumeric);
            let faction = word.chars().next().filter(|_| word.len() == 1).and_then(Faction::lettered);
            let faction = faction.ok_or_else(|| before.misread(format!("'{word}' is not a shield: b, g, o or v")))?;
            self.shields.push((
                faction,
                place,
                before.misread("a faction in the game can have one shield on the table (CC-GEN-8)"),
            ));
        }
        Ok(())
    }

    /// `T07/F13`, or `F13` for `T13/F13`.
    fn card(&mut self, cursor: &mut Cursor<'_>) -> Result<Place, ParseError> {
        cursor.skip_spaces();
        let start = cursor.clone();
        let word = cursor.take(char::is_alphanumeric);
        let (terrain, face) = match Face::named(word) {
            Some(face) => (Place::terrain(face.index()), face),
            None => {
                let terrain = Place::tagged(word);
                let terrain = terrain.ok_or_else(|| start.misread(format!("'{word}' is not a card: write T07/F13, or F13")))?;
                cursor.expect("/")?;
                (terrain, cursor.known("a face (F01 to F21)", Face::named)?)
            }
        };
        if self.placed.has(terrain) {
            return Err(start.misread(format!("{} is in two places (CC-SETUP-6)", terrain.name())));
        }
        if self.faces >> face.0 & 1 == 1 {
            return Err(start.misread(format!("{} is in two places (CC-GEN-5)", face.name())));
        }
        self.placed.add(terrain);
        self.faces |= 1 << face.0;
        self.state.cards[terrain.index()].face = Some(face);
        self.state.tags.loose_mut()[terrain.index() - 1] = 0;
        self.state.pile.loose_mut()[face.index()] = 0;
        Ok(terrain)
    }

    fn kinds(cursor: &mut Cursor<'_>) -> Result<Kinds, ParseError> {
        let mut kinds = Kinds::default();
        while !cursor.is_done() && !cursor.accept("|") {
            let before = here(cursor);
            kinds.add(cursor.known("a Chromeca (ship, cannon, crane, 2, 3, 4 or 5)", Kind::coded)?);
            if kinds.count() > 14 {
                return Err(before.misread("a faction has 14 Chromecas (CC-GEN-2)"));
            }
        }
        Ok(kinds)
    }

    fn hand(&mut self, mut cursor: Cursor<'_>) -> Result<(), ParseError> {
        let before = here(&mut cursor);
        let seat = self.seat(&mut cursor)?;
        if self.state.factions[seat.index()].is_none() {
            return Err(before.misread(format!("seat {seat} has no faction yet")));
        }
        self.once(&before, format!("hand {seat}"))?;
        self.state.hands[seat.index()].chromecas = Self::kinds(&mut cursor)?;
        while !cursor.is_done() {
            let terrain = self.card(&mut cursor)?;
            self.state.hands[seat.index()].terrains.add(terrain);
        }
        Ok(())
    }

    fn discard(&mut self, mut cursor: Cursor<'_>) -> Result<(), ParseError> {
        let before = here(&mut cursor);
        let seat = self.seat(&mut cursor)?;
        self.once(&before, format!("discard {seat}"))?;
        self.state.discards[seat.index()] = Self::kinds(&mut cursor)?;
        cursor.finish()
    }

    fn bottom(&mut self, mut cursor: Cursor<'_>) -> Result<(), ParseError> {
        self.once(&cursor, "bottom".to_owned())?;
        while !cursor.is_done() {
            let before = here(&mut cursor);
            let terrain = self.card(&mut cursor)?;
            if self.state.pile.bottom().len() == usize::from(self.state.seats) {
                return Err(before.misread("each seat's one Ship destroys one terrain at most"));
            }
            self.state.pile.put_under(self.state.face(terrain).index());
        }
        Ok(())
    }

    fn known(&mut self, mut cursor: Cursor<'_>) -> Result<(), ParseError> {
        let before = here(&mut cursor);
        let terrain = cursor.known("a terrain (T01 to T21)", Place::tagged)?;
        self.once(&before, format!("known {}", terrain.name()))?;
        let mut card = Card { shown: cursor.accept("shown"), ..Card::UNDRAWN };
        if cursor.accept("public") {
            card.public = Self::letters(&mut cursor)?;
        }
        if cursor.accept("scanned") {
            card.scanned = Self::letters(&mut cursor)?;
        }
        self.known.push((terrain, card));
        cursor.finish()
    }

    fn letters(cursor: &mut Cursor<'_>) -> Result<u8, ParseError> {
        let all = |word: &str| word.chars().map(Faction::lettered).collect::<Option<Vec<_>>>().filter(|all| !all.is_empty());
        let factions = cursor.known("letters of factions (b, g, o, v)", all)?;
        Ok(factions.into_iter().fold(0, |bits, faction| bits | faction.bit()))
    }

    /// Fills in what follows, and refuses what cannot be.
    fn finish(mut self, end: &Cursor<'_>) -> Result<State, ParseError> {
        let state = &mut self.state;
        for (faction, place, wrong) in self.shields {
            let Some(seat) = state.seat_of(faction).filter(|seat| state.shields[seat.index()].is_none()) else {
                return Err(wrong);
            };
            state.shields[seat.index()] = Some(place);
        }
        for terrain in self.placed.iter() {
            state.cards[terrain.index()] = implied(state, terrain);
        }
        for (terrain, card) in self.known {
            if !self.placed.has(terrain) {
                return Err(end.misread(format!("{} is known, but nobody has drawn it", terrain.name())));
            }
            let known = &mut state.cards[terrain.index()];
            known.public |= card.public;
            known.scanned |= card.scanned;
            known.shown |= card.shown;
        }
        for seat in Seat::first(state.seats) {
            state.decks[seat.index()] = Deck::shuffled(self.rules.copies);
            let deck = state.decks[seat.index()].loose_mut();
            let standing = state.standing.iter().flatten().filter(|chromeca| chromeca.seat == seat).map(|chromeca| chromeca.kind);
            for kind in standing.chain(state.hands[seat.index()].chromecas.cards()).chain(state.discards[seat.index()].cards()) {
                let left = deck[kind.index()].checked_sub(1);
                let too_many = || end.misread(format!("seat {seat} has more cards '{}' than there are (CC-GEN-3)", kind.code()));
                deck[kind.index()] = left.ok_or_else(too_many)?;
            }
        }
        if state.business.top().is_some() || state.over.is_some() {
            state.action += 1;
        }
        self.rules.validate(state).map_err(|message| end.misread(message))?;
        Self::check_decision(self.rules, state).map_err(|message| end.misread(message))?;
        Ok(self.state)
    }

    /// Whoever decides must have something to decide.
    fn check_decision(rules: &ChromaticConflict, state: &State) -> Result<(), String> {
        let top = state.business.top();
        if state.turn == 0 && *state != (State { factions: state.factions, ..State::new(rules, state.seats) }) {
            return Err("nothing is dealt and nothing is on the table while factions are chosen (CC-SETUP-1)".to_owned());
        }
        if let Some(Frame::Power(kind)) = top
            && !vehicle::any_target(state, kind)
        {
            return Err("the vehicle has no target: its power is skipped (CC-VEH-8)".to_owned());
        }
        if top.is_none() && state.over.is_none() && state.turn > 0 && state.action == 0 {
            return Err("actions are counted from 1".to_owned());
        }
        let mut list = Vec::new();
        rules.legal_actions(state, &mut list);
        if list.is_empty() && state.over.is_none() {
            return Err(format!("seat {} has nothing to decide here: its action is skipped (CC-TURN-6)", state.active));
        }
        Ok(())
    }
}

/// A mark at the next word, for what may turn out to be wrong with it.
fn here<'a>(cursor: &mut Cursor<'a>) -> Cursor<'a> {
    cursor.skip_spaces();
    cursor.clone()
}
