//! What must hold across the whole house, as questions to its files. Each answers with everything that is wrong, one line
//! each, so that a failing test shows all of it at once.

pub mod arrows;
pub mod code;
pub mod coverage;
pub mod dependencies;
mod files;
pub mod ledger;
pub mod messages;

pub use files::{Source, read, root, sources};
