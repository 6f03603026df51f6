//! What is written on one square: tiles, then a die, then a puddle or a figure with its marks.

use crate::movegen::MoveGen;
use crate::{Figure, Kind, Marks, Shown, Stage, State, Tile, Tint};
use paint::{Cell, Colour, Square};
use tabletop::{ParseError, quoted};

/// The signs of tiles; a crystal is printed on the board.
const TILES: [(char, Tile); 5] =
    [('&', Tile::Bones), ('%', Tile::Bush), ('^', Tile::Wall), ('@', Tile::Tunnel), ('$', Tile::Chest)];
const CRYSTAL: char = '*';
/// What comes before marks.
const MARKS: char = '\'';

pub(super) fn write(movegen: &MoveGen<'_>, at: Square, text: &mut String) {
    let start = text.len();
    let field = movegen.field;
    text.extend(TILES.iter().filter(|(_, tile)| field.tiles(*tile).has(at)).map(|(sign, _)| sign));
    if movegen.crystals.has(at) {
        text.push(CRYSTAL);
    }
    text.extend(movegen.die(at).map(|die| die.letter().to_ascii_uppercase()));
    text.extend(field.puddle(at).map(Tint::letter));
    if let Some(figure) = movegen.figure(at) {
        text.push(figure.tint.letter());
        text.push_str(figure.kind.letters());
        let shown = shown(movegen.state, figure);
        let unmarked = text.len();
        text.push(MARKS);
        text.extend(Marks::ALL.iter().filter(|(mark, _)| shown.has(*mark)).map(|(_, letter)| letter));
        if text.ends_with(MARKS) {
            text.truncate(unmarked);
        }
    }
    if text.len() == start {
        text.push('.');
    }
}

/// The marks that are written: of the active side's figures those that are new are marked, not the others.
fn shown(state: &State, figure: Figure) -> Marks {
    if state.stage == Stage::Playing && figure.camp() == state.active { turned(figure.marks) } else { figure.marks }
}

/// With and without the mark of figures that are not new.
pub(super) fn turned(marks: Marks) -> Marks {
    if marks.has(Marks::OLD) { marks.without(Marks::OLD) } else { marks.with(Marks::OLD) }
}

/// Puts what is written on a square onto the board.
pub(super) fn read(state: &mut State, fragment: usize, is_crystal: bool, cell: &Cell<'_>) -> Result<(), ParseError> {
    let wrong = |message: String| ParseError { line: cell.line, column: cell.column, message };
    let unknown = || wrong(format!("'{}' is not what a square can hold: . r k ^ *Y & rWa kSk'm! %gHu", quoted(cell.text)));
    let at = cell.square;
    if cell.text == "." {
        return if is_crystal { Err(wrong("a crystal is written '*' (CQ-BRD-1)".to_owned())) } else { Ok(()) };
    }
    let mut rest = cell.text;
    for (sign, tile) in TILES {
        if let Some(after) = rest.strip_prefix(sign) {
            state.field.build(tile, at);
            rest = after;
        }
    }
    let crystal = rest.strip_prefix(CRYSTAL);
    if crystal.is_some() != is_crystal {
        return Err(wrong(format!("a crystal is written '*', and only a crystal ({})", quoted(cell.text))));
    }
    rest = crystal.unwrap_or(rest);
    if let Some(letter) = rest.chars().next().filter(char::is_ascii_uppercase) {
        let colour = Colour::lettered(letter.to_ascii_lowercase()).ok_or_else(unknown)?;
        if state.field.dice[fragment].is_some() {
            return Err(wrong("a fragment holds one die (CQ-GEN-11)".to_owned()));
        }
        state.field.dice[fragment] = Some(Shown { at, colour });
        rest = &rest[1..];
    }
    let Some(letter) = rest.chars().next() else { return Ok(()) };
    let tint = Tint::lettered(letter).ok_or_else(unknown)?;
    let rest = &rest[letter.len_utf8()..];
    if rest.is_empty() {
        if tint == Tint::Gold {
            return Err(wrong("no paint is gold (CQ-PNT-1)".to_owned()));
        }
        state.field.lay(at, tint);
        return Ok(());
    }
    let (letters, marks) = rest.split_once(MARKS).unwrap_or((rest, ""));
    let kind = Kind::lettered(letters).ok_or_else(unknown)?;
    let mut figure = Figure::new(kind, tint);
    for letter in marks.chars() {
        let (mark, _) = Marks::ALL.into_iter().find(|&(_, other)| other == letter).ok_or_else(unknown)?;
        figure.marks = figure.marks.with(mark);
    }
    state.field.put(at, figure);
    Ok(())
}
