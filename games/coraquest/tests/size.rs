//! A position is small: a search copies thousands of them.

use coraquest::{Action, State};

#[test]
fn a_position_has_at_most_four_kibibytes_and_an_action_a_few_bytes() {
    println!("{} {}", size_of::<State>(), size_of::<Action>());
    assert!(size_of::<State>() <= 4096, "a position has {} bytes", size_of::<State>());
    assert!(size_of::<Action>() <= 8, "an action has {} bytes", size_of::<Action>());
}
