//! Luck is fair: the layout and the dice of divine events, drawn from seeds, come as often as they should.
//!
//! Seeds are fixed, so that these tests either always hold or never do; a fair source would fail one test in a thousand.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on says so by panicking")]

use crate::common;
use dark_threat::{DarkThreat, Divine, Event, Layout, Placing, Setup, State};
use laws::chi_square;
use tabletop::{Game as _, Notation as _, Recording, Rng, Seed, Seeded};

const GAMES: u64 = 6000;

#[track_caller]
fn plausible(what: &str, observed: &[u64], weights: &[u64]) {
    let chi = chi_square(observed, weights);
    assert!(chi.is_plausible(), "{what}: {observed:?} for {weights:?}, {chi:?}, critical {}", chi.critical());
}

fn quick(seats: u8, layout: Layout) -> Setup {
    Setup { seats, layout, placing: Placing::Quick, ..Setup::default() }
}

#[test]
fn dt_set_1_dt_info_2_every_layout_is_drawn_equally_often() {
    let game = DarkThreat::standard();
    for seats in [2, 4] {
        let mut counts = [0; DarkThreat::LAYOUTS];
        for seed in 0..GAMES {
            let state = game.start(&quick(seats, Layout::Random), &mut Seeded::new(Seed::numbered(seed))).unwrap();
            counts[usize::from(state.layout()) - 1] += 1;
        }
        plausible("layout", &counts, &[1; DarkThreat::LAYOUTS]);
    }
}

#[test]
fn dt_info_2_a_layout_that_is_given_needs_no_luck() {
    let game = DarkThreat::standard();
    for layout in 1..=DarkThreat::LAYOUTS as u8 {
        let mut luck = Recording::of(Seeded::new(Seed::numbered(1)));
        let state = game.start(&quick(2, Layout::Given(layout)), &mut luck).unwrap();
        assert_eq!((state.layout(), luck.picks.len()), (layout, 0));
    }
}

/// What comes of an action with each of many seeds: how often each of these events is rolled.
fn rolls(position: &str, action: &str, faces: [Divine; 3]) -> [u64; 3] {
    let game = DarkThreat::standard();
    let before: State = game.read_position(position).unwrap_or_else(|misread| panic!("{misread}"));
    let action = game.read_action(action).unwrap();
    game.check(&before, action).unwrap();
    let mut counts = [0; 3];
    for seed in 0..GAMES {
        let (mut state, mut events) = (before.clone(), Vec::new());
        let mut luck = Recording::of(Seeded::new(Seed::numbered(seed)));
        game.play(&mut state, action, &mut luck, &mut events);
        assert_eq!(luck.picks.len(), 1, "one die is rolled");
        let rolled = events.iter().find_map(|event| match event {
            Event::Rolled { divine, .. } => Some(*divine),
            _ => None,
        });
        counts[faces.iter().position(|&face| Some(face) == rolled).unwrap()] += 1;
    }
    counts
}

fn position(oak: &str, turn: &str) -> String {
    let cell = |square: &str| match square {
        _ if square == oak => "Oa",
        "a1" => "Ch",
        "a11" => "Ni",
        "q11" => "Mo",
        "q1" => "Cl",
        "f6" => "Wo",
        "l6" => "Fo",
        "m6" => "Do",
        "e5" => "Ma",
        "e11" => "tr",
        "a7" => "to",
        "m11" => "tb",
        "q7" => "tp",
        "m1" => "ty",
        "q5" => "tg",
        "h3" => "k",
        _ => ".",
    };
    let mut text = "dark-threat\nseats 2\nlevels medium medium\nlayout 1\ncycles 30\nboard\n".to_owned();
    for row in (1..=11).rev() {
        let cells: String = ('a'..='q').map(|column| format!(" {}", cell(&format!("{column}{row}")))).collect();
        text += &format!("{row}{cells}\n");
    }
    text += &('a'..='q').map(|column| format!(" {column}")).collect::<String>();
    format!("{text}\nturn {turn} cycle 2 moves 2 attacks 2\norder oak\n")
}

#[test]
fn dt_evg_1_dt_info_2_the_die_of_gaia_has_three_two_and_one_faces() {
    let counts = rolls(&position("i9", "oak"), "celerity i9 i6", Divine::OF[0]);
    plausible("gaia", &counts, &[3, 2, 1]);
}

#[test]
fn dt_evk_1_dt_info_2_the_die_of_kaos_has_three_two_and_one_faces() {
    let counts = rolls(&position("i6", "wooden-king"), "sacrifice e5", Divine::OF[1]);
    plausible("kaos", &counts, &[3, 2, 1]);
}

#[test]
fn dt_info_2_luck_decides_nothing_but_events_and_each_by_one_die() {
    let game = DarkThreat::standard();
    let (mut rolled, mut quiet) = (0, 0);
    for (number, setup) in common::setups().into_iter().enumerate() {
        let mut luck = Recording::of(Seeded::new(Seed::numbered(number as u64)));
        let mut choices = Rng::stream(number as u64, 1);
        let mut state = game.start(&setup, &mut luck).unwrap();
        assert_eq!(luck.picks.len(), usize::from(setup.layout == Layout::Random));
        let mut legal = Vec::new();
        for _ in 0..250 {
            game.legal_actions(&state, &mut legal);
            if legal.is_empty() {
                break;
            }
            luck.picks.clear();
            let mut events = Vec::new();
            game.play(&mut state, legal[choices.index(legal.len())], &mut luck, &mut events);
            let dice = events.iter().filter_map(|event| match event {
                Event::Rolled { camp, .. } => Some(camp.code()),
                _ => None,
            });
            let dice: Vec<&str> = dice.collect();
            assert_eq!(luck.picks.iter().map(|pick| pick.label.as_str()).collect::<Vec<_>>(), dice);
            rolled += dice.len();
            quiet += usize::from(dice.is_empty());
        }
    }
    assert!(rolled > 30 && quiet > 1000, "{rolled} and {quiet}");
}
