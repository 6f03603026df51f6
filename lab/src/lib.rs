//! Many games at once, and what they show: simulations, matches between bots, and honest intervals around the figures.
//!
//! This crate knows no game and prints nothing.

mod games;
mod matches;
mod simulate;
mod stats;

pub use games::{Played, Series};
pub use matches::{MatchReport, Standing, play_match};
pub use simulate::{ActionRow, Report, SeatRow, SideRow, simulate};
pub use stats::{Interval, elo};
