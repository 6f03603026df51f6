//! One square of a picture: `.`, `r`, `k`, `r*`, `Oa`, `Ch!`, `Nix!!`, `tr`, `r*Mo`.

use crate::{DarkThreat, Kind, Paint, Piece, Shape, State};
use paint::{Cell, Colour, Square};
use tabletop::{ParseError, quoted};

/// The pieces that are the only ones of their kind, twins and Banes, by their letters.
const LETTERS: [(&str, Piece); 15] = [
    ("Oa", Piece::Oak),
    ("Ch", Piece::ChosenOne),
    ("Ni", Piece::Ninja),
    ("Mo", Piece::Monk),
    ("Cl", Piece::Cleric),
    ("Wo", Piece::WoodenKing),
    ("Fo", Piece::Fongia),
    ("Do", Piece::DoomedChief),
    ("Ma", Piece::Mandrake),
    ("Sp", Piece::Spore),
    ("Bf", Piece::ForceBane),
    ("Bw", Piece::WisdomBane),
    ("Bs", Piece::SpiritBane),
    ("Ha", Piece::HalfBane),
    ("Ul", Piece::UltimateBane),
];
/// The bright Chosen One.
const BRIGHT: &str = "Br";
/// Behind the letters of a doomed Follower.
const DOOMED: char = 'x';
/// Behind the letter of a lit prism.
const LIT: char = '*';

pub(super) fn write(rules: &DarkThreat, state: &State, at: Square, text: &mut String) {
    let field = &state.field;
    let start = text.len();
    if let Some(paint) = field.puddles().at(at) {
        text.push(paint.letter());
        if rules.lit(state).has(at) {
            text.push(LIT);
        }
    }
    if let Some(piece) = field.piece(at) {
        match piece.colour() {
            Some(colour) => {
                text.push(shape_letter(field.shape(colour)));
                text.push(colour.letter());
            }
            None if field.kind(piece) == Kind::BrightChosenOne => text.push_str(BRIGHT),
            None => text.push_str(letters(piece)),
        }
        if field.doomed().has(piece) {
            text.push(DOOMED);
        }
        if field.stunned().has(piece) {
            text.push('!');
        }
        if field.serving().has(piece) {
            text.push('!');
        }
    }
    if text.len() == start {
        text.push('.');
    }
}

fn letters(piece: Piece) -> &'static str {
    let twin = match piece {
        Piece::SecondMandrake => Piece::Mandrake,
        Piece::SecondSpore => Piece::Spore,
        piece => piece,
    };
    LETTERS.iter().find(|(_, other)| *other == twin).map_or("", |(letters, _)| letters)
}

fn shape_letter(shape: Shape) -> char {
    match shape {
        Shape::Totem => 't',
        Shape::Avatar => 'a',
        Shape::Mushroom => 'm',
    }
}

/// Puts what a cell says on the board.
pub(super) fn read(rules: &DarkThreat, state: &mut State, cell: &Cell<'_>) -> Result<(), ParseError> {
    let wrong = |message: String| ParseError { line: cell.line, column: cell.column, message };
    let unknown = || wrong(format!("'{}' is not what a square can hold: . r k r* Oa Ch! Nix tr r*Mo", quoted(cell.text)));
    let at = cell.square;
    let mut chars = cell.text.chars();
    let (first, second) = (chars.next(), chars.next());
    match (first, second) {
        (Some('.'), None) => return Ok(()),
        (Some(letter), None) => {
            let paint = Paint::lettered(letter).ok_or_else(unknown)?;
            if rules.ground(state).prism(at).map(Paint::Colour) == Some(paint) {
                return Err(wrong(format!("a prism with its own colour is lit: '{letter}{LIT}' (DT-TEMP-2)")));
            }
            state.field.put_puddle(at, paint);
            return Ok(());
        }
        (Some(letter), Some(LIT)) => {
            let colour = Colour::lettered(letter).ok_or_else(unknown)?;
            if rules.ground(state).prism(at) != Some(colour) {
                return Err(wrong(format!("{} is no {} prism (DT-SQ-5)", rules.board.name(at), colour.code())));
            }
            state.field.put_puddle(at, Paint::Colour(colour));
            let rest: String = chars.collect();
            return if rest.is_empty() { Ok(()) } else { stand(state, at, &rest).map_err(|_| unknown()) };
        }
        _ => {}
    }
    stand(state, at, cell.text).map_err(|problem| problem.map_or_else(unknown, wrong))
}

/// Puts a piece on the board; the problem, where it is another one than a word that is not known.
fn stand(state: &mut State, at: Square, text: &str) -> Result<(), Option<String>> {
    let end = text.char_indices().nth(2).map_or(text.len(), |(index, _)| index);
    let (name, marks) = text.split_at(end);
    let coloured = || {
        let mut chars = name.chars();
        let (shape, colour) = (chars.next()?, Colour::lettered(chars.next()?)?);
        let shape = [Shape::Totem, Shape::Avatar, Shape::Mushroom].into_iter().find(|&known| shape_letter(known) == shape)?;
        Some((colour, shape))
    };
    let piece = if let Some((colour, shape)) = coloured() {
        state.field.reshape(colour, shape);
        Piece::of(colour)
    } else if name == BRIGHT {
        state.field.brighten();
        Piece::ChosenOne
    } else {
        LETTERS.iter().find(|(letters, _)| *letters == name).map(|(_, piece)| *piece).ok_or(None)?
    };
    let spare = match piece {
        Piece::Mandrake => state.field.spare(&Piece::MANDRAKES),
        Piece::Spore => state.field.spare(&Piece::SPORES),
        piece => state.field.spare(&[piece]),
    };
    let piece = spare.ok_or_else(|| Some(format!("there is no other piece '{name}' (DT-SUP-1)")))?;
    let piece = state.field.stand(piece, at);
    let marks = match marks.strip_prefix(DOOMED) {
        Some(rest) => {
            state.field.doom(piece, true);
            rest
        }
        None => marks,
    };
    match marks {
        "" => {}
        "!" => state.field.stun(piece),
        "!!" => {
            state.field.stun(piece);
            state.field.serve(piece);
        }
        _ => return Err(None),
    }
    Ok(())
}
