//! Content files: which are there, in what order they are read, and what becomes of them.

mod card;
mod enemy;
mod files;
mod hero;
mod item;
mod load;
mod numbers;
mod pack;
mod quest;
mod shelf;
mod stack;
mod tree;

pub use pack::text_file;

use shelf::Shelf;
