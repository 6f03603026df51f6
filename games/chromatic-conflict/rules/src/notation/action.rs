//! Actions: `place 3 (1,0)`.

use crate::{Action, Faction, Kind, Place, Position};
use tabletop::{Cursor, ParseError};

pub(super) fn write(action: Action) -> String {
    match action {
        Action::Faction(faction) => format!("faction {}", faction.code()),
        Action::Lay { terrain, at } => format!("lay {} {at}", terrain.name()),
        Action::Place { kind, at } => format!("place {} {at}", kind.code()),
        Action::Shield { at } => format!("shield {at}"),
        Action::Destroy { at } => format!("destroy {at}"),
        Action::Empty { at } => format!("empty {at}"),
        Action::Lift { at } => format!("lift {at}"),
        Action::Drop { at } => format!("drop {at}"),
        Action::Decline => "decline".to_owned(),
    }
}

pub(super) fn read(mut cursor: Cursor<'_>) -> Result<Action, ParseError> {
    const VERBS: [&str; 9] = ["faction", "lay", "place", "shield", "destroy", "empty", "lift", "drop", "decline"];
    let what = "an action (faction, lay, place, shield, destroy, empty, lift, drop or decline)";
    let verb = cursor.known(what, |word| VERBS.into_iter().find(|&verb| verb == word))?;
    let action = match verb {
        "faction" => Action::Faction(cursor.known("a faction (blue, green, orange or violet)", Faction::coded)?),
        "lay" => {
            let terrain = cursor.known("a terrain (T01 to T21)", Place::tagged)?;
            Action::Lay { terrain, at: position(&mut cursor)? }
        }
        "place" => {
            let kind = cursor.known("a Chromeca (ship, cannon, crane, 2, 3, 4 or 5)", Kind::coded)?;
            Action::Place { kind, at: position(&mut cursor)? }
        }
        "shield" => Action::Shield { at: position(&mut cursor)? },
        "destroy" => Action::Destroy { at: position(&mut cursor)? },
        "empty" => Action::Empty { at: position(&mut cursor)? },
        "lift" => Action::Lift { at: position(&mut cursor)? },
        "drop" => Action::Drop { at: position(&mut cursor)? },
        _ => Action::Decline,
    };
    cursor.finish()?;
    Ok(action)
}

fn position(cursor: &mut Cursor<'_>) -> Result<Position, ParseError> {
    cursor.expect("(")?;
    let x = coordinate(cursor)?;
    cursor.expect(",")?;
    let y = coordinate(cursor)?;
    cursor.expect(")")?;
    Ok(Position::new(x, y))
}

/// No terrain can lie further than 22 from the Core, so nothing beyond 99 can be meant.
fn coordinate(cursor: &mut Cursor<'_>) -> Result<i8, ParseError> {
    cursor.skip_spaces();
    let before = cursor.clone();
    let number: i8 = cursor.number("a coordinate (-99 to 99)")?;
    if (-99..=99).contains(&number) { Ok(number) } else { Err(before.misread("a coordinate is -99 to 99")) }
}
