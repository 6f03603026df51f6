//! What waits to be finished, as one line each.

use super::action;
use crate::{Action, Card, Chosen, Deed, Frame, Hits, PaintBrawl, Play, Purpose, State};
use paint::{Colour, Square};
use tabletop::{Cursor, ParseError, Seat};

pub(super) fn write(rules: &PaintBrawl, state: &State, frame: Frame) -> String {
    let name = |at: Square| rules.board.name(at);
    let colour = |seat: Seat| state.colour(seat).code();
    let squares = |chosen: Chosen| chosen.iter().map(|at| format!(" {}", name(at))).collect::<String>();
    match frame {
        Frame::Take => "take".to_owned(),
        Frame::Source { by, at } => format!("source {} {}", name(by), name(at)),
        Frame::Collect { purpose: Purpose::TakeBack(pay), chosen } => {
            format!("collect take-back {}{}", pay.code(), squares(chosen))
        }
        Frame::Collect { purpose: Purpose::Kadamas, chosen } => format!("collect kadamas{}", squares(chosen)),
        Frame::Declared { deed, asked } => {
            let with = if deed.squares.is_empty() { String::new() } else { format!(" with{}", squares(deed.squares)) };
            format!("react {} to {}{with}", colour(asked), action::write(rules, deed.action))
        }
        Frame::Played { play, by, asked, rival, immunities } => {
            let card = match play {
                Play::Fatigue | Play::Missed => play.card().code().to_owned(),
                Play::Kadamas(chosen) => format!("kadamas{}", squares(chosen)),
                Play::Explosion(at) => action::write(rules, Action::Explosion { at }),
                Play::Summoning(at) => action::write(rules, Action::Summoning { at }),
            };
            let chain = rival.map(|rival| format!(" chain {} {immunities}", colour(rival))).unwrap_or_default();
            format!("immunity {} against {} {card}{chain}", colour(asked), colour(by))
        }
        Frame::Recoil { chiefs } => format!("recoil {}", chiefs.iter().map(colour).collect::<Vec<_>>().join(" ")),
        Frame::Shots { by, left, begun } => format!("shots {} {left}{}", name(by), if begun { " begun" } else { "" }),
        Frame::LastCall { asked } => format!("last-call {}", colour(asked)),
    }
}

pub(super) fn read(rules: &PaintBrawl, colours: &[Colour], cursor: &mut Cursor<'_>) -> Result<Frame, ParseError> {
    cursor.skip_spaces();
    let start = cursor.clone();
    Ok(match cursor.word() {
        "take" => Frame::Take,
        "source" => Frame::Source { by: action::square(rules, cursor)?, at: action::square(rules, cursor)? },
        "collect" => {
            let purpose = if cursor.accept("take-back") {
                Purpose::TakeBack(action::payment(cursor)?)
            } else {
                cursor.expect("kadamas")?;
                Purpose::Kadamas
            };
            Frame::Collect { purpose, chosen: chosen(rules, cursor)? }
        }
        "react" => {
            let asked = seat(colours, cursor)?;
            cursor.expect("to")?;
            let action = action::read(rules, cursor)?;
            let squares = if cursor.accept("with") { chosen(rules, cursor)? } else { Chosen::default() };
            Frame::Declared { deed: Deed { action, squares }, asked }
        }
        "immunity" => {
            let asked = seat(colours, cursor)?;
            cursor.expect("against")?;
            let by = seat(colours, cursor)?;
            let play = play(rules, cursor)?;
            let (rival, immunities) = match cursor.accept("chain") {
                true => (Some(seat(colours, cursor)?), cursor.number("a number of Immunity cards")?),
                false => (None, 0),
            };
            Frame::Played { play, by, asked, rival, immunities }
        }
        "recoil" => {
            let mut chiefs = Hits::default();
            chiefs.add(seat(colours, cursor)?);
            for _ in 0..2 {
                if !cursor.is_done() {
                    chiefs.add(seat(colours, cursor)?);
                }
            }
            Frame::Recoil { chiefs }
        }
        "shots" => {
            let by = action::square(rules, cursor)?;
            Frame::Shots { by, left: cursor.number("a number of shots")?, begun: cursor.accept("begun") }
        }
        "last-call" => Frame::LastCall { asked: seat(colours, cursor)? },
        _ => {
            let known = "take, source, collect, react, immunity, recoil, shots or last-call";
            return Err(start.misread(format!("something that can wait is expected: {known}")));
        }
    })
}

fn play(rules: &PaintBrawl, cursor: &mut Cursor<'_>) -> Result<Play, ParseError> {
    cursor.skip_spaces();
    let start = cursor.clone();
    match action::read(rules, cursor)? {
        Action::Fatigue => Ok(Play::Fatigue),
        Action::Missed => Ok(Play::Missed),
        Action::Kadamas => Ok(Play::Kadamas(chosen(rules, cursor)?)),
        Action::Explosion { at } => Ok(Play::Explosion(at)),
        Action::Summoning { at } => Ok(Play::Summoning(at)),
        _ => Err(start.misread(format!("a card is expected: {}", Card::CODES.join(", ")))),
    }
}

/// The seat of a colour.
pub(super) fn seat(colours: &[Colour], cursor: &mut Cursor<'_>) -> Result<Seat, ParseError> {
    cursor.known("a colour that plays", |word| colours.iter().position(|colour| colour.code() == word).map(Seat::at))
}

/// Up to three squares.
fn chosen(rules: &PaintBrawl, cursor: &mut Cursor<'_>) -> Result<Chosen, ParseError> {
    let mut squares = Chosen::default();
    loop {
        let mut ahead = cursor.clone();
        match ahead.word() {
            "" | "chain" => return Ok(squares),
            _ => {
                let before = cursor.clone();
                let at = action::square(rules, cursor)?;
                if !squares.add(at) {
                    return Err(before.misread("at most three squares are chosen"));
                }
            }
        }
    }
}
