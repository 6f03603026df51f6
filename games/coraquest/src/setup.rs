//! What is chosen before the game (CR-SETUP-1, CR-SETUP-2).

use serde::{Deserialize, Serialize};

/// How long a game is (CR-SETUP-1).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Length {
    /// 16 cards.
    #[default]
    Normal,
    /// 20 cards.
    Long,
}

/// Which enemies are played on their Tough side (CR-OPT-2, CR-OPT-3).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Tough {
    /// None.
    #[default]
    None,
    /// Giant Spiders and the quest's Medium kind.
    Hard,
    /// All.
    All,
    /// Those that are named.
    Named,
}

/// How the party is made (CR-SETUP-7, CR-SETUP-8).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Party {
    /// The seats pick in turn.
    #[default]
    Players,
    /// The advised party, dealt out, on the lower squares of the Entrance.
    Quick,
}

/// The number of seats and the options.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Setup {
    /// All seats, the Keeper's included: 1 to 4, or 2 to 5 with a Keeper.
    pub seats: u8,
    /// Whether the last seat is the Dungeon Keeper (CR-KEEP-1).
    pub keeper: bool,
    /// The quest's name in files.
    pub quest: String,
    /// Normal or Long.
    pub length: Length,
    /// CR-OPT-1.
    pub second_wind: bool,
    /// CR-OPT-2.
    pub tough: Tough,
    /// With [`Tough::Named`], the names of the kinds, separated by commas.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub kinds: String,
    /// How the party is made.
    pub party: Party,
}

impl Default for Setup {
    fn default() -> Setup {
        Setup {
            seats: 1,
            keeper: false,
            quest: "lamps".to_owned(),
            length: Length::Normal,
            second_wind: false,
            tough: Tough::None,
            kinds: String::new(),
            party: Party::Players,
        }
    }
}
