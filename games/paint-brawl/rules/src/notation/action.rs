//! Actions as one line each.

use crate::{Ability, Action, Aim, Card, Kind, PaintBrawl, Payment, Shape};
use paint::{Direction, Square};
use tabletop::{Cursor, ParseError};

/// The second square of a pair that lies off the board.
const OFF: &str = "off";

pub(super) fn write(rules: &PaintBrawl, action: Action) -> String {
    let name = |at: Square| rules.board.name(at);
    match action {
        Action::Woman { man } => format!("woman {}", man.map_or("none", Kind::code)),
        Action::Wall { at } => format!("wall {}", name(at)),
        Action::Place { kind } => format!("place {}", kind.code()),
        Action::PlaceAt { at } => format!("place-at {}", name(at)),
        Action::Infiltrate { at: None } => "infiltrate stay".to_owned(),
        Action::Infiltrate { at: Some(at) } => format!("infiltrate {}", name(at)),
        Action::Take { card } => format!("take {}", card.code()),
        Action::Use { ability, by, aim } => {
            let head = format!("{} {}", ability.code(), name(by));
            match aim {
                Aim::Alone => head,
                Aim::At(at) => format!("{head} {}", name(at)),
                Aim::Pair(first, Some(second)) => format!("{head} {} {}", name(first), name(second)),
                Aim::Pair(first, None) => format!("{head} {} {OFF}", name(first)),
                Aim::Towards(to) => format!("{head} {}", to.code()),
                Aim::Paid(to, pay) => format!("{head} {} {}", to.code(), pay.code()),
            }
        }
        Action::TakeBack { pay } => format!("take-back {}", pay.code()),
        Action::Kadamas => "kadamas".to_owned(),
        Action::Explosion { at } => format!("explosion-card {}", name(at)),
        Action::Summoning { at } => format!("summoning-card {}", name(at)),
        Action::Exchange => "exchange".to_owned(),
        Action::End => "end".to_owned(),
        Action::Source { at } => format!("source {}", name(at)),
        Action::Puddle { at } => format!("puddle {}", name(at)),
        Action::Enough => "enough".to_owned(),
        Action::Recoil { to } => format!("recoil {}", to.code()),
        Action::Target { at } => format!("target {}", name(at)),
        Action::Stop => "stop".to_owned(),
        Action::Pass => "pass".to_owned(),
        Action::Fatigue => "fatigue".to_owned(),
        Action::Missed => "missed".to_owned(),
        Action::Immunity => "immunity".to_owned(),
    }
}

/// Reads an action and stops behind it.
pub(super) fn read(rules: &PaintBrawl, cursor: &mut Cursor<'_>) -> Result<Action, ParseError> {
    cursor.skip_spaces();
    let start = cursor.clone();
    Ok(match cursor.word() {
        "woman" if cursor.accept("none") => Action::Woman { man: None },
        "woman" => Action::Woman { man: Some(kind(cursor)?) },
        "wall" => Action::Wall { at: square(rules, cursor)? },
        "place" => Action::Place { kind: kind(cursor)? },
        "place-at" => Action::PlaceAt { at: square(rules, cursor)? },
        "infiltrate" if cursor.accept("stay") => Action::Infiltrate { at: None },
        "infiltrate" => Action::Infiltrate { at: Some(square(rules, cursor)?) },
        "take" => Action::Take { card: cursor.known("a card", Card::coded)? },
        "take-back" => Action::TakeBack { pay: payment(cursor)? },
        "kadamas" => Action::Kadamas,
        "explosion-card" => Action::Explosion { at: square(rules, cursor)? },
        "summoning-card" => Action::Summoning { at: square(rules, cursor)? },
        "exchange" => Action::Exchange,
        "end" => Action::End,
        "source" => Action::Source { at: square(rules, cursor)? },
        "puddle" => Action::Puddle { at: square(rules, cursor)? },
        "enough" => Action::Enough,
        "recoil" => Action::Recoil { to: direction(cursor)? },
        "target" => Action::Target { at: square(rules, cursor)? },
        "stop" => Action::Stop,
        "pass" => Action::Pass,
        "fatigue" => Action::Fatigue,
        "missed" => Action::Missed,
        "immunity" => Action::Immunity,
        word => match Ability::coded(word) {
            Some(ability) => {
                let by = square(rules, cursor)?;
                Action::Use { ability, by, aim: aim(rules, ability, cursor)? }
            }
            None => return Err(unknown(&start, word)),
        },
    })
}

fn unknown(start: &Cursor<'_>, word: &str) -> ParseError {
    let abilities = Ability::ALL.iter().map(|ability| ability.code()).collect::<Vec<_>>().join(", ");
    let found = if word.is_empty() { "but the line is empty" } else { "but this is none" };
    start.misread(format!(
        "an action is expected, {found}: {abilities}, take-back, kadamas, explosion-card, summoning-card, exchange, end, source, \
         puddle, enough, recoil, target, stop, pass, fatigue, missed, immunity, take, woman, wall, place, place-at, infiltrate"
    ))
}

fn aim(rules: &PaintBrawl, ability: Ability, cursor: &mut Cursor<'_>) -> Result<Aim, ParseError> {
    Ok(match ability.shape() {
        Shape::Alone => Aim::Alone,
        Shape::At => Aim::At(square(rules, cursor)?),
        Shape::Neighbours | Shape::Figures => {
            let first = square(rules, cursor)?;
            let second = if cursor.accept(OFF) { None } else { Some(square(rules, cursor)?) };
            Aim::Pair(first, second)
        }
        Shape::Towards => Aim::Towards(direction(cursor)?),
        Shape::Paid => Aim::Paid(direction(cursor)?, payment(cursor)?),
    })
}

pub(super) fn square(rules: &PaintBrawl, cursor: &mut Cursor<'_>) -> Result<Square, ParseError> {
    cursor.known("a square", |word| rules.board.named(word))
}

pub(super) fn payment(cursor: &mut Cursor<'_>) -> Result<Payment, ParseError> {
    cursor.known("'move' or 'attack'", Payment::coded)
}

fn direction(cursor: &mut Cursor<'_>) -> Result<Direction, ParseError> {
    cursor.known("a direction (n, e, s, w, ne, se, sw, nw)", Direction::coded)
}

pub(super) fn kind(cursor: &mut Cursor<'_>) -> Result<Kind, ParseError> {
    cursor.known("a kind of figure", Kind::coded)
}
