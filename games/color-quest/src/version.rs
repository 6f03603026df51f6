//! What differs between the versions of the rules: one function for each change, asked where the rules differ.
//!
//! - Version 2: a side rolls both of its starting dice before it lays one, and lays either on either of its fragments
//!   (CQ-SET-7).

use crate::ColorQuest;
use tabletop::Game as _;

/// Since version 2 both starting dice of a side are rolled together (CQ-SET-7). Before, the second one was rolled when the
/// first one lay on the first fragment, so that nobody could choose which die goes where.
pub(crate) fn starting_dice_are_rolled_together(rules: &ColorQuest) -> bool {
    rules.rules_version() >= 2
}
