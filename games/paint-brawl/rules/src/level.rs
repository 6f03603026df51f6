//! Rule levels and scenarios.

use serde::{Deserialize, Serialize};

/// How much of the rulebook is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Level {
    /// No walls, no special abilities.
    Initiation,
    /// Walls and special abilities.
    Normal,
    /// Women, indirect attacks, blasts and more.
    Advanced,
}

impl Level {
    /// All of them.
    pub const ALL: [Level; 3] = [Level::Initiation, Level::Normal, Level::Advanced];

    /// The word that notation uses.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Level::Initiation => "initiation",
            Level::Normal => "normal",
            Level::Advanced => "advanced",
        }
    }

    /// The level with this word.
    #[must_use]
    pub fn coded(code: &str) -> Option<Level> {
        Level::ALL.into_iter().find(|level| level.code() == code)
    }
}

/// What wins the game (section 20), numbered from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(into = "u8", try_from = "u8")]
pub enum Scenario {
    /// 1: a network from the own Chief to the far end (PB-SCEN-1, PB-SCEN-2).
    Network = 1,
    /// 2: the fighters (PB-SCEN-4, PB-SCEN-5).
    Capture,
    /// 3: the nine squares of the centre (PB-SCEN-6).
    Encirclement,
    /// 4: the own Chief on the Quest square (PB-SCEN-7).
    Escort,
    /// 5: three walls (PB-SCEN-8).
    Cat,
}

impl Scenario {
    /// All of them.
    pub const ALL: [Scenario; 5] =
        [Scenario::Network, Scenario::Capture, Scenario::Encirclement, Scenario::Escort, Scenario::Cat];

    /// Its number, from 1.
    #[must_use]
    pub const fn number(self) -> u8 {
        self as u8
    }

    /// The scenario with this number.
    #[must_use]
    pub fn numbered(number: u8) -> Option<Scenario> {
        Scenario::ALL.into_iter().find(|scenario| scenario.number() == number)
    }

    /// PB-SETUP-6.
    #[must_use]
    pub const fn is_for_initiation(self) -> bool {
        matches!(self, Scenario::Network | Scenario::Capture)
    }
}

impl From<Scenario> for u8 {
    fn from(scenario: Scenario) -> u8 {
        scenario.number()
    }
}

impl TryFrom<u8> for Scenario {
    type Error = String;

    fn try_from(number: u8) -> Result<Scenario, String> {
        Scenario::numbered(number).ok_or_else(|| format!("there is no scenario {number}: 1 to 5"))
    }
}
