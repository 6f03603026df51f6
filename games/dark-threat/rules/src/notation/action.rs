//! Actions as one line each.

use crate::{Ability, Action, Aim, Aiming, DarkThreat, Piece, Turn};
use paint::{Colour, Direction, Square};
use tabletop::{Cursor, ParseError};

pub(super) fn write(rules: &DarkThreat, action: Action) -> String {
    let name = |at: Square| rules.board.name(at);
    match action {
        Action::Followers { first, second } => {
            let third = Piece::FOLLOWERS.into_iter().find(|&third| third != first && third != second);
            format!("followers {} {} {}", first.code(), second.code(), third.map_or("", Piece::code))
        }
        Action::Place { at } => format!("place {}", name(at)),
        Action::Order { first } => format!("order {}", first.code()),
        Action::Emerge { at } => format!("emerge {}", name(at)),
        Action::Use { ability, by, aim } => {
            let head = format!("{} {}", ability.code(), name(by));
            match aim {
                Aim::Alone => head,
                Aim::At(at) => format!("{head} {}", name(at)),
                Aim::Towards(to) => format!("{head} {}", to.code()),
                Aim::From(at, to) => format!("{head} {} {}", name(at), to.code()),
            }
        }
        Action::Sacrifice { at } => format!("sacrifice {}", name(at)),
        Action::End => "end".to_owned(),
        Action::Step { at } => format!("step {}", name(at)),
        Action::Stop => "stop".to_owned(),
        Action::Colour { colour } => format!("colour {}", colour.code()),
        Action::Push { at } => format!("push {}", name(at)),
        Action::Drop { at } => format!("drop {}", name(at)),
        Action::Flee { at } => format!("flee {}", name(at)),
        Action::Awaken { at } => format!("awaken {}", name(at)),
        Action::Clear { at } => format!("clear {}", name(at)),
        Action::Lotus { at } => format!("lotus {}", name(at)),
        Action::Sprout { at } => format!("sprout {}", name(at)),
        Action::Doom { at } => format!("doom {}", name(at)),
        Action::Taint { colour } => format!("taint {}", colour.code()),
        Action::Strike { at } => format!("strike {}", name(at)),
        Action::Decline => "decline".to_owned(),
    }
}

/// Reads an action and stops behind it.
pub(super) fn read(rules: &DarkThreat, cursor: &mut Cursor<'_>) -> Result<Action, ParseError> {
    cursor.skip_spaces();
    let start = cursor.clone();
    let word = cursor.word();
    Ok(match word {
        "followers" => followers(cursor)?,
        "place" => Action::Place { at: square(rules, cursor)? },
        "order" => Action::Order { first: turn(cursor)? },
        "emerge" => Action::Emerge { at: square(rules, cursor)? },
        "sacrifice" => Action::Sacrifice { at: square(rules, cursor)? },
        "end" => Action::End,
        "step" => Action::Step { at: square(rules, cursor)? },
        "stop" => Action::Stop,
        "colour" => Action::Colour { colour: colour(cursor)? },
        "push" => Action::Push { at: square(rules, cursor)? },
        "drop" => Action::Drop { at: square(rules, cursor)? },
        "flee" => Action::Flee { at: square(rules, cursor)? },
        "awaken" => Action::Awaken { at: square(rules, cursor)? },
        "clear" => Action::Clear { at: square(rules, cursor)? },
        "lotus" => Action::Lotus { at: square(rules, cursor)? },
        "sprout" => Action::Sprout { at: square(rules, cursor)? },
        "doom" => Action::Doom { at: square(rules, cursor)? },
        "taint" => Action::Taint { colour: colour(cursor)? },
        "strike" => Action::Strike { at: square(rules, cursor)? },
        "decline" => Action::Decline,
        _ => match Ability::coded(word) {
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
        "an action is expected, {found}: {abilities}, sacrifice, end, step, stop, colour, push, drop, flee, awaken, clear, lotus, \
         sprout, doom, taint, strike, decline, emerge, order, followers, place"
    ))
}

fn followers(cursor: &mut Cursor<'_>) -> Result<Action, ParseError> {
    let mut all = [Piece::Oak; 3];
    for index in 0..all.len() {
        cursor.skip_spaces();
        let before = cursor.clone();
        let follower = |word: &str| Piece::coded(word).filter(|piece| Piece::FOLLOWERS.contains(piece));
        let piece = cursor.known("a Follower (ninja, monk, cleric)", follower)?;
        if all[..index].contains(&piece) {
            return Err(before.misread("each Follower stands on one square (DT-SET-4)"));
        }
        all[index] = piece;
    }
    let [first, second, _] = all;
    Ok(Action::Followers { first, second })
}

fn aim(rules: &DarkThreat, ability: Ability, cursor: &mut Cursor<'_>) -> Result<Aim, ParseError> {
    Ok(match ability.aiming() {
        Aiming::Alone => Aim::Alone,
        Aiming::At => Aim::At(square(rules, cursor)?),
        Aiming::Towards => Aim::Towards(direction(cursor)?),
        Aiming::From => Aim::From(square(rules, cursor)?, direction(cursor)?),
    })
}

pub(super) fn square(rules: &DarkThreat, cursor: &mut Cursor<'_>) -> Result<Square, ParseError> {
    cursor.known("a square", |word| rules.board.named(word))
}

pub(super) fn direction(cursor: &mut Cursor<'_>) -> Result<Direction, ParseError> {
    cursor.known("a direction (n, e, s, w, ne, se, sw, nw)", Direction::coded)
}

pub(super) fn colour(cursor: &mut Cursor<'_>) -> Result<Colour, ParseError> {
    cursor.known("a colour", Colour::coded)
}

pub(super) fn turn(cursor: &mut Cursor<'_>) -> Result<Turn, ParseError> {
    cursor.known("a turn (oak, chosen-one, wooden-king, fongia)", Turn::coded)
}
