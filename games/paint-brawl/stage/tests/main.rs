//! All tests from outside: one program, built once.

#[path = "../../rules/tests/common/mod.rs"]
mod common;
mod learn;
mod show;
mod words;

use paint_brawl::Action;
// Without a word of it, this crate would not be linked, and the game have no words.
use paint_brawl_stage as _;

/// What sort of choice it is, without squares.
fn kind(action: Action) -> String {
    match action {
        Action::Use { ability, .. } => ability.code().to_owned(),
        _ => golden::variant(&action),
    }
}
