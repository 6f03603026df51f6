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
use tabletop::{Cursor, Misread};

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
    /// The board from the north: each row with its number, below them the letters of the columns. What `cell` writes on a
    /// square must be one word, and not `~`, which marks a gap.
    #[must_use]
    pub fn draw(&self, cell: impl Fn(Square) -> String) -> String {
        let text = |column, row| match self.square(column, row) {
            Some(square) => cell(square),
            None => GAP.to_owned(),
        };
        let row = |row| (0..self.columns).map(|column| text(column, row)).collect();
        let rows: Vec<Vec<String>> = (0..self.rows).rev().map(row).collect();
        let names: Vec<String> = (0..self.columns).map(|column| letters(column).to_string()).collect();
        let widest = rows.iter().flatten().chain(&names).map(|text| text.chars().count()).max().unwrap_or(0);
        let margin = self.rows.to_string().len();

        let mut drawing = String::new();
        let numbers = (1..=self.rows).rev().map(|number| number.to_string()).chain([String::new()]);
        for (number, texts) in numbers.zip(rows.iter().chain([&names])) {
            let mut line = format!("{number:>margin$}");
            texts.iter().for_each(|text| line.push_str(&format!(" {text:widest$}")));
            drawing.push_str(line.trim_end());
            drawing.push('\n');
        }
        drawing
    }

    /// Reads what [`Board::draw`] drew, with any spacing: the lines with their numbers, counted from 1. The cells come as they
    /// are read, from the north-west.
    ///
    /// # Errors
    /// Where it is not a drawing of this board, and why.
    pub fn read<'a>(&self, lines: &[(usize, &'a str)]) -> Result<Vec<Cell<'a>>, Misread> {
        let mut lines = lines.iter().copied();
        let mut last = 0;
        let mut next = |what: &str| {
            let Some((number, text)) = lines.next() else {
                return Err(Misread { line: last + 1, column: 1, message: format!("{what} is expected, but the drawing ends") });
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

    fn read_row<'a>(&self, row: usize, mut cursor: Cursor<'a>, cells: &mut Vec<Cell<'a>>) -> Result<(), Misread> {
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

    fn read_letters(&self, mut cursor: Cursor<'_>) -> Result<(), Misread> {
        for column in 0..self.columns {
            let letters = letters(column);
            word(&mut cursor, &format!("column letter '{letters}'"), |word| *word == *letters)?;
        }
        self.end(cursor, "the line of column letters")
    }

    fn end(&self, cursor: Cursor<'_>, what: &str) -> Result<(), Misread> {
        let last = letters(self.columns - 1);
        let explained =
            |wrong: Misread| Misread { message: format!("{what} ends with column {last}: {}", wrong.message), ..wrong };
        cursor.finish().map_err(explained)
    }
}

/// The next word and its column; it must be there and fit.
fn word<'a>(cursor: &mut Cursor<'a>, what: &str, fits: impl Fn(&str) -> bool) -> Result<(&'a str, usize), Misread> {
    cursor.skip_spaces();
    let start = cursor.clone();
    let word = cursor.word();
    if word.is_empty() || !fits(word) {
        // Nothing is known there, so that this is the cursor's own complaint about what it found.
        return start.clone().known(what, |_| None);
    }
    Ok((word, start.column()))
}
