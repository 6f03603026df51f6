//! Paint Brawl: 2 to 4 seats, up to 40 rounds, hidden hands of bonus cards, one draw a turn.
//!
//! Clans of little creatures, the Khromaz, fight with paint on a board of 11 by 11 squares; the first to meet the goal of
//! the scenario wins. The catalogue in `docs/rules/paint-brawl.md` decides; its IDs stand beside the code that they govern.
//!
//! What players read and see, and what a position is worth to bots, is in crates of their own.
//!
//! ```
//! use paint_brawl::{PaintBrawl, Placing, Setup};
//! use tabletop::{Game, Notation, Seed, Table};
//! use std::sync::Arc;
//!
//! let game = Arc::new(PaintBrawl::standard());
//! let setup = Setup { placing: Placing::Quick, ..Setup::default() };
//! let mut table = Table::open(game.clone(), setup, Seed::numbered(7)).unwrap();
//! table.play(game.read_action("slug b2 c3").unwrap()).unwrap();
//! assert_eq!(table.to_act().unwrap().number(), 1);
//! ```

mod ability;
mod action;
mod bonus;
mod brush;
mod candidate_actions;
mod card;
mod choice;
mod content;
mod deed;
mod event;
mod field;
mod game;
mod goal;
mod kind;
mod knowledge;
mod level;
mod movegen;
mod notation;
mod options;
mod place;
mod setup;
mod state;
mod strokes;
mod turn;
mod tx;
mod validate;
mod version;
mod view;

pub use ability::{Ability, Cost, Shape};
pub use action::{Action, Aim, Payment};
pub use bonus::against;
pub use card::{Card, Cards};
pub use content::{Constants, Folder, PaintBrawl};
pub use event::Event;
pub use field::Field;
pub use goal::{castes_gathered, centre_held, walls_held};
pub use kind::{Caste, Figure, Kind};
pub use knowledge::Knowledge;
pub use level::{Level, Scenario};
pub use movegen::is_tall;
pub use place::{first_open, zones};
pub use setup::{Colours, First, Placing, Setup, Switches};
pub use state::{Chosen, Deed, Ending, Frame, Hits, Play, Purpose, Stage, State};
pub use view::{SeatView, SquareView, View};
