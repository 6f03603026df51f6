//! A position is small: a search copies thousands of them.

use dark_threat::{Action, State};

#[test]
fn a_position_has_at_most_half_a_kibibyte_and_an_action_a_few_bytes() {
    assert!(size_of::<State>() <= 512, "a position has {} bytes", size_of::<State>());
    assert!(size_of::<Action>() <= 8, "an action has {} bytes", size_of::<Action>());
}
