//! What is chosen before the game.

use crate::version;
use crate::{Kind, Level, PaintBrawl, Scenario};
use paint::Colour;
use serde::{Deserialize, Serialize};
use tabletop::{Refusal, Seat, Seats};

/// The number of seats and the options (PB-SETUP-1).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Setup {
    /// 2, 3 or 4.
    pub seats: u8,
    /// The rule level.
    pub level: Level,
    /// The scenario.
    pub scenario: Scenario,
    /// One colour per seat, in the order of the seats; none for those of the quick start.
    pub colours: Colours,
    /// Hunters may start on walls (PB-ADV-2), if the seats place them; off by default.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub infiltration: Option<bool>,
    /// Every seat has its own bonus cards (PB-TACT-1); off by default.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub tactical: Option<bool>,
    /// Women fighters (PB-ADV-3); on by default at Advanced level.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub women: Option<bool>,
    /// Blasts (PB-BLAST-1); on by default at Advanced level.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub blasts: Option<bool>,
    /// The colours whose Chief is a Matriarch (PB-CHIEF-9).
    pub matriarchs: Colours,
    /// Who plays first.
    pub first: First,
    /// Who places walls and figures.
    pub placing: Placing,
}

impl Default for Setup {
    fn default() -> Setup {
        Setup {
            seats: 2,
            level: Level::Normal,
            scenario: Scenario::Network,
            colours: Colours::default(),
            infiltration: None,
            tactical: None,
            women: None,
            blasts: None,
            matriarchs: Colours::default(),
            first: First::Given,
            placing: Placing::Players,
        }
    }
}

/// Who plays first (PB-SETUP-3).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum First {
    /// Seat 1.
    #[default]
    Given,
    /// Luck decides.
    Random,
}

/// Who places walls and figures.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Placing {
    /// The seats, one decision after another (PB-SETUP-5).
    #[default]
    Players,
    /// The program, always alike, so that play begins at once.
    Quick,
}

/// A list of colours, written with commas.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct Colours(pub Vec<Colour>);

impl From<Colours> for String {
    fn from(colours: Colours) -> String {
        if colours.0.is_empty() {
            return "none".to_owned();
        }
        colours.0.iter().map(|colour| colour.code()).collect::<Vec<_>>().join(",")
    }
}

impl TryFrom<String> for Colours {
    type Error = String;

    fn try_from(text: String) -> Result<Colours, String> {
        if text == "none" {
            return Ok(Colours::default());
        }
        let read = |code: &str| {
            let all = Colour::WHEEL.map(Colour::code).join(", ");
            Colour::coded(code.trim())
                .ok_or_else(|| format!("'{code}' is not a colour: write none, or some of {all}, with commas"))
        };
        text.split(',').map(read).collect::<Result<_, _>>().map(Colours)
    }
}

/// The switches of the Advanced level (PB-ADV-1).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Switches {
    /// PB-ADV-2.
    pub infiltration: bool,
    /// PB-TACT-1.
    pub tactical: bool,
    /// PB-ADV-3.
    pub women: bool,
    /// PB-BLAST-1.
    pub blasts: bool,
}

/// A setup that keeps the rules of section 3.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Checked {
    pub(crate) colours: [Colour; 4],
    pub(crate) switches: Switches,
    pub(crate) matriarchs: Seats,
}

/// Fills the places of seats that do not play.
pub(crate) const NO_COLOUR: Colour = Colour::Red;

impl Setup {
    /// The rules that this setup must keep.
    pub(crate) fn check(&self, rules: &PaintBrawl) -> Result<Checked, Refusal> {
        if !(2..=4).contains(&self.seats) {
            return Err(Refusal::by("PB-SETUP-1"));
        }
        let seats = self.seats as usize;
        let given = if self.colours.0.is_empty() { &rules.quick_colours[..seats] } else { &self.colours.0[..] };
        let twice = |list: &[Colour]| list.iter().enumerate().any(|(at, colour)| list[..at].contains(colour));
        if given.len() != seats {
            return Err(Refusal::by("PB-SETUP-1"));
        }
        if twice(given) {
            return Err(Refusal::by("PB-SETUP-2"));
        }
        if self.level == Level::Initiation && !self.scenario.is_for_initiation() {
            return Err(Refusal::by("PB-SETUP-6"));
        }
        if self.level == Level::Initiation && seats == 2 && !given.iter().all(|colour| colour.is_primary()) {
            return Err(Refusal::by("PB-SETUP-7"));
        }
        let mut colours = [NO_COLOUR; 4];
        colours[..seats].copy_from_slice(given);
        if self.scenario == Scenario::Capture && seats == 3 && self.level != Level::Initiation && !has_all_castes(rules, given) {
            return Err(Refusal::by("PB-SETUP-8"));
        }
        let mut matriarchs = Seats::default();
        for colour in &self.matriarchs.0 {
            match given.iter().position(|other| other == colour) {
                Some(seat) => matriarchs.add(Seat::at(seat)),
                None => return Err(Refusal::by("PB-CHIEF-9")),
            }
        }
        let switches = self.switches()?;
        if switches.infiltration && !version::may_infiltrate(rules, self.placing) {
            return Err(Refusal::by("PB-ADV-2"));
        }
        Ok(Checked { colours, switches, matriarchs })
    }

    /// Only the Advanced level has switches (PB-ADV-1).
    fn switches(&self) -> Result<Switches, Refusal> {
        let asked = [self.infiltration, self.tactical, self.women, self.blasts];
        if self.level != Level::Advanced {
            return if asked.contains(&Some(true)) { Err(Refusal::by("PB-ADV-1")) } else { Ok(Switches::default()) };
        }
        Ok(Switches {
            infiltration: self.infiltration.unwrap_or(false),
            tactical: self.tactical.unwrap_or(false),
            women: self.women.unwrap_or(true),
            blasts: self.blasts.unwrap_or(true),
        })
    }
}

/// PB-SETUP-8: the castes of the whole table.
fn has_all_castes(rules: &PaintBrawl, colours: &[Colour]) -> bool {
    [Kind::Warrior, Kind::Hunter, Kind::Shaman].iter().all(|kind| {
        let of = |colour: &Colour| rules.team(Level::Normal, 3, *colour)[kind.index() - 1];
        colours.iter().any(|colour| of(colour) > 0)
    })
}
