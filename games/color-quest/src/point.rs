//! A place by column and row, which means the same on every layout: actions are read without knowing the board.

use serde::{Deserialize, Serialize};
use std::fmt;

/// A place of a bounding rectangle; the order is that of squares, row by row from the south.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct Point {
    row: u8,
    column: u8,
}

impl Point {
    /// The most columns and rows that are ever named.
    pub const MOST: u8 = 64;

    /// The place in this column and row, counted from 0.
    #[inline]
    #[must_use]
    pub const fn new(column: usize, row: usize) -> Point {
        Point { row: row as u8, column: column as u8 }
    }

    /// The column, counted from 0.
    #[inline]
    #[must_use]
    pub const fn column(self) -> usize {
        self.column as usize
    }

    /// The row, counted from 0.
    #[inline]
    #[must_use]
    pub const fn row(self) -> usize {
        self.row as usize
    }

    /// The place that people call so: `a1`, `r10`, `aa3` (CQ-BRD-5).
    #[must_use]
    pub fn named(text: &str) -> Option<Point> {
        let (letters, digits) = text.split_at(text.bytes().take_while(u8::is_ascii_lowercase).count());
        let index = |letter: u8| letter - b'a';
        let column = match *letters.as_bytes() {
            [only] => index(only),
            [first, second] => index(first).checked_add(1)?.checked_mul(26)?.checked_add(index(second))?,
            _ => return None,
        };
        let plain = digits.bytes().all(|byte| byte.is_ascii_digit()) && !digits.starts_with('0');
        let row = digits.parse::<u8>().ok().filter(|_| plain)?.checked_sub(1)?;
        (column < Point::MOST && row < Point::MOST).then_some(Point { row, column })
    }
}

impl fmt::Display for Point {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let letter = |index: u8| char::from(b'a' + index);
        if let Some(first) = (self.column / 26).checked_sub(1) {
            write!(f, "{}", letter(first))?;
        }
        write!(f, "{}{}", letter(self.column % 26), self.row + 1)
    }
}

impl From<Point> for String {
    fn from(point: Point) -> String {
        point.to_string()
    }
}

impl TryFrom<String> for Point {
    type Error = String;

    fn try_from(text: String) -> Result<Point, String> {
        Point::named(&text).ok_or_else(|| format!("'{text}' is not a square"))
    }
}
