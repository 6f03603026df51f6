//! Colours, which a page shows as colour, pattern and letter together.

use serde::Serialize;
use texts::{COMMON, Message};

/// A colour of the game. A page shows it by colour, pattern and letter, always the three.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Tint {
    /// Red, striped.
    Red,
    /// Blue, with waves.
    Blue,
    /// Yellow, dotted.
    Yellow,
    /// Green, cross-hatched.
    Green,
    /// Orange, with chevrons.
    Orange,
    /// Purple, with rings.
    Purple,
    /// Violet, drawn as purple.
    Violet,
    /// Black, with thorns.
    Black,
    /// Gold, with rays.
    Gold,
    /// Of nobody.
    Neutral,
}

impl Tint {
    /// The style class that gives it its colour and pattern.
    #[must_use]
    pub const fn class(self) -> &'static str {
        match self {
            Tint::Red => "c-r",
            Tint::Blue => "c-b",
            Tint::Yellow => "c-y",
            Tint::Green => "c-g",
            Tint::Orange => "c-o",
            Tint::Purple | Tint::Violet => "c-p",
            Tint::Black => "c-k",
            Tint::Gold => "c-au",
            Tint::Neutral => "c-n",
        }
    }

    /// Its letter.
    #[must_use]
    pub const fn letter(self) -> &'static str {
        match self {
            Tint::Red => "R",
            Tint::Blue => "B",
            Tint::Yellow => "Y",
            Tint::Green => "G",
            Tint::Orange => "O",
            Tint::Purple => "P",
            Tint::Violet => "V",
            Tint::Black => "K",
            Tint::Gold => "★",
            Tint::Neutral => "",
        }
    }

    /// What notation and texts call it.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Tint::Red => "red",
            Tint::Blue => "blue",
            Tint::Yellow => "yellow",
            Tint::Green => "green",
            Tint::Orange => "orange",
            Tint::Purple => "purple",
            Tint::Violet => "violet",
            Tint::Black => "black",
            Tint::Gold => "gold",
            Tint::Neutral => "neutral",
        }
    }

    /// What players call it.
    #[must_use]
    pub fn message(self) -> Message {
        Message::named(COMMON, "tint", self.code())
    }
}
