//! Colours, which a page shows as colour, pattern and letter together.

use crate::Text;
use serde::Serialize;

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

    /// Its name.
    #[must_use]
    pub const fn name(self) -> Text {
        match self {
            Tint::Red => Text { en: "Red", fr: "Rouge" },
            Tint::Blue => Text { en: "Blue", fr: "Bleu" },
            Tint::Yellow => Text { en: "Yellow", fr: "Jaune" },
            Tint::Green => Text { en: "Green", fr: "Vert" },
            Tint::Orange => Text { en: "Orange", fr: "Orange" },
            Tint::Purple => Text { en: "Purple", fr: "Violet" },
            Tint::Violet => Text { en: "Violet", fr: "Violet" },
            Tint::Black => Text { en: "Black", fr: "Noir" },
            Tint::Gold => Text { en: "Gold", fr: "Or" },
            Tint::Neutral => Text { en: "neutral", fr: "neutre" },
        }
    }
}
