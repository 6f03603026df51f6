//! What a player does at a table on a page, without a browser: choosing an action by touching one thing after another,
//! moving over the board by keyboard, and what moved where between two pictures of a table.
//!
//! Nothing here knows a rule: [`arcade::Sight`] says what may be done and what must be touched for it.

mod cast;
pub mod chart;
mod compass;
pub mod drawing;
mod ghosts;
mod hand;
mod hollow;
mod lens;
mod lights;
mod lists;
mod outline;
mod packs;

pub use cast::{Actor, Cast};
pub use compass::{Heading, neighbour};
pub use ghosts::{Ghosts, changed};
pub use hand::{Answer, Hand};
pub use hollow::{entry_name, hollow};
pub use lens::{Extent, Lens};
pub use lights::{Light, Lights};
pub use lists::{Kept, Lists};
pub use outline::outline;
pub use packs::{ENDING, Pack, Packs, parted};
