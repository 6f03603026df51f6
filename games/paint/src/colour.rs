//! The six colours of the wheel.

use serde::{Deserialize, Serialize};
use texts::{COMMON, Message};

/// A colour of paint, in the order of the wheel: every second one is primary, and between two of these lies their mixture.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Colour {
    /// Primary.
    Red,
    /// Red and yellow.
    Orange,
    /// Primary.
    Yellow,
    /// Yellow and blue.
    Green,
    /// Primary.
    Blue,
    /// Red and blue.
    Purple,
}

use Colour::{Blue, Green, Orange, Purple, Red, Yellow};

impl Colour {
    /// The wheel, from red.
    pub const WHEEL: [Colour; 6] = [Red, Orange, Yellow, Green, Blue, Purple];

    /// Where it is in [`Colour::WHEEL`].
    #[inline]
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The next one on the wheel; red comes after purple.
    #[inline]
    #[must_use]
    pub const fn next(self) -> Colour {
        self.turned(1)
    }

    /// The one before it on the wheel; purple comes before red.
    #[inline]
    #[must_use]
    pub const fn previous(self) -> Colour {
        self.turned(5)
    }

    /// The one across the wheel.
    #[inline]
    #[must_use]
    pub const fn opposite(self) -> Colour {
        self.turned(3)
    }

    const fn turned(self, by: usize) -> Colour {
        Colour::WHEEL[(self.index() + by) % 6]
    }

    /// Whether it is red, yellow or blue.
    #[inline]
    #[must_use]
    pub const fn is_primary(self) -> bool {
        matches!(self, Red | Yellow | Blue)
    }

    /// The two primary colours that a secondary one is mixed of, in the order of [`Colour::WHEEL`].
    #[inline]
    #[must_use]
    pub const fn parts(self) -> Option<[Colour; 2]> {
        match self {
            Red | Yellow | Blue => None,
            Orange => Some([Red, Yellow]),
            Green => Some([Yellow, Blue]),
            Purple => Some([Red, Blue]),
        }
    }

    /// The secondary colour that two different primary ones give.
    #[inline]
    #[must_use]
    pub fn mixed(self, other: Colour) -> Option<Colour> {
        let parts = [self.min(other), self.max(other)];
        Colour::WHEEL.into_iter().find(|colour| colour.parts() == Some(parts))
    }

    /// Its name in notation: `red`.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Red => "red",
            Orange => "orange",
            Yellow => "yellow",
            Green => "green",
            Blue => "blue",
            Purple => "purple",
        }
    }

    /// Its letter in notation: `r`.
    #[must_use]
    pub const fn letter(self) -> char {
        match self {
            Red => 'r',
            Orange => 'o',
            Yellow => 'y',
            Green => 'g',
            Blue => 'b',
            Purple => 'p',
        }
    }

    /// The colour with this name in notation.
    #[must_use]
    pub fn coded(code: &str) -> Option<Colour> {
        Colour::WHEEL.into_iter().find(|colour| colour.code() == code)
    }

    /// The colour with this letter in notation.
    #[must_use]
    pub fn lettered(letter: char) -> Option<Colour> {
        Colour::WHEEL.into_iter().find(|colour| colour.letter() == letter)
    }

    /// What players call it, beside a noun.
    #[must_use]
    pub fn message(self) -> Message {
        Message::named(COMMON, "colour", self.code())
    }
}
