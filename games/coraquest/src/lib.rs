//! CoraQuest: 1 to 4 seats share four heroes against a dungeon that is laid card by card; a fifth seat may run the enemies.
//!
//! The catalogues in `docs/rules/coraquest.md` and `docs/rules/coraquest-content.md` decide; their IDs stand beside the code that
//! they govern.

#![forbid(unsafe_code)]

mod content;
mod dungeon;
mod sight;
mod square;

pub use content::*;
pub use dungeon::{Dungeon, Laid, MOST_CARDS};
pub use sight::{Point, blocked_by, sees};
pub use square::{Edge, Rotation, Square, Squares};
