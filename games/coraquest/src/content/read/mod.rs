//! Content files: which are there, in what order they are read, and what becomes of them.

mod card;
pub(crate) mod enemy;
mod files;
pub(crate) mod hero;
mod item;
mod load;
mod numbers;
mod pack;
pub(crate) mod quest;
mod shelf;
mod stack;
mod tree;

pub(crate) use files::Sort;
pub use pack::text_file;

use shelf::Shelf;
