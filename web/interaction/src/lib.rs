//! What a player does at a table on a page, without a browser: choosing an action by touching one thing after another,
//! moving over the board by keyboard, and what moved where between two pictures of a table.
//!
//! Nothing here knows a rule: [`arcade::PlayerView`] says what may be done and what must be touched for it.

pub mod chart;
mod compass;
pub mod drawing;
mod form_skeleton;
mod highlights;
mod lists;
mod outline;
mod packs;
mod preview_diff;
mod touches;
mod tracker;
mod viewport;

pub use compass::{Heading, neighbour};
pub use form_skeleton::{entry_name, form_skeleton};
pub use highlights::{Highlights, Light};
pub use lists::{Kept, Lists};
pub use outline::outline;
pub use packs::{ENDING, Pack, Packs, parted};
pub use preview_diff::{PreviewDiff, changed};
pub use touches::{TouchPath, TouchResult};
pub use tracker::{PieceTracker, TrackedPiece};
pub use viewport::{Extent, Viewport};
