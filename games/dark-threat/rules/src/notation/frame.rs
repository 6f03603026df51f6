//! What waits to be finished, as one line each.

use super::action;
use crate::state::LONGEST_LINE;
use crate::{Blow, DarkThreat, Frame};
use paint::{Colour, Direction, Square, Squares};
use tabletop::{Cursor, ParseError};

/// The words of the blows that may wait for a Bane's flight.
const BLOWS: [(&str, Blow); 7] = [
    ("shuriken", Blow::Shuriken),
    ("kung-fu", Blow::KungFu),
    ("earthquake", Blow::Quake),
    ("sporific-bomb", Blow::Bomb),
    ("hammer", Blow::Hammer),
    ("wings", Blow::Wings),
    ("aura", Blow::Light),
];

pub(super) fn write(rules: &DarkThreat, frame: Frame) -> String {
    let name = |at: Square| rules.board.name(at);
    match frame {
        Frame::Order => "order".to_owned(),
        Frame::Emerge => "emerge".to_owned(),
        Frame::Step { from, at } => format!("step {} {}", name(from), name(at)),
        Frame::Colour { from, to, next, hues } => {
            let hue = |hue: &Option<Colour>| hue.map_or("none", Colour::code);
            let chosen: String = hues[..usize::from(next)].iter().map(|colour| format!(" {}", hue(colour))).collect();
            format!("colour {} {}{chosen}", name(from), to.code())
        }
        Frame::Push { by, at } => format!("push {} {}", name(by), name(at)),
        Frame::Drop { by, at } => format!("drop {} {}", name(by), name(at)),
        Frame::Blows { blow, from, line, left } => {
            let word = BLOWS.iter().find(|(_, other)| *other == blow).map_or("none", |(word, _)| word);
            let line = line.map(|to| format!(" {}", to.code())).unwrap_or_default();
            let left: String = left.iter().map(|at| format!(" {}", name(at))).collect();
            format!("blows {word} {}{line} at{left}", name(from))
        }
        Frame::Flee { at } => format!("flee {}", name(at)),
        Frame::Awaken => "awaken".to_owned(),
        Frame::Clear { left } => format!("clear {left}"),
        Frame::Lotus { left, at: None } => format!("lotus {left}"),
        Frame::Lotus { left, at: Some(at) } => format!("lotus {left} {}", name(at)),
        Frame::Sprout { left } => format!("sprout {left}"),
        Frame::Doom => "doom".to_owned(),
        Frame::Taint => "taint".to_owned(),
        Frame::Strike => "strike".to_owned(),
    }
}

pub(super) fn read(rules: &DarkThreat, cursor: &mut Cursor<'_>) -> Result<Frame, ParseError> {
    cursor.skip_spaces();
    let start = cursor.clone();
    Ok(match cursor.word() {
        "order" => Frame::Order,
        "emerge" => Frame::Emerge,
        "step" => Frame::Step { from: action::square(rules, cursor)?, at: action::square(rules, cursor)? },
        "colour" => colour(rules, cursor)?,
        "push" => Frame::Push { by: action::square(rules, cursor)?, at: action::square(rules, cursor)? },
        "drop" => Frame::Drop { by: action::square(rules, cursor)?, at: action::square(rules, cursor)? },
        "blows" => blows(rules, cursor)?,
        "flee" => Frame::Flee { at: action::square(rules, cursor)? },
        "awaken" => Frame::Awaken,
        "clear" => Frame::Clear { left: cursor.number("a number of puddles")? },
        "lotus" => {
            let left = cursor.number("a number of puddles")?;
            let at = if cursor.is_done() { None } else { Some(action::square(rules, cursor)?) };
            Frame::Lotus { left, at }
        }
        "sprout" => Frame::Sprout { left: cursor.number("a number of Totems")? },
        "doom" => Frame::Doom,
        "taint" => Frame::Taint,
        "strike" => Frame::Strike,
        _ => {
            return Err(start.misread(
                "what waits is expected: order, emerge, step, colour, push, drop, blows, flee, awaken, clear, lotus, sprout, doom, \
                 taint or strike",
            ));
        }
    })
}

fn colour(rules: &DarkThreat, cursor: &mut Cursor<'_>) -> Result<Frame, ParseError> {
    let (from, to) = (action::square(rules, cursor)?, action::direction(cursor)?);
    let (mut next, mut hues) = (0, [None; LONGEST_LINE]);
    while !cursor.is_done() {
        let before = cursor.clone();
        let hue = if cursor.accept("none") { None } else { Some(action::colour(cursor)?) };
        let place = hues.get_mut(usize::from(next)).ok_or_else(|| before.misread("no line is so long (DT-ATK-7)"))?;
        *place = hue;
        next += 1;
    }
    Ok(Frame::Colour { from, to, next, hues })
}

fn blows(rules: &DarkThreat, cursor: &mut Cursor<'_>) -> Result<Frame, ParseError> {
    let words = BLOWS.map(|(word, _)| word).join(", ");
    let known = |word: &str| BLOWS.iter().find(|(other, _)| *other == word).map(|(_, blow)| *blow);
    let blow = cursor.known(&format!("one of {words}"), known)?;
    let from = action::square(rules, cursor)?;
    let mut line: Option<Direction> = None;
    if !cursor.accept("at") {
        line = Some(action::direction(cursor)?);
        cursor.expect("at")?;
    }
    let mut left = Squares::NONE;
    while !cursor.is_done() {
        left.add(action::square(rules, cursor)?);
    }
    Ok(Frame::Blows { blow, from, line, left })
}
