//! Actions as one line each.

use crate::{Ability, Action, Aim, Camp, Entry, Face, Kind, Point, Potion, Source, Spot};
use paint::{Colour, Direction};
use tabletop::{Cursor, ParseError};

pub(super) fn write(action: Action) -> String {
    let with = |head: String, aim: Aim| if aim == Aim::Alone { head } else { format!("{head} {}", self::aim(aim)) };
    match action {
        Action::Recruit { entry } => format!("recruit {}", entry.code()),
        Action::Dismiss { entry } => format!("dismiss {}", entry.code()),
        Action::Ready => "ready".to_owned(),
        Action::Face { face } => format!("face {}", face_code(face)),
        Action::Lay { at } => format!("lay {at}"),
        Action::Deploy { entry, at } => format!("deploy {} {at}", entry.code()),
        Action::Use { by, ability, aim } => with(format!("{} {by}", ability.code()), aim),
        Action::Instant { die, aim } => with(format!("instant {}", die.code()), aim),
        Action::Potion { potion, source, aim } => with(format!("potion {} {}", potion.code(), source_code(source)), aim),
        Action::Exchange => "exchange".to_owned(),
        Action::End => "end".to_owned(),
        Action::Pick { aim } => with("pick".to_owned(), aim),
        Action::Enough => "enough".to_owned(),
        Action::Pay { die, spot } => format!("pay {} {}", die.code(), spot.code()),
        Action::Stow { spot } => format!("stow {}", spot.code()),
        Action::Fragment { number } => format!("fragment {number}"),
        Action::Crystal { at } => format!("crystal {at}"),
        Action::Colour { colour } => format!("colour {}", colour.code()),
        Action::Exit { at } => format!("exit {at}"),
        Action::Discard { potion } => format!("discard {}", potion.code()),
        Action::Push { at, to } => format!("push {at} {to}"),
        Action::Splash { at } => format!("splash {at}"),
        Action::Caste { caste } => format!("caste {}", caste.code()),
        Action::Pass => "pass".to_owned(),
    }
}

/// What something is aimed at, as one word; nothing for nothing.
pub(crate) fn aim(aim: Aim) -> String {
    match aim {
        Aim::Alone => "alone".to_owned(),
        Aim::At(at) => at.to_string(),
        Aim::Towards(to) => to.code().to_owned(),
        Aim::In(colour) => colour.code().to_owned(),
        Aim::As(kind) => kind.code().to_owned(),
    }
}

/// Reads an action and stops behind it.
pub(super) fn read(cursor: &mut Cursor<'_>) -> Result<Action, ParseError> {
    cursor.skip_spaces();
    let start = cursor.clone();
    let word = cursor.word();
    Ok(match word {
        "recruit" => Action::Recruit { entry: entry(cursor)? },
        "dismiss" => Action::Dismiss { entry: entry(cursor)? },
        "ready" => Action::Ready,
        "face" => Action::Face { face: face(cursor)? },
        "lay" => Action::Lay { at: point(cursor)? },
        "deploy" => Action::Deploy { entry: entry(cursor)?, at: point(cursor)? },
        "instant" => Action::Instant { die: colour(cursor)?, aim: read_aim(cursor)? },
        "potion" => Action::Potion { potion: potion(cursor)?, source: source(cursor)?, aim: read_aim(cursor)? },
        "exchange" => Action::Exchange,
        "end" => Action::End,
        "pick" => Action::Pick { aim: read_aim(cursor)? },
        "enough" => Action::Enough,
        "pay" => Action::Pay { die: colour(cursor)?, spot: spot(cursor)? },
        "stow" => Action::Stow { spot: spot(cursor)? },
        "fragment" => Action::Fragment { number: cursor.number("the number of a fragment")? },
        "crystal" => Action::Crystal { at: point(cursor)? },
        "colour" => Action::Colour { colour: colour(cursor)? },
        "exit" => Action::Exit { at: point(cursor)? },
        "discard" => Action::Discard { potion: potion(cursor)? },
        "push" => Action::Push { at: point(cursor)?, to: point(cursor)? },
        "splash" => Action::Splash { at: point(cursor)? },
        "caste" => Action::Caste { caste: kind(cursor)? },
        "pass" => Action::Pass,
        _ => match Ability::coded(word) {
            Some(ability) => Action::Use { ability, by: point(cursor)?, aim: read_aim(cursor)? },
            None => return Err(unknown(&start, word)),
        },
    })
}

