//! Luck is fair: Kadamas dice and item cards, drawn from seeds, come as often as they should.
//!
//! Seeds are fixed, so that these tests either always hold or never do; a fair source would fail one test in a thousand.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on says so by panicking")]

use crate::common;
use color_quest::{ColorQuest, Event, Placing, Potion, Setup, State};
use laws::chi_square;
use paint::Colour;
use tabletop::{Game as _, Notation as _, Recording, Rng, Seed, Seeded};

const GAMES: u64 = 6000;

#[track_caller]
fn plausible(what: &str, observed: &[u64], weights: &[u64]) {
    let chi = chi_square(observed, weights);
    assert!(chi.is_plausible(), "{what}: {observed:?} for {weights:?}, {chi:?}, critical {}", chi.critical());
}

/// The quick start, with some lines more.
fn position(game: &ColorQuest, lines: &str) -> State {
    let setup = Setup { placing: Placing::Quick, ..Setup::default() };
    let state = game.start(&setup, &mut Seeded::new(Seed::numbered(1))).unwrap();
    let text = format!("{}{lines}", game.write_position(&state));
    game.read_position(&text).unwrap_or_else(|misread| panic!("{misread}"))
}

/// How often each of so many things comes of some actions, with each of many seeds. Luck is asked once.
fn often<const N: usize>(lines: &str, actions: &[&str], came: impl Fn(&Event) -> Option<usize>) -> [u64; N] {
    let game = ColorQuest::standard();
    let before = position(&game, lines);
    let mut counts = [0; N];
    for seed in 0..GAMES {
        let (mut state, mut events) = (before.clone(), Vec::new());
        let mut luck = Recording::of(Seeded::new(Seed::numbered(seed)));
        for action in actions {
            let action = game.read_action(action).unwrap();
            game.check(&state, action).unwrap();
            game.play(&mut state, action, &mut luck, &mut events);
        }
        assert_eq!(luck.picks.len(), 1, "luck is asked once");
        counts[events.iter().find_map(&came).unwrap()] += 1;
    }
    counts
}

#[test]
fn cq_hid_3_cq_die_1_every_colour_is_rolled_equally_often() {
    // The Cleric has done nothing, and a die is won (CQ-PAS-4).
    let counts: [u64; 6] = often("", &["end", "end", "end"], |event| match event {
        Event::Rolled { die, .. } => Some(die.index()),
        _ => None,
    });
    plausible("kadamas", &counts, &[1; 6]);
}

fn drawn(event: &Event) -> Option<usize> {
    match event {
        Event::Drew { card, .. } => card.map(Potion::index),
        _ => None,
    }
}

#[test]
fn cq_hid_3_cq_itm_1_every_potion_is_drawn_as_often_as_the_deck_has_it() {
    let weights = |gone: &[Potion]| Potion::ALL.map(|potion| 3 - gone.iter().filter(|&&other| other == potion).count() as u64);
    let counts: [u64; Potion::COUNT] = often("cards gaia mana mana\n", &["exchange"], drawn);
    plausible("item", &counts, &weights(&[Potion::Mana, Potion::Mana]));
    let counts: [u64; Potion::COUNT] =
        often("cards gaia mana strength\ndiscard strength strength celerity\n", &["exchange"], drawn);
    let gone = [Potion::Mana, Potion::Strength, Potion::Strength, Potion::Strength, Potion::Celerity];
    plausible("item", &counts, &weights(&gone));
}

#[test]
fn cq_itm_1_an_empty_deck_is_made_of_the_discard() {
    let all = Potion::ALL.iter().flat_map(|potion| vec![potion.code(); if *potion == Potion::Mana { 1 } else { 3 }]);
    let discard = all.collect::<Vec<_>>().join(" ");
    let counts: [u64; Potion::COUNT] = often(&format!("cards gaia mana mana\ndiscard {discard}\n"), &["exchange"], drawn);
    plausible("item", &counts, &[3; Potion::COUNT]);
}

#[test]
fn cq_hid_3_cq_hid_4_luck_decides_nothing_but_dice_and_cards_and_all_of_it_is_told() {
    let game = ColorQuest::standard();
    let (mut rolled, mut items) = ([0; 6], 0);
    for (number, setup) in (0..).zip(common::setups()) {
        let mut luck = Recording::of(Seeded::new(Seed::numbered(number)));
        let mut choices = Rng::stream(number, 1);
        let mut state = game.start(&setup, &mut luck).unwrap();
        assert!(luck.picks.is_empty(), "nothing is rolled before somebody decides");
        let mut legal = Vec::new();
        loop {
            game.legal_actions(&state, &mut legal);
            if legal.is_empty() {
                break;
            }
            luck.picks.clear();
            let mut events = Vec::new();
            game.play(&mut state, legal[choices.index(legal.len())], &mut luck, &mut events);
            let told = events.iter().filter_map(|event| match event {
                Event::Rolled { die, .. } => Some(format!("kadamas={}", die.code())),
                Event::Drew { card, .. } => Some(format!("item={}", card.unwrap().code())),
                _ => None,
            });
            let told: Vec<String> = told.collect();
            assert_eq!(luck.picks.iter().map(ToString::to_string).collect::<Vec<_>>(), told);
            for pick in &luck.picks {
                match Colour::coded(&pick.face) {
                    Some(colour) => rolled[colour.index()] += 1,
                    None => items += 1,
                }
            }
        }
    }
    assert!(items > 100, "{items}");
    plausible("kadamas", &rolled, &[1; 6]);
}
