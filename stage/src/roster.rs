//! What is put together before it is played, from a list and within limits: a band, an army, a deck.
//!
//! A [`Roster`] says what can be taken, what is taken, and how much room is left. Taking and giving back are done by buttons
//! ([`crate::Verb`]s), so that whoever draws a roster plays by it as by everything else.

use crate::{Counter, Tint};
use serde::Serialize;

/// Something that the viewer puts together now.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Roster {
    /// A word for what is put together; what was kept under the same word can be used again.
    pub kind: &'static str,
    /// What is put together.
    pub title: String,
    /// Whose it is.
    pub tint: Option<Tint>,
    /// How much of what may be spent is spent.
    pub gauges: Vec<Gauge>,
    /// What can be taken, class by class.
    pub entries: Vec<RosterEntry>,
    /// What follows from it as it is now, as one sentence.
    pub note: String,
    /// What others have put together, where it lies open.
    pub facing: Option<Facing>,
    /// What is taken, as a short text of one line that can be kept and sent. `Show::import_roster` reads it.
    pub text: String,
}

/// Something of which there is only so much.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Gauge {
    /// What it is called.
    pub name: String,
    /// How much is used, in its smallest parts.
    pub used: u8,
    /// How much there is, in the same parts.
    pub of: u8,
    /// The same in numbers for people: "6 ½ / 8".
    pub words: String,
}

/// A line of the list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct RosterEntry {
    /// Its word.
    pub key: &'static str,
    /// Its drawing.
    pub look: &'static str,
    /// The colour of its drawing.
    pub tint: Option<Tint>,
    /// Its name.
    pub name: String,
    /// What it is listed under.
    pub class: String,
    /// What it costs: "1 ½ points".
    pub price: String,
    /// The room that it takes: "1 slot".
    pub size: String,
    /// What it does, as one line.
    pub words: String,
    /// The same at length, a line for each thing.
    pub lines: Vec<String>,
    /// How many are taken.
    pub count: u8,
    /// Takes one.
    pub add: Way,
    /// Gives one back.
    pub remove: Way,
}

/// A button of a roster.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Way {
    /// The word of the button.
    pub verb: &'static str,
    /// Why it cannot be pressed now.
    pub refusal: Option<Objection>,
}

/// A rule that forbids something, and what it says.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Objection {
    /// Its ID.
    pub rule: &'static str,
    /// What it says.
    pub words: String,
}

/// What another has put together.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Facing {
    /// What it is.
    pub title: String,
    /// What is in it.
    pub counters: Vec<Counter>,
}
