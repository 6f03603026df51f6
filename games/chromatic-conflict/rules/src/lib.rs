//! Chromatic Conflict: 3 or 4 seats, 60 to 90 decisions a game, hidden hands, cards drawn from piles.
//!
//! Factions of robots, the Chromecas, fight over a map of terrain cards that grows during the game. The catalogue in
//! `docs/rules/chromatic-conflict.md` decides; its IDs stand beside the code that they govern.
//!
//! What players read and see, and what a position is worth to bots, is in crates of their own.
//!
//! ```
//! use chromatic_conflict::{ChromaticConflict, Setup};
//! use tabletop::{Game, Notation, Seed, Table};
//! use std::sync::Arc;
//!
//! let game = Arc::new(ChromaticConflict::standard());
//! let mut table = Table::open(game.clone(), Setup { seats: 3, ..Setup::default() }, Seed::numbered(7)).unwrap();
//! table.play(game.read_action("faction green").unwrap()).unwrap();
//! assert_eq!(table.to_act().unwrap().number(), 2);
//! ```

mod action;
mod bastion;
mod cannon;
mod capture;
mod card;
mod content;
mod crane;
mod event;
mod game;
mod knowledge;
mod lay;
mod map;
mod notation;
mod options;
mod place;
mod places;
mod score;
mod setup;
mod ship;
mod state;
mod turn;
mod validate;
mod vehicle;
mod version;
mod view;

pub use action::Action;
pub use capture::reach;
pub use card::{Chromeca, Effect, Effects, Face, Faction, Kind, Kinds};
pub use content::{ChromaticConflict, Constants, Folder};
pub use event::{Event, Leaving};
pub use knowledge::Knowledge;
pub use map::{Map, Position};
pub use places::{Place, Places};
pub use score::points;
pub use setup::{Factions, Setup};
pub use state::{Ending, Frame, State};
pub use view::{Asked, HandView, PlaceView, SeatView, TerrainView, View};
