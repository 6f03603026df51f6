//! What players of Paint Brawl read and see: words, the table for a page, pictures for terminals.
//!
//! All of it is said and drawn from what a viewer sees. The texts are in `games/paint-brawl/texts`.

texts::domain!("paint-brawl", $);

mod picture;
mod show;
mod words;

pub use words::{Named, OnStage};
