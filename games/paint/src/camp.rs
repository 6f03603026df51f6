//! The two camps of the world that the games are set in.

use serde::{Deserialize, Serialize};
use texts::{COMMON, Message};

/// A camp.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Camp {
    /// The protectors, with the colours of the wheel.
    #[default]
    Gaia,
    /// The legions, with black.
    Kaos,
}

impl Camp {
    /// Both.
    pub const ALL: [Camp; 2] = [Camp::Gaia, Camp::Kaos];

    /// Both, as what an option of a setup may be.
    pub const CHOICES: [&'static str; 2] = [Camp::Gaia.code(), Camp::Kaos.code()];

    /// The index in [`Camp::ALL`].
    #[inline]
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The other camp.
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

    /// What players call it.
    #[must_use]
    pub fn message(self) -> Message {
        Message::named(COMMON, "camp", self.code())
    }
}
