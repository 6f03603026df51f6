//! Dark Threat: 2 or 4 seats in two camps, up to 30 cycles of four turns, no secrets, a die for divine events.
//!
//! Gaia spreads colours, lights the prisms of three Temples and makes the Chosen One bright; Kaos spreads black paint, corrupts
//! the Temples and brings out the Ultimate Bane. The catalogue in `docs/rules/dark-threat.md` decides; its IDs stand beside the
//! code that they govern.
//!
//! What players read and see, and what a position is worth to bots, is in crates of their own.
//!
//! ```
//! use dark_threat::{DarkThreat, Placing, Setup};
//! use tabletop::{Game, Notation, Seed, Table};
//! use std::sync::Arc;
//!
//! let game = Arc::new(DarkThreat::standard());
//! let setup = Setup { placing: Placing::Quick, ..Setup::default() };
//! let mut table = Table::open(game.clone(), setup, Seed::numbered(7)).unwrap();
//! table.play(game.read_action("advanced-network f6 f6 n").unwrap()).unwrap();
//! assert_eq!(table.to_act().unwrap().number(), 2);
//! ```

mod ability;
mod action;
mod bane;
mod blow;
mod candidate_actions;
mod choice;
mod content;
mod cycle;
mod divine;
mod event;
mod field;
mod game;
mod goal;
mod imagined;
mod knock;
mod knowledge;
mod level;
mod movegen;
mod notation;
mod options;
mod piece;
mod place;
mod puddle;
mod sacred;
mod setup;
mod state;
mod temple;
mod turn;
mod tx;
mod validate;
mod version;
mod view;

pub use ability::{Ability, Aiming, Cost};
pub use action::{Action, Aim};
pub use content::{Constants, DarkThreat, Destiny, Folder, Ground};
pub use cycle::Turn;
pub use event::{Divine, Event, Figure};
pub use field::Field;
pub use goal::score;
pub use knowledge::Knowledge;
pub use level::Level;
pub use paint::Camp;
pub use piece::{Kind, Piece, Pieces, Shape};
pub use puddle::Paint;
pub use setup::{Layout, Placing, Setup};
pub use state::{Blow, Ending, Frame, Stage, State};
pub use temple::{Temple, Temples};
pub use view::View;
