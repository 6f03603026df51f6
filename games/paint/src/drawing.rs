//! A position as text and back.
//!
//! ```text
//! 3 .  R1 ~
//! 2 .  .  b
//! 1 r  .  .
//!   a  b  c
//! ```

use crate::name::letters;
use crate::{Board, Square};
use std::fmt::Write as _;
use tabletop::{Cursor, ParseError};

/// What stands where there is no square.
const GAP: &str = "~";

/// What is written on one square.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cell<'a> {
    /// The square.
    pub square: Square,
    /// What is written on it.
    pub text: &'a str,
    /// The line, counted from 1.
    pub line: usize,
    /// The column of the text, counted from 1 in characters.
    pub column: usize,
}

impl Board {
    /// The board from the north: each row with its number, below them the letters of the columns. What `cell` writes of a
    /// square must be one word, and not `~`, which marks a gap.
    #[must_use]
    pub fn draw(&self, mut cell: impl FnMut(Square, &mut String)) -> String {
        // All words behind each other, and where each ends: a drawing is made for everybody who looks at a table.
        let places = self.columns * (self.rows + 1);
        let (mut words, mut ends) = (String::with_capacity(4 * places), Vec::with_capacity(places));
        for row in (0..self.rows).rev() {
            for column in 0..self.columns {
                match self.square(column, row) {
                    Some(square) => cell(square, &mut words),
                    None => words.push_str(GAP),
                }
                ends.push(words.len());
            }
        }
        for column in 0..self.columns {
            words.push_str(&letters(column));
            ends.push(words.len());
        }
        let plain = words.is_ascii();
        let width = |word: &str| if plain { word.len() } else { word.chars().count() };
        let starts = || std::iter::once(0).chain(ends.iter().copied());
        let widest = starts().zip(&ends).map(|(start, &end)| width(&words[start..end])).max().unwrap_or(0);
        let margin = self.rows.to_string().len();

        let mut drawing = String::with_capacity((self.rows + 1) * (margin + 1 + self.columns * (widest + 1)));
        let mut start = 0;
        for (index, ends) in ends.chunks(self.columns).enumerate() {
            let _ = match self.rows - index {
                0 => write!(drawing, "{:margin$}", ""),
                number => write!(drawing, "{number:>margin$}"),
            };
            for &end in ends {
                let word = &words[start..end];
                start = end;
                drawing.push(' ');
                drawing.push_str(word);
                for _ in width(word)..widest {
                    drawing.push(' ');
                }
            }
            while drawing.ends_with(' ') {
                drawing.pop();
            }
            drawing.push('\n');
        }
        drawing
    }

    /// Reads what [`Board::draw`] drew, with any spacing: the lines with their numbers, counted from 1. The cells come as they
    /// are read, from the north-west.
    ///
    /// # Errors
    /// Where it is not a drawing of this board, and why.
    pub fn read<'a>(&self, lines: &[(usize, &'a str)]) -> Result<Vec<Cell<'a>>, ParseError> {
        let mut lines = lines.iter().copied();
        let mut last = 0;
        let mut next = |what: &str| {
            let Some((number, text)) = lines.next() else {
                return Err(ParseError {
                    line: last + 1,
                    column: 1,
                    message: format!("{what} is expected, but the drawing ends"),
                });
            };
            last = number;
            Ok(Cursor::new(text, number))
        };

        let mut cells = Vec::with_capacity(self.spots.len());
        for row in (0..self.rows).rev() {
            let cursor = next(&format!("row {}", row + 1))?;
            self.read_row(row, cursor, &mut cells)?;
        }
        self.read_letters(next("the line of column letters")?)?;
        match lines.next() {
            Some((number, text)) => Err(Cursor::new(text, number).misread("the drawing ends with the line of column letters")),
            None => Ok(cells),
        }
    }

    fn read_row<'a>(&self, row: usize, mut cursor: Cursor<'a>, cells: &mut Vec<Cell<'a>>) -> Result<(), ParseError> {
        let number = (row + 1).to_string();
        word(&mut cursor, &format!("row number {number}"), |word| word == number)?;
        for column in 0..self.columns {
            let name = format!("{}{number}", letters(column));
            match self.square(column, row) {
                Some(square) => {
                    let what = format!("{name} is no gap: what is on it");
                    let (text, column) = word(&mut cursor, &what, |word| word != GAP)?;
                    cells.push(Cell { square, text, line: cursor.line(), column });
                }
                None => {
                    let what = format!("there is no square {name}: the gap '{GAP}'");
                    word(&mut cursor, &what, |word| word == GAP)?;
                }
            }
        }
        self.end(cursor, &format!("row {number}"))
    }

    fn read_letters(&self, mut cursor: Cursor<'_>) -> Result<(), ParseError> {
        for column in 0..self.columns {
            let letters = letters(column);
            word(&mut cursor, &format!("column letter '{letters}'"), |word| *word == *letters)?;
        }
        self.end(cursor, "the line of column letters")
    }

    fn end(&self, cursor: Cursor<'_>, what: &str) -> Result<(), ParseError> {
        let last = letters(self.columns - 1);
        let explained =
            |wrong: ParseError| ParseError { message: format!("{what} ends with column {last}: {}", wrong.message), ..wrong };
        cursor.finish().map_err(explained)
    }
}

/// The next word and its column; it must be there and fit.
fn word<'a>(cursor: &mut Cursor<'a>, what: &str, fits: impl Fn(&str) -> bool) -> Result<(&'a str, usize), ParseError> {
    cursor.skip_spaces();
    let start = cursor.clone();
    let word = cursor.word();
    if word.is_empty() || !fits(word) {
        // Nothing is known there, so that this is the cursor's own complaint about what it found.
        return start.clone().known(what, |_| None);
    }
    Ok((word, start.column()))
}
