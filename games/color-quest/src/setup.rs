//! What is chosen before the game.

use crate::{Camp, ColorQuest};
use serde::{Deserialize, Serialize};
use tabletop::Refusal;

/// The options (CQ-SCN-1, CQ-BRD-5, CQ-SET-12).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Setup {
    /// Always 2.
    pub seats: u8,
    /// The side of seat 1.
    pub first: Camp,
    /// The scenario.
    pub scenario: Scenario,
    /// The name of a layout of the content.
    pub layout: String,
    /// Who builds and places.
    pub placing: Placing,
}

impl Default for Setup {
    fn default() -> Setup {
        Setup {
            seats: 2,
            first: Camp::Gaia,
            scenario: Scenario::default(),
            layout: "square".to_owned(),
            placing: Placing::Players,
        }
    }
}

/// What is played for (section 20).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Scenario {
    /// Supremacy at the usual level (CQ-SCN-2).
    #[default]
    Supremacy,
    /// Supremacy at the highest level.
    #[serde(rename = "supremacy-3")]
    SupremacyPlus,
    /// CQ-SCN-4.
    Harvest,
    /// CQ-SCN-5.
    Escort,
}

impl Scenario {
    /// All of them.
    pub const ALL: [Scenario; 4] = [Scenario::Supremacy, Scenario::SupremacyPlus, Scenario::Harvest, Scenario::Escort];

    /// The word that notation uses.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Scenario::Supremacy => "supremacy",
            Scenario::SupremacyPlus => "supremacy-3",
            Scenario::Harvest => "harvest",
            Scenario::Escort => "escort",
        }
    }

    /// The scenario with this word.
    #[must_use]
    pub fn coded(code: &str) -> Option<Scenario> {
        Scenario::ALL.into_iter().find(|scenario| scenario.code() == code)
    }
}

/// Who builds the bands and places everything.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Placing {
    /// The seats (section 13).
    #[default]
    Players,
    /// The quick start of table 22.8.
    Quick,
}

impl Setup {
    /// The layout that this setup names, if it keeps the rules.
    pub(crate) fn check(&self, rules: &ColorQuest) -> Result<u8, Refusal> {
        if self.seats != 2 {
            return Err(Refusal::by("CQ-GEN-1"));
        }
        let layout = rules.layouts.iter().position(|layout| layout.name == self.layout).ok_or(Refusal::by("CQ-BRD-5"))?;
        if self.placing == Placing::Quick && layout != rules.quick(self.scenario).layout {
            return Err(Refusal::by("CQ-SET-12"));
        }
        Ok(layout as u8)
    }
}
