//! A playthrough tells what every viewer sees and is told, and no more.

#![allow(clippy::unwrap_used)]

use laws::{Chooser, playthrough};
use toy::{Fault, Setup, Toy};

fn text(fault: Fault) -> String {
    playthrough(&Toy::with(fault), Setup { seats: 2 }, 5, Chooser::Random).unwrap()
}

#[test]
fn a_playthrough_is_the_same_every_time_and_has_its_parts() {
    let text = text(Fault::None);
    assert_eq!(text, self::text(Fault::None));
    assert!(text.starts_with("playthrough of toy, setup {\"seats\":2}, seed 5, random play\nstart | card="), "{text}");
    for part in
        ["\nview seat 1 {", "\nview a bystander {", "\n1 seat 1: ", " options #", "\n    all are told {", "\n    all see /"]
    {
        assert!(text.contains(part), "{part} is missing in\n{text}");
    }
    assert!(text.lines().last().unwrap().starts_with("outcome "));
}

#[test]
fn a_fault_in_a_list_or_in_what_is_told_changes_the_playthrough() {
    for fault in [Fault::Duplicate, Fault::EventLeaks, Fault::ViewLeaks] {
        assert_ne!(text(fault), text(Fault::None), "{fault:?}");
    }
}

#[test]
fn a_setup_that_is_refused_is_told() {
    let refused = playthrough(&Toy::with(Fault::None), Setup { seats: 9 }, 5, Chooser::First).unwrap_err();
    assert_eq!(refused, "the setup is forbidden by T-SEATS-1");
}
