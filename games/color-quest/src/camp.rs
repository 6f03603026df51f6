//! The two sides.

use serde::{Deserialize, Serialize};

/// A side (CQ-GEN-1).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Camp {
    /// The protectors: six colours and gold.
    #[default]
    Gaia,
    /// The legions: black.
    Kaos,
}

impl Camp {
    /// Both, in the order of turns (CQ-SET-11).
    pub const ALL: [Camp; 2] = [Camp::Gaia, Camp::Kaos];

    /// The index in [`Camp::ALL`].
    #[inline]
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The opponent.
    #[inline]
    #[must_use]
    pub const fn other(self) -> Camp {
        match self {
            Camp::Gaia => Camp::Kaos,
            Camp::Kaos => Camp::Gaia,
        }
    }

    /// The word that notation uses.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Camp::Gaia => "gaia",
            Camp::Kaos => "kaos",
        }
    }

    /// The camp with this word.
    #[must_use]
    pub fn coded(code: &str) -> Option<Camp> {
        Camp::ALL.into_iter().find(|camp| camp.code() == code)
    }
}
