//! All tests from outside but the cases: one program, built once.

mod case;
#[path = "../../rules/tests/common/mod.rs"]
mod common;
mod harness;
mod learn;
mod positions;
mod show;
mod words;

use dark_threat::Action;
// Without a word of it, this crate would not be linked, and the game have no words.
use dark_threat_stage as _;

/// What sort of choice it is, without squares.
fn kind(action: Action) -> String {
    match action {
        Action::Use { ability, .. } => ability.code().to_owned(),
        _ => golden::variant(&action),
    }
}