fn unknown(start: &Cursor<'_>, word: &str) -> ParseError {
    let abilities = Ability::ALL.iter().map(|ability| ability.code()).collect::<Vec<_>>().join(", ");
    let found = if word.is_empty() { "but the line is empty" } else { "but this is none" };
    start.misread(format!(
        "an action is expected, {found}: {abilities}, recruit, dismiss, ready, face, lay, deploy, instant, potion, exchange, end, \
         pick, enough, pay, stow, fragment, crystal, colour, exit, discard, push, splash, caste, pass"
    ))
}

/// An aim, or nothing at the end of the line.
pub(super) fn read_aim(cursor: &mut Cursor<'_>) -> Result<Aim, ParseError> {
    if cursor.is_done() { Ok(Aim::Alone) } else { some_aim(cursor) }
}

/// One aim, which must be there.
pub(super) fn some_aim(cursor: &mut Cursor<'_>) -> Result<Aim, ParseError> {
    cursor.known("a square, a direction, a colour or a figure", |word| {
        let at = || Point::named(word).map(Aim::At);
        let towards = || Direction::coded(word).map(Aim::Towards);
        let colour = || Colour::coded(word).map(Aim::In);
        let kind = || Kind::coded(word).map(Aim::As);
        if word == "alone" { Some(Aim::Alone) } else { towards().or_else(colour).or_else(kind).or_else(at) }
    })
}

pub(super) const fn face_code(face: Face) -> &'static str {
    match face {
        Face::A => "a",
        Face::B => "b",
    }
}

pub(super) fn source_code(source: Source) -> String {
    match source {
        Source::Card => "card".to_owned(),
        Source::Dice(first, second) => format!("{}-{}", first.code(), second.code()),
    }
}

pub(super) fn source(cursor: &mut Cursor<'_>) -> Result<Source, ParseError> {
    cursor.known("'card' or two places of dice, such as 'instant-gauge'", |word| match word.split_once('-') {
        None => (word == "card").then_some(Source::Card),
        Some((first, second)) => Some(Source::Dice(Spot::coded(first)?, Spot::coded(second)?)),
    })
}

pub(super) fn face(cursor: &mut Cursor<'_>) -> Result<Face, ParseError> {
    cursor.known("a face (a, b)", |word| [Face::A, Face::B].into_iter().find(|&face| face_code(face) == word))
}

pub(super) fn entry(cursor: &mut Cursor<'_>) -> Result<Entry, ParseError> {
    cursor.known("an entry of the army list", Entry::coded)
}

pub(super) fn point(cursor: &mut Cursor<'_>) -> Result<Point, ParseError> {
    cursor.known("a square", Point::named)
}

pub(super) fn colour(cursor: &mut Cursor<'_>) -> Result<Colour, ParseError> {
    cursor.known("a colour", Colour::coded)
}

pub(super) fn potion(cursor: &mut Cursor<'_>) -> Result<Potion, ParseError> {
    cursor.known("a potion", Potion::coded)
}

pub(super) fn spot(cursor: &mut Cursor<'_>) -> Result<Spot, ParseError> {
    cursor.known("a place for a die (instant, gauge, hero, reserve)", Spot::coded)
}

pub(super) fn kind(cursor: &mut Cursor<'_>) -> Result<Kind, ParseError> {
    cursor.known("a figure", Kind::coded)
}

pub(super) fn camp(cursor: &mut Cursor<'_>) -> Result<Camp, ParseError> {
    cursor.known("a side (gaia, kaos)", Camp::coded)
}
