//! One square of a picture: `.`, `r`, `bW`, `bW!r`, `^`, `^r`, `^yH`, `@`, `@r`, `@r+bC`.

use crate::{Field, Figure, Kind, PaintBrawl, State};
use paint::{Cell, Colour, Square};
use tabletop::{ParseError, Seat, Seats, quoted};

/// A wall; the rest of the cell is what is on it.
const WALL: char = '^';
/// The Quest square; then the marker, and behind `+` the Chief on it.
const QUEST: char = '@';

pub(super) fn write(rules: &PaintBrawl, state: &State, at: Square, text: &mut String) {
    let field = &state.field;
    let letter = |seat: Seat| state.colour(seat).letter();
    let start = text.len();
    if at == rules.quest {
        text.push(QUEST);
        text.extend(field.marker().map(letter));
    } else if field.walls().has(at) {
        text.push(WALL);
    }
    match field.figure(at) {
        Some(figure) => {
            if at == rules.quest {
                text.push('+');
            }
            text.extend([letter(figure.seat), figure.kind.letter()]);
            if figure.is_stunned() {
                text.push('!');
                text.extend(figure.stuns.iter().map(letter));
            }
        }
        None if at == rules.quest => {}
        None => text.extend(field.puddles().at(at).map(letter)),
    }
    if text.len() == start {
        text.push('.');
    }
}

/// Puts what a cell says on the board.
pub(super) fn read(rules: &PaintBrawl, colours: &[Colour], cell: &Cell<'_>, field: &mut Field) -> Result<(), ParseError> {
    let wrong = |message: String| ParseError { line: cell.line, column: cell.column, message };
    let at = cell.square;
    let seat = |letter: char| {
        let colour = Colour::lettered(letter).ok_or_else(|| wrong(format!("'{letter}' is not the letter of a colour")))?;
        let seat = colours.iter().position(|&other| other == colour).map(Seat::at);
        seat.ok_or_else(|| wrong(format!("{} does not play", colour.code())))
    };
    let figure = |text: &str| -> Result<Figure, ParseError> {
        let (name, marks) = text.split_once('!').map_or((text, None), |(name, marks)| (name, Some(marks)));
        let mut letters = name.chars();
        let (Some(colour), Some(kind), None) = (letters.next(), letters.next(), letters.next()) else {
            return Err(wrong(format!("'{}' is not what a square can hold: . r bW bW!r ^r @r+bC", quoted(cell.text))));
        };
        let kind =
            Kind::lettered(kind).ok_or_else(|| wrong(format!("'{kind}' is not the letter of a figure: C W B H R S M g G K")))?;
        let mut stuns = Seats::default();
        if let Some(marks) = marks {
            if marks.is_empty() {
                return Err(wrong("behind '!' stand the colours whose stun marks it bears".to_owned()));
            }
            marks.chars().try_for_each(|mark| seat(mark).map(|seat| stuns.add(seat)))?;
        }
        Ok(Figure { kind, seat: seat(colour)?, stuns })
    };
    if (at == rules.quest) != cell.text.starts_with(QUEST) {
        return Err(wrong(format!("the Quest square, and no other, begins with '{QUEST}'")));
    }
    if let Some(rest) = cell.text.strip_prefix(QUEST) {
        let (marker, chief) = rest.split_once('+').map_or((rest, None), |(marker, chief)| (marker, Some(chief)));
        if let Some(chief) = chief {
            stand(field, at, figure(chief)?).map_err(wrong)?;
        }
        let mut marker = marker.chars();
        match (marker.next(), marker.next()) {
            (None, _) => {}
            (Some(letter), None) => field.mark(Some(seat(letter)?)),
            _ => return Err(wrong(format!("'{}' is not what the Quest square can hold: @ @r @+bC @r+bC", quoted(cell.text)))),
        }
        return Ok(());
    }
    let thing = cell.text.strip_prefix(WALL);
    if thing.is_some() {
        field.build(at);
    }
    let thing = thing.unwrap_or(cell.text);
    let mut letters = thing.chars();
    match (letters.next(), letters.next()) {
        (None, _) => {}
        (Some('.'), None) if !cell.text.starts_with(WALL) => {}
        (Some(letter), None) => {
            let seat = seat(letter)?;
            field.put_puddle(at, seat);
        }
        _ => {
            stand(field, at, figure(thing)?).map_err(wrong)?;
        }
    }
    Ok(())
}

/// Puts a figure on the board, where a second Chief would make the first one forgotten.
fn stand(field: &mut Field, at: Square, figure: Figure) -> Result<(), String> {
    if figure.kind == Kind::Chief && field.chief(figure.seat).is_some() {
        return Err("a clan has one Chief (PB-TEAM-1)".to_owned());
    }
    field.stand(at, figure);
    Ok(())
}
