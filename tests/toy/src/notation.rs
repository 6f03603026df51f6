//! How the toy is written.
//!
//! ```text
//! toy, 2 seats
//! turn 1, taken 5
//! seat 1: 3 points, sun moon~2
//! seat 2: 0 points, ward
//! deck sun*3 moon*2 star*4 ward*1
//! bottom sun moon
//! pending 1 sun asked 2
//! ```

use crate::{Action, COPIES, Fault, Frame, Hand, Held, NAMES, State, Toy};
use tabletop::{Cursor, Deck, Game, Notation, ParseError, Seat, Seats, SetupOption, Stack};

fn kind(cursor: &mut Cursor<'_>) -> Result<u8, ParseError> {
    cursor.known("a card", |word| NAMES.iter().position(|&name| name == word)).map(|kind| kind as u8)
}

fn seat(cursor: &mut Cursor<'_>) -> Result<Seat, ParseError> {
    let start = cursor.clone();
    let number = cursor.number("a seat")?;
    Seat::numbered(number).filter(|_| number <= 3).ok_or_else(|| start.misread("a seat is 1, 2 or 3"))
}

impl Toy {
    fn write_hand(&self, hand: &Hand) -> String {
        let card = |held: &Held| {
            let seen: String = held.seen.iter().map(|seat| seat.to_string()).collect();
            let mark = if seen.is_empty() || self.fault == Fault::StateNotationForgets { "" } else { "~" };
            format!(" {}{mark}{}", NAMES[held.kind as usize], if mark.is_empty() { "" } else { &seen })
        };
        hand.iter().map(card).collect()
    }
}

fn read_hand(cursor: &mut Cursor<'_>) -> Result<Hand, ParseError> {
    let mut hand = Hand::new();
    while !cursor.is_done() {
        let start = cursor.clone();
        let kind = kind(cursor)?;
        let mut seen = Seats::default();
        if cursor.accept("~") {
            for digit in cursor.word().bytes() {
                seen.add(Seat::numbered(digit.wrapping_sub(b'0')).ok_or_else(|| start.misread("'~' wants seats"))?);
            }
        }
        hand.try_push(Held { kind, seen }).map_err(|_| start.misread("a hand has five cards at most"))?;
    }
    Ok(hand)
}

impl Notation for Toy {
    fn options(&self) -> &'static [SetupOption] {
        &[]
    }

    fn write_action(&self, action: Action) -> String {
        match action {
            Action::Draw => "draw".to_owned(),
            Action::Peek { .. } if self.fault == Fault::ActionNotationForgets => "peek 2".to_owned(),
            Action::Peek { of } if self.fault == Fault::ActionWithBar => format!("peek |{of}"),
            Action::Peek { of } => format!("peek {of}"),
            Action::Play { slot } => format!("play {}", slot + 1),
            Action::Sink { slot } => format!("sink {}", slot + 1),
            Action::Ward => "ward".to_owned(),
            Action::Allow => "allow".to_owned(),
        }
    }

    fn read_action(&self, text: &str) -> Result<Action, ParseError> {
        let mut cursor = Cursor::new(text, 1);
        let start = cursor.clone();
        let slot = |cursor: &mut Cursor<'_>| {
            let start = cursor.clone();
            let number: u8 = cursor.number("a card's place")?;
            number.checked_sub(1).filter(|&slot| slot < 5).ok_or_else(|| start.misread("a place is 1 to 5"))
        };
        let action = match cursor.word() {
            "draw" => Action::Draw,
            "peek" => {
                cursor.accept("|");
                Action::Peek { of: seat(&mut cursor)? }
            }
            "play" => Action::Play { slot: slot(&mut cursor)? },
            "sink" => Action::Sink { slot: slot(&mut cursor)? },
            "ward" => Action::Ward,
            "allow" => Action::Allow,
            _ => return Err(start.misread("an action is expected")),
        };
        cursor.finish()?;
        Ok(action)
    }

    fn write_position(&self, state: &State) -> String {
        let name = |kind: u8| NAMES[kind as usize];
        let mut text = format!("toy, {} seats\nturn {}, taken {}\n", state.seats, state.turn, state.taken);
        for seat in Seat::first(state.seats) {
            let hand = self.write_hand(state.hand(seat));
            text += &format!("seat {seat}: {} points,{hand}\n", state.points[seat.index()]);
        }
        text += "deck";
        (0..4).for_each(|kind| text += &format!(" {}*{}", NAMES[kind], state.deck.loose()[kind]));
        text += "\nbottom";
        state.deck.bottom().iter().for_each(|&kind| text += &format!(" {}", name(kind)));
        text += "\npending";
        for frame in state.pending.frames() {
            text += &match frame {
                Frame::Declared { by, kind } => format!(" {by} {}", name(*kind)),
                Frame::Asked { .. } if self.fault == Fault::StateNotationUnreadable => " asked".to_owned(),
                Frame::Asked { seat } => format!(" asked {seat}"),
            };
        }
        text + "\n"
    }

    fn read_position(&self, text: &str) -> Result<State, ParseError> {
        let mut lines = (1..).zip(text.lines());
        let mut line = || {
            let (number, line) = lines.next().unwrap_or((text.lines().count() + 1, ""));
            Cursor::new(line, number)
        };
        let mut cursor = line();
        cursor.expect("toy,")?;
        let seats: u8 = cursor.number("the number of seats")?;
        cursor.expect("seats")?;
        cursor.finish()?;
        if !(2..=3).contains(&seats) {
            return Err(ParseError { line: 1, column: 1, message: "2 or 3 seats play".to_owned() });
        }
        let mut cursor = line();
        cursor.expect("turn")?;
        let turn = seat(&mut cursor)?;
        cursor.expect(", taken")?;
        let taken = cursor.number("the decisions taken")?;
        cursor.finish()?;
        let (mut hands, mut points) = ([const { Hand::new_const() }; 3], [0; 3]);
        for seat in Seat::first(seats) {
            let mut cursor = line();
            cursor.expect("seat")?;
            cursor.expect(&format!("{seat}:"))?;
            points[seat.index()] = cursor.number("points")?;
            cursor.expect("points,")?;
            hands[seat.index()] = read_hand(&mut cursor)?;
        }
        let mut loose = [0; 4];
        let mut cursor = line();
        cursor.expect("deck")?;
        for (kind, name) in NAMES.iter().enumerate() {
            cursor.expect(&format!("{name}*"))?;
            loose[kind] = cursor.number("a number of cards")?;
        }
        cursor.finish()?;
        let mut deck = Deck::shuffled(loose);
        let mut cursor = line();
        cursor.expect("bottom")?;
        while !cursor.is_done() {
            if deck.bottom().len() == usize::from(COPIES.iter().sum::<u8>()) {
                return Err(cursor.misread("there are not so many cards"));
            }
            deck.put_under(usize::from(kind(&mut cursor)?));
        }
        let mut pending = Stack::new();
        let mut cursor = line();
        cursor.expect("pending")?;
        if !cursor.is_done() {
            pending.push(Frame::Declared { by: seat(&mut cursor)?, kind: kind(&mut cursor)? });
            cursor.expect("asked")?;
            pending.push(Frame::Asked { seat: seat(&mut cursor)? });
        }
        cursor.finish()?;
        let state = State { seats, turn, taken, hands, points, deck, pending };
        self.validate(&state).map_err(|message| ParseError { line: 1, column: 1, message })?;
        Ok(state)
    }
}
