//! How hard a camp has it (DT-SET-1, table T10).

use serde::{Deserialize, Serialize};

/// A difficulty level: how many goals a camp must meet.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Level {
    /// One goal.
    Easy,
    /// Two goals.
    #[default]
    Medium,
    /// Three goals.
    Hard,
}

impl Level {
    /// All of them.
    pub const ALL: [Level; 3] = [Level::Easy, Level::Medium, Level::Hard];

    /// The index in [`Level::ALL`].
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The word that notation uses.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Level::Easy => "easy",
            Level::Medium => "medium",
            Level::Hard => "hard",
        }
    }

    /// The level with this word.
    #[must_use]
    pub fn coded(code: &str) -> Option<Level> {
        Level::ALL.into_iter().find(|level| level.code() == code)
    }
}
