//! Dungeon cards, their squares, and sets of squares (CR-WORD-5 to CR-WORD-7).
//!
//! A square is named by the card that it belongs to and its place on that card as it lies on the table, so that a name means
//! the same square from the moment the card is laid.

use crate::{CardId, Cell};
use serde::{Deserialize, Serialize};
use std::fmt;
use std::ops::{BitAnd, BitOr, Sub};
use std::str::FromStr;

/// A square of a card as it lies: `K:a3`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct Square(u16);

impl Square {
    /// The square of a card in this cell, as the card lies.
    #[must_use]
    pub const fn of(card: CardId, cell: Cell) -> Square {
        Square(card.0 as u16 * 9 + cell.0 as u16)
    }

    /// The nine squares of a card.
    pub fn all_of(card: CardId) -> impl Iterator<Item = Square> {
        (0..Cell::COUNT).map(move |cell| Square::of(card, Cell(cell)))
    }

    /// b2 of a card.
    #[must_use]
    pub const fn centre(card: CardId) -> Square {
        Square::of(card, Cell::CENTRE)
    }

    /// Its number, from 0; it means the same square all game long.
    #[must_use]
    pub const fn index(self) -> u16 {
        self.0
    }

    /// The card.
    #[must_use]
    pub const fn card(self) -> CardId {
        CardId((self.0 / 9) as u8)
    }

    /// Its place on the card, from the lower left one, row by row.
    #[must_use]
    pub const fn cell(self) -> usize {
        (self.0 % 9) as usize
    }

    /// The column from the left, from 0.
    #[must_use]
    pub const fn column(self) -> i8 {
        (self.0 % 3) as i8
    }

    /// The row from the bottom, from 0.
    #[must_use]
    pub const fn row(self) -> i8 {
        (self.0 % 9 / 3) as i8
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}{}", self.card().code(), char::from(b'a' + self.column() as u8), self.row() + 1)
    }
}

impl FromStr for Square {
    type Err = String;

    fn from_str(text: &str) -> Result<Square, String> {
        let wrong = || format!("'{text}' is not a square, such as 1:b2");
        let (card, cell) = text.split_once(':').ok_or_else(wrong)?;
        let card = CardId::coded(card).ok_or_else(wrong)?;
        match *cell.as_bytes() {
            [column @ b'a'..=b'c', row @ b'1'..=b'3'] => Ok(Square::of(card, Cell::at(column - b'a', row - b'1'))),
            _ => Err(wrong()),
        }
    }
}

impl From<Square> for String {
    fn from(square: Square) -> String {
        square.to_string()
    }
}

impl TryFrom<String> for Square {
    type Error = String;

    fn try_from(text: String) -> Result<Square, String> {
        text.parse()
    }
}

/// A quarter turn or several, clockwise (CR-WORD-7).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Rotation(u8);

impl Rotation {
    /// As printed.
    pub const NONE: Rotation = Rotation(0);
    /// All four.
    pub const ALL: [Rotation; 4] = [Rotation(0), Rotation(1), Rotation(2), Rotation(3)];

    /// So many quarter turns, if they are 0 to 3.
    #[must_use]
    pub fn quarters(number: u8) -> Option<Rotation> {
        (number < 4).then_some(Rotation(number))
    }

    /// How many quarter turns.
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0
    }
}

/// An edge of a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Edge {
    /// The left column.
    Left,
    /// The right column.
    Right,
    /// The top row.
    Top,
    /// The bottom row.
    Bottom,
}

impl Edge {
    /// All four.
    pub const ALL: [Edge; 4] = [Edge::Left, Edge::Right, Edge::Top, Edge::Bottom];

    /// The word that notation uses.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Edge::Left => "left",
            Edge::Right => "right",
            Edge::Top => "top",
            Edge::Bottom => "bottom",
        }
    }

    /// The way out.
    #[must_use]
    pub const fn delta(self) -> (i8, i8) {
        match self {
            Edge::Left => (-1, 0),
            Edge::Right => (1, 0),
            Edge::Top => (0, 1),
            Edge::Bottom => (0, -1),
        }
    }

    /// Whether a square lies on this side of its card (CR-REVEAL-1).
    #[must_use]
    pub const fn has(self, square: Square) -> bool {
        match self {
            Edge::Left => square.column() == 0,
            Edge::Right => square.column() == 2,
            Edge::Top => square.row() == 2,
            Edge::Bottom => square.row() == 0,
        }
    }
}

