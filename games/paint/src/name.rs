//! What people call the squares: `a1` in the south-west corner, `aa3` in the third row of the column after `z`.

use crate::{Board, Square};
use arrayvec::ArrayString;
use serde::{Serialize, Serializer};
use std::fmt::{self, Write as _};

/// The name of a square, to be printed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Name {
    column: u8,
    row: u8,
}

impl fmt::Display for Name {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut name: ArrayString<4> = letters(self.column.into());
        write!(name, "{}", self.row + 1)?;
        f.pad(&name)
    }
}

impl Serialize for Name {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl Board {
    /// What people call a square: `a1`, `k11`.
    #[inline]
    #[must_use]
    pub fn name(&self, square: Square) -> Name {
        let spot = self.spot(square);
        Name { column: spot.column, row: spot.row }
    }

    /// The square that people call so.
    #[must_use]
    pub fn named(&self, text: &str) -> Option<Square> {
        let (letters, digits) = text.split_at(text.bytes().take_while(u8::is_ascii_lowercase).count());
        let plain = digits.bytes().all(|byte| byte.is_ascii_digit()) && !digits.starts_with('0');
        let row = digits.parse::<usize>().ok().filter(|_| plain)?;
        let column = column_of(letters)?;
        self.square(column, row.checked_sub(1)?)
    }
}

/// The letters of a column, counted from 0: after `z` come `aa`, `ab`, ...
pub(crate) fn letters(column: usize) -> ArrayString<4> {
    let mut letters = ArrayString::new();
    let letter = |index: usize| char::from(b'a' + index as u8);
    if let Some(first) = (column / 26).checked_sub(1) {
        letters.push(letter(first));
    }
    letters.push(letter(column % 26));
    letters
}

fn column_of(letters: &str) -> Option<usize> {
    let index = |letter: u8| usize::from(letter - b'a');
    match *letters.as_bytes() {
        [only] => Some(index(only)),
        [first, second] => Some((index(first) + 1) * 26 + index(second)),
        _ => None,
    }
}
