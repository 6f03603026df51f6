//! What players of Chromatic Conflict read and see: words, the table for a page, pictures for terminals.
//!
//! All of it is said and drawn from what a viewer sees. The texts are in `games/chromatic-conflict/texts`.

texts::domain!("chromatic-conflict", $);

mod picture;
mod show;
mod words;

pub use words::{Named, OnStage, shape};
