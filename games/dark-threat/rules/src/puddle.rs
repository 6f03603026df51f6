//! Paint: the six colours of Gaia and the black of Kaos (DT-PAINT-1).

use crate::Camp;
use paint::{Colour, Layer};
use serde::{Deserialize, Serialize};

/// What a puddle is of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Paint {
    /// One of Gaia's colours.
    Colour(Colour),
    /// Kaos's black.
    Black,
}

/// The letter of black in pictures of a position.
const BLACK: char = 'k';

impl Paint {
    /// How many kinds of paint there are.
    pub const COUNT: usize = 7;

    /// Whose paint it is.
    #[must_use]
    pub const fn camp(self) -> Camp {
        match self {
            Paint::Colour(_) => Camp::Gaia,
            Paint::Black => Camp::Kaos,
        }
    }

    /// The letter that pictures of a position use.
    #[must_use]
    pub const fn letter(self) -> char {
        match self {
            Paint::Colour(colour) => colour.letter(),
            Paint::Black => BLACK,
        }
    }

    /// The paint with this letter.
    #[must_use]
    pub fn lettered(letter: char) -> Option<Paint> {
        if letter == BLACK { Some(Paint::Black) } else { Colour::lettered(letter).map(Paint::Colour) }
    }
}

impl Layer for Paint {
    #[inline]
    fn layer(self) -> usize {
        match self {
            Paint::Colour(colour) => colour.index(),
            Paint::Black => 6,
        }
    }

    #[inline]
    fn of_layer(index: usize) -> Paint {
        Colour::WHEEL.get(index).map_or(Paint::Black, |&colour| Paint::Colour(colour))
    }
}
