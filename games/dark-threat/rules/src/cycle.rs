//! The four turns of a cycle.

use paint::Camp;
use serde::{Deserialize, Serialize};

/// A turn: one phase of a cycle (DT-WORD-10). With four seats each has the turn that bears its name (DT-SET-10).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Turn {
    /// Gaia's, with the Avatars.
    Oak,
    /// Gaia's, with the Chosen One.
    ChosenOne,
    /// Kaos's, with the Banes.
    WoodenKing,
    /// Kaos's, with the mushrooms.
    Fongia,
}

impl Turn {
    /// All of them, in the order of the seats.
    pub const ALL: [Turn; 4] = [Turn::Oak, Turn::ChosenOne, Turn::WoodenKing, Turn::Fongia];

    /// The index in [`Turn::ALL`].
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Whose turn it is.
    #[must_use]
    pub const fn camp(self) -> Camp {
        match self {
            Turn::Oak | Turn::ChosenOne => Camp::Gaia,
            Turn::WoodenKing | Turn::Fongia => Camp::Kaos,
        }
    }

    /// The other turn of the same camp.
    #[must_use]
    pub const fn partner(self) -> Turn {
        match self {
            Turn::Oak => Turn::ChosenOne,
            Turn::ChosenOne => Turn::Oak,
            Turn::WoodenKing => Turn::Fongia,
            Turn::Fongia => Turn::WoodenKing,
        }
    }

    /// The word that notation uses.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Turn::Oak => "oak",
            Turn::ChosenOne => "chosen-one",
            Turn::WoodenKing => "wooden-king",
            Turn::Fongia => "fongia",
        }
    }

    /// The turn with this word.
    #[must_use]
    pub fn coded(code: &str) -> Option<Turn> {
        Turn::ALL.into_iter().find(|turn| turn.code() == code)
    }
}
