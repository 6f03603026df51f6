//! Clocks.

use serde::{Deserialize, Serialize};
use tabletop::Seat;

/// How time is kept at a table. Time is paid when a decision is accepted; when it runs out, a bot takes the seat over.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum ClockRule {
    /// Nobody counts.
    #[default]
    None,
    /// So long for every decision.
    PerMove {
        /// In seconds.
        seconds: u32,
    },
    /// So long for the whole game, and some more for every decision.
    Bank {
        /// In seconds.
        seconds: u32,
        /// What every decision adds, in seconds.
        increment: u32,
    },
    /// So many days for every decision.
    Days {
        /// How many.
        days: u32,
    },
}

/// What the clocks show when a message is sent.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ClockFaces {
    /// What each seat has left, in milliseconds, the first seat first.
    pub left_ms: Vec<u64>,
    /// The seat whose clock runs.
    pub running: Option<Seat>,
}
