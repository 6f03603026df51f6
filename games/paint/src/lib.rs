//! What the games that are played with paint on a grid share: boards, sets of squares, lines, areas, colours and puddles.
//!
//! A [`Board`] knows its own shape, gaps included, and is made once; a position is a few sets of squares ([`Squares`]) beside it.
//! Most questions about a position are then a few operations on bits, and none of them allocates.
//!
//! ```
//! use paint::{Board, Colour, Direction, Puddles};
//!
//! let board = Board::rectangle(11, 11)?;
//! let named = |name| board.named(name).expect("a square of the board");
//!
//! let mut puddles: Puddles<Colour, 6> = Puddles::new();
//! for name in ["c3", "c4", "d4", "h4"] {
//!     puddles.put(named(name), Colour::Blue);
//! }
//!
//! let networks: Vec<u32> = board.networks(puddles.of(Colour::Blue)).map(|network| network.count()).collect();
//! assert_eq!(networks, [3, 1]);
//!
//! let line = board.reach(named("d4"), Direction::E, puddles.all());
//! assert_eq!((line.passed.count(), line.stop), (3, Some(named("h4"))));
//! # Ok::<(), paint::BoardError>(())
//! ```
//!
//! This crate knows the rules of no game.

mod abilities;
mod areas;
mod board;
mod camp;
mod colour;
mod direction;
mod drawing;
mod line;
mod name;
mod puddles;
mod spread;
mod square;
mod squares;
mod survey;

pub use areas::Area;
pub use board::{Board, BoardError};
pub use camp::Camp;
pub use colour::Colour;
pub use direction::Direction;
pub use drawing::Cell;
pub use line::{Line, Sight};
pub use name::Name;
pub use puddles::{Layer, Puddles};
pub use square::Square;
pub use squares::{Iter, Squares};