const WORDS: usize = CardId::COUNT.div_ceil(7);

/// A set of squares. Nine bits for each card, seven cards in a word.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(into = "Vec<Square>", from = "Vec<Square>")]
pub struct Squares([u64; WORDS]);

impl Squares {
    /// No square.
    pub const NONE: Squares = Squares([0; WORDS]);

    /// Whether it has this square.
    #[must_use]
    pub const fn has(&self, square: Square) -> bool {
        let index = square.0 as usize;
        self.0[index / 63] >> (index % 63) & 1 == 1
    }

    /// Puts a square in.
    pub const fn add(&mut self, square: Square) {
        let index = square.0 as usize;
        self.0[index / 63] |= 1 << (index % 63);
    }

    /// Takes a square out.
    pub const fn remove(&mut self, square: Square) {
        let index = square.0 as usize;
        self.0[index / 63] &= !(1 << (index % 63));
    }

    /// The same with this square.
    #[must_use]
    pub const fn with(mut self, square: Square) -> Squares {
        self.add(square);
        self
    }

    /// The same without this square.
    #[must_use]
    pub const fn without(mut self, square: Square) -> Squares {
        self.remove(square);
        self
    }

    /// The cells of a card, as nine bits.
    #[must_use]
    pub const fn on(&self, card: CardId) -> u16 {
        (self.0[card.index() / 7] >> (card.index() % 7 * 9) & 0x1FF) as u16
    }

    /// Puts cells of a card in.
    pub const fn add_on(&mut self, card: CardId, cells: u16) {
        self.0[card.index() / 7] |= (cells as u64) << (card.index() % 7 * 9);
    }

    /// Whether it has none.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0 == [0; WORDS]
    }

    /// How many it has.
    #[must_use]
    pub fn count(&self) -> u32 {
        self.0.iter().map(|word| word.count_ones()).sum()
    }

    /// Whether they have a square in common.
    #[must_use]
    pub fn meets(&self, other: &Squares) -> bool {
        self.0.iter().zip(other.0).any(|(a, b)| a & b != 0)
    }

    /// The squares in order.
    pub fn iter(self) -> impl Iterator<Item = Square> {
        self.0.into_iter().enumerate().flat_map(|(word, mut bits)| {
            std::iter::from_fn(move || {
                let bit = bits.trailing_zeros() as u16;
                bits &= bits.wrapping_sub(1);
                (bit < 64).then_some(Square(word as u16 * 63 + bit))
            })
        })
    }
}

impl BitAnd for Squares {
    type Output = Squares;

    fn bitand(self, other: Squares) -> Squares {
        Squares(std::array::from_fn(|word| self.0[word] & other.0[word]))
    }
}

impl BitOr for Squares {
    type Output = Squares;

    fn bitor(self, other: Squares) -> Squares {
        Squares(std::array::from_fn(|word| self.0[word] | other.0[word]))
    }
}

impl Sub for Squares {
    type Output = Squares;

    fn sub(self, other: Squares) -> Squares {
        Squares(std::array::from_fn(|word| self.0[word] & !other.0[word]))
    }
}

impl FromIterator<Square> for Squares {
    fn from_iter<I: IntoIterator<Item = Square>>(squares: I) -> Squares {
        squares.into_iter().fold(Squares::NONE, Squares::with)
    }
}

impl From<Squares> for Vec<Square> {
    fn from(squares: Squares) -> Vec<Square> {
        squares.iter().collect()
    }
}

impl From<Vec<Square>> for Squares {
    fn from(squares: Vec<Square>) -> Squares {
        squares.into_iter().collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_and_sets_come_back() {
        for card in CardId::all() {
            for square in Square::all_of(card) {
                assert_eq!(square.to_string().parse(), Ok(square));
                assert_eq!(Squares::NONE.with(square).iter().collect::<Vec<_>>(), [square]);
                assert_eq!(Squares::NONE.with(square).on(card), 1 << square.cell());
            }
        }
        assert_eq!(Square::centre(CardId::ENTRANCE).to_string(), "1:b2");
        assert!("1:d1".parse::<Square>().is_err() && "18:a1".parse::<Square>().is_err());
    }
}
