//! What players of Dark Threat read and see: words, the table for a page, pictures for terminals.
//!
//! All of it is said and drawn from what a viewer sees. The texts are in `games/dark-threat/texts`.

texts::domain!("dark-threat", $);

mod picture;
mod show;
mod words;

pub use words::{Named, OnStage};
