//! What is chosen before the game, and what the box holds.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on says so by panicking")]

use crate::common;
use color_quest::{Camp, Class, ColorQuest, Kind, Placing, Scenario, Sequence, Setup, Stage, State};
use stage::Words as _;
use tabletop::{Game as _, Seat, Seed, Seeded, Viewer};

fn start(setup: &Setup) -> (ColorQuest, State) {
    let game = ColorQuest::standard();
    let state = game.start(setup, &mut Seeded::new(Seed::numbered(1))).unwrap();
    (game, state)
}

fn quick() -> Setup {
    Setup { placing: Placing::Quick, ..Setup::default() }
}

#[test]
fn cq_gen_1_cq_brd_5_cq_set_12_what_cannot_be_played_is_refused_by_its_rule() {
    let game = ColorQuest::standard();
    let refused = |setup: Setup| game.start(&setup, &mut Seeded::new(Seed::numbered(1))).unwrap_err().rule.0;
    assert_eq!(refused(Setup { seats: 1, ..Setup::default() }), "CQ-GEN-1");
    assert_eq!(refused(Setup { seats: 3, ..Setup::default() }), "CQ-GEN-1");
    assert_eq!(refused(Setup { layout: "circle".to_owned(), ..Setup::default() }), "CQ-BRD-5");
    assert_eq!(refused(Setup { layout: String::new(), ..quick() }), "CQ-BRD-5");
    assert_eq!(refused(Setup { layout: "tower".to_owned(), ..quick() }), "CQ-SET-12");
}

#[test]
fn cq_scn_1_every_scenario_begins_with_gaia_building_on_every_layout() {
    for setup in common::setups().into_iter().filter(|setup| setup.placing == Placing::Players) {
        let (game, state) = start(&setup);
        assert_eq!((state.stage(), state.active(), state.scenario()), (Stage::Bands, Camp::Gaia, setup.scenario));
        assert_eq!(game.layout(&state).name, setup.layout);
        assert_eq!(game.to_act(&state), Some(state.seat_of(Camp::Gaia)));
    }
}

#[test]
fn cq_gen_1_the_first_seat_plays_the_side_that_it_chose_and_gaia_begins() {
    for (first, seats) in [(Camp::Gaia, [0, 1]), (Camp::Kaos, [1, 0])] {
        let (game, state) = start(&Setup { first, ..quick() });
        assert_eq!(Camp::ALL.map(|camp| state.seat_of(camp)), seats.map(Seat::at));
        assert_eq!(Camp::ALL.map(|camp| state.camp_of(state.seat_of(camp))), Camp::ALL);
        assert_eq!(game.to_act(&state), Some(state.seat_of(Camp::Gaia)));
    }
}

/// Both bands of the quick start cost eight points, and dice and cards are where table 22.8 has them.
#[test]
fn cq_set_12_the_quick_start_is_a_set_up_that_the_rules_allow() {
    for scenario in Scenario::ALL {
        let (game, state) = start(&Setup { scenario, ..quick() });
        assert_eq!((state.stage(), state.round(), state.sequence()), (Stage::Playing, 1, Sequence::Powers));
        let figures = |camp: Camp| state.field().of(camp).iter().filter_map(|at| state.field().figure(at)).collect::<Vec<_>>();
        let cost = |camp: Camp| figures(camp).iter().map(|&figure| game.profile(figure).cost).sum::<u8>();
        let piles = state.field().bones().count() as u8;
        // Halves of points: two mini Golems make one point, and so do two bone piles.
        assert_eq!((cost(Camp::Gaia), cost(Camp::Kaos) + piles), (16, 16));
        for camp in Camp::ALL {
            assert_eq!(figures(camp).iter().filter(|figure| figure.class() == Class::Hero).count(), 1);
            assert!(state.field().of(camp).iter().all(|at| game.layout(&state).zone(camp).has(at)), "{camp:?}");
            assert_eq!(state.hand(camp).total(), 0);
        }
        assert!(state.field().dice().iter().all(Option::is_some), "a die lies on every fragment");
        assert_eq!(Camp::ALL.map(|camp| state.pool(camp).count()), [0, 1], "Kaos has one die more (CQ-SET-8)");
        assert_eq!(game.validate(&state), Ok(()));
    }
}

#[test]
fn cq_cmp_3_the_box_has_so_many_of_each_figure() {
    let (game, state) = start(&Setup::default());
    let spares = |kind: Kind| game.spares(&state, kind);
    assert!(Kind::CASTES.iter().all(|&caste| spares(caste) == 2));
    let others = [Kind::Skelette, Kind::MiniGolem, Kind::Golem, Kind::Clone, Kind::SpiritMonk, Kind::Koloss, Kind::Oak1];
    assert_eq!(others.map(spares), [6, 6, 3, 2, 1, 1, 1]);
}

#[test]
fn cq_hid_1_all_but_cards_is_open_to_everybody() {
    let (game, state) = start(&quick());
    for viewer in Viewer::all(2) {
        assert_eq!(game.view(&state, viewer).table, state, "no card is drawn yet");
    }
}

#[test]
fn every_rule_of_the_catalogue_has_its_texts() {
    let game = ColorQuest::standard();
    let catalogue = include_str!("../../../docs/rules/color-quest.md");
    let ids: Vec<&str> = catalogue.lines().filter_map(|line| line.strip_prefix("- **CQ-")?.split("**").next()).collect();
    let texts: Vec<&str> = game.rules().into_iter().map(|rule| &rule[3..]).collect();
    assert_eq!(texts, ids);
}
