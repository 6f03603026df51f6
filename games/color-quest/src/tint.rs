//! Eight colours of bases and paint.

use crate::Camp;
use paint::{Colour, Layer};
use serde::{Deserialize, Serialize};

/// A colour (CQ-PNT-1). Gold is a base only.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Tint {
    /// Of the wheel.
    Red,
    /// Of the wheel.
    Orange,
    /// Of the wheel.
    Yellow,
    /// Of the wheel.
    Green,
    /// Of the wheel.
    Blue,
    /// Of the wheel.
    Purple,
    /// Kaos's.
    Black,
    /// The base of spirits.
    Gold,
}

impl Tint {
    /// All of them.
    pub const ALL: [Tint; 8] =
        [Tint::Red, Tint::Orange, Tint::Yellow, Tint::Green, Tint::Blue, Tint::Purple, Tint::Black, Tint::Gold];
    /// How many of them are paint.
    pub const PAINTS: usize = 7;

    /// A colour of the wheel.
    #[inline]
    #[must_use]
    pub const fn of(colour: Colour) -> Tint {
        Tint::ALL[colour.index()]
    }

    /// The colour of the wheel that it is.
    #[inline]
    #[must_use]
    pub const fn colour(self) -> Option<Colour> {
        match self {
            Tint::Black | Tint::Gold => None,
            _ => Some(Colour::WHEEL[self as usize]),
        }
    }

    /// Whether it is one of the six colours.
    #[inline]
    #[must_use]
    pub const fn is_coloured(self) -> bool {
        !matches!(self, Tint::Black | Tint::Gold)
    }

    /// Whose figure has such a base, and whose puddle it is (CQ-GEN-1, CQ-PNT-10).
    #[inline]
    #[must_use]
    pub const fn camp(self) -> Camp {
        match self {
            Tint::Black => Camp::Kaos,
            _ => Camp::Gaia,
        }
    }

    /// The word that notation uses.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Tint::Black => "black",
            Tint::Gold => "gold",
            _ => Colour::WHEEL[self as usize].code(),
        }
    }

    /// The letter that notation uses.
    #[must_use]
    pub const fn letter(self) -> char {
        match self {
            Tint::Black => 'k',
            Tint::Gold => 'd',
            _ => Colour::WHEEL[self as usize].letter(),
        }
    }

    /// The one with this word.
    #[must_use]
    pub fn coded(code: &str) -> Option<Tint> {
        Tint::ALL.into_iter().find(|tint| tint.code() == code)
    }

    /// The one with this letter.
    #[must_use]
    pub fn lettered(letter: char) -> Option<Tint> {
        Tint::ALL.into_iter().find(|tint| tint.letter() == letter)
    }
}

impl Layer for Tint {
    #[inline]
    fn layer(self) -> usize {
        self as usize
    }

    #[inline]
    fn of_layer(index: usize) -> Tint {
        Tint::ALL[index]
    }
}
