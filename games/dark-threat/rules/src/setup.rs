//! What is chosen before the game.

use crate::{Camp, DarkThreat, Level};
use serde::{Deserialize, Serialize};
use tabletop::Refusal;

/// The number of seats and the options (DT-SET-1).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Setup {
    /// 2 or 4.
    pub seats: u8,
    /// The camp of seat 1; with four seats, of seats 1 and 2.
    pub first: Camp,
    /// Gaia's level.
    pub gaia: Level,
    /// Kaos's level.
    pub kaos: Level,
    /// Where the Temples stand.
    pub layout: Layout,
    /// The cycle limit; the usual one if none is given (DT-WIN-10).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub cycles: Option<u8>,
    /// Who places the Followers, the Mandrake and the Doomed Chief.
    pub placing: Placing,
}

impl Default for Setup {
    fn default() -> Setup {
        Setup {
            seats: 2,
            first: Camp::Gaia,
            gaia: Level::Medium,
            kaos: Level::Medium,
            layout: Layout::default(),
            cycles: None,
            placing: Placing::Players,
        }
    }
}

/// A row of table T1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(into = "String", try_from = "Written")]
pub enum Layout {
    /// This one, from 1.
    Given(u8),
    /// Luck decides (DT-INFO-2).
    Random,
}

impl Default for Layout {
    fn default() -> Layout {
        Layout::Given(1)
    }
}

/// A layout as people and files write it.
#[derive(Deserialize)]
#[serde(untagged)]
enum Written {
    Number(u8),
    Word(String),
}

impl From<Layout> for String {
    fn from(layout: Layout) -> String {
        match layout {
            Layout::Given(number) => number.to_string(),
            Layout::Random => "random".to_owned(),
        }
    }
}

impl TryFrom<Written> for Layout {
    type Error = String;

    fn try_from(written: Written) -> Result<Layout, String> {
        let wrong = |text: &str| format!("'{text}' is not a layout: write 1 to {}, or random", DarkThreat::LAYOUTS);
        let number = match &written {
            Written::Word(word) if word == "random" => return Ok(Layout::Random),
            Written::Word(word) => word.parse::<u8>().map_err(|_| wrong(word))?,
            Written::Number(number) => *number,
        };
        let known = (1..=DarkThreat::LAYOUTS as u8).contains(&number);
        if known { Ok(Layout::Given(number)) } else { Err(wrong(&number.to_string())) }
    }
}

/// Who places the Followers, the Mandrake and the Doomed Chief.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Placing {
    /// The seats (DT-SET-8).
    #[default]
    Players,
    /// The program, always alike, so that play begins at once.
    Quick,
}

impl Setup {
    /// The rules that this setup must keep.
    pub(crate) fn check(&self, rules: &DarkThreat) -> Result<(), Refusal> {
        let constants = &rules.constants;
        if self.seats != 2 && self.seats != 4 {
            return Err(Refusal::by("DT-SET-1"));
        }
        if self.cycles.is_some_and(|cycles| !(constants.fewest_cycles..=constants.most_cycles).contains(&cycles)) {
            return Err(Refusal::by("DT-WIN-10"));
        }
        match self.layout {
            Layout::Given(number) if !(1..=DarkThreat::LAYOUTS as u8).contains(&number) => Err(Refusal::by("DT-SET-1")),
            _ => Ok(()),
        }
    }
}
