//! Counting trees: the two counters agree on a sound toy, and a planted fault sets them apart.

#![allow(clippy::unwrap_used)]

use laws::{leaves, leaves_by_check, recount};
use tabletop::{Game, Notation, Seed, Seeded};
use toy::{Fault, Setup, Toy};

fn file(numbers: &str) -> String {
    let toy = Toy::with(Fault::None);
    let state = toy.start(&Setup::default(), &mut Seeded::new(Seed::numbered(3))).unwrap();
    format!("# A start.\n{numbers}\n{}", toy.write_position(&state))
}

#[test]
fn a_tree_is_counted_to_every_depth_that_has_a_number() {
    let toy = Toy::with(Fault::None);
    let state = toy.start(&Setup::default(), &mut Seeded::new(Seed::numbered(3))).unwrap();
    let numbers: Vec<u64> = (0..4).map(|depth| leaves(&*toy, &state, depth)).collect();
    assert_eq!(numbers, (0..4).map(|depth| leaves_by_check(&*toy, &state, depth)).collect::<Vec<_>>());
    let mut list = Vec::new();
    toy.legal_actions(&state, &mut list);
    assert_eq!(numbers[..2], [1, list.len() as u64]);
    let counted = file(&format!("leaves {} {} {}", numbers[1], numbers[2], numbers[3]));
    assert_eq!(recount(&*toy, &file("leaves ? ? ?")), Ok(counted.clone()));
    assert_eq!(recount(&*toy, &counted), Ok(counted));
}

#[test]
fn counters_that_do_not_agree_are_told() {
    let position = "toy, 2 seats\nturn 1, taken 5\nseat 1: 3 points, sun moon~2 sun moon star\nseat 2: 0 points, ward\n\
                    deck sun*2 moon*2 star*3 ward*1\nbottom ward\npending\n";
    let told = recount(&*Toy::with(Fault::OmitsLegal), &format!("leaves ? ?\n{position}")).unwrap_err();
    assert!(told.starts_with("at depth 1 the legal lists give "), "{told}");
}

#[test]
fn a_file_that_cannot_be_read_is_refused_at_its_line() {
    let toy = Toy::with(Fault::None);
    for text in ["", "leaves", "# Only words.\n", "toy\nleaves ?\ntoy"] {
        assert!(recount(&*toy, text).is_err(), "{text}");
    }
    assert!(
        recount(&*toy, "# One.\n# Two: a Golem leaves the board.\nleaves ?\nyot, 2 seats\n").unwrap_err().starts_with("line 4")
    );
}
