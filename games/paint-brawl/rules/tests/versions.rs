//! What the versions of the rules do differently, seen at one set-up.

#![allow(clippy::unwrap_used)]

use paint_brawl::{Level, PaintBrawl, Placing, Setup, Stage};
use std::sync::Arc;
use tabletop::{Game as _, Notation as _, Refusal, Seed, Seeded, Table, Transcript, Viewer};

fn luck() -> Seeded {
    Seeded::new(Seed::numbered(1))
}

fn infiltrating(seats: u8, placing: Placing) -> Setup {
    Setup { seats, level: Level::Advanced, infiltration: Some(true), placing, ..Setup::default() }
}

#[test]
fn pb_adv_2_infiltration_needs_seats_that_place_since_version_2() {
    let (first, second) = (PaintBrawl::standard().at_rules(1), PaintBrawl::standard().at_rules(2));
    for seats in 2..=4 {
        let quick = infiltrating(seats, Placing::Quick);
        assert_eq!(second.start(&quick, &mut luck()), Err(Refusal::by("PB-ADV-2")));
        // Nobody was asked, and all Hunters stay on the ground.
        let state = first.start(&quick, &mut luck()).unwrap();
        let view = first.view(&state, Viewer::Bystander);
        assert_eq!((view.stage, view.switches.infiltration), (Stage::Playing, true));
        assert!((state.field().walls() & state.field().occupied()).is_empty());
        let by_hand = infiltrating(seats, Placing::Players);
        let start = second.start(&by_hand, &mut luck()).unwrap();
        assert_eq!(first.start(&by_hand, &mut luck()), Ok(start));
    }
}

#[test]
fn pb_adv_2_a_quick_game_of_version_1_with_infiltration_replays() {
    let newest = Arc::new(PaintBrawl::standard());
    let mut table = Table::open(Arc::new(newest.at_rules(1)), infiltrating(2, Placing::Quick), Seed::numbered(1)).unwrap();
    let mut list = Vec::new();
    for _ in 0..20 {
        table.game().legal_actions(table.state(), &mut list);
        table.play(list[0]).unwrap();
    }
    let transcript = table.transcript();
    let again = Table::replay(newest.clone(), &transcript).unwrap_or_else(|error| panic!("{error}"));
    assert_eq!((again.game().rules_version(), again.state()), (1, table.state()));
    assert!(Table::replay(newest, &Transcript { rules: 2, ..transcript }).is_err());
}

/// A position does not say how it was set up: one that version 1 alone could begin is read by version 2 too.
#[test]
fn pb_adv_2_positions_of_version_1_are_read_by_version_2() {
    let (first, second) = (PaintBrawl::standard().at_rules(1), PaintBrawl::standard().at_rules(2));
    let state = first.start(&infiltrating(2, Placing::Quick), &mut luck()).unwrap();
    assert_eq!(second.read_position(&first.write_position(&state)), Ok(state));
}
