//! What each version of the rules changed. All of them can be played (`docs/versions.md`), and the rest of the rules asks here.
//!
//! - 1: the first release.
//! - 2: nobody draws in the turn that ends the game by the limit either (CC-DRAW-3).

use crate::{ChromaticConflict, State};
use tabletop::Game as _;

/// Version 2: whether cards are drawn at the end of this turn, not if it is the last one (CC-DRAW-3, CC-END-5). In a turn that ends
/// the game in another way nobody ever drew.
pub(crate) fn draws(rules: &ChromaticConflict, state: &State) -> bool {
    rules.rules_version() < 2 || state.turn < rules.constants.turn_limit
}
