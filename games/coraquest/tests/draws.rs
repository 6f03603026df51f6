//! Luck is fair: dice, Dungeon cards and treasure, drawn from seeds, come as often as they should.
//!
//! Seeds are fixed, so that these tests either always hold or never do; a fair source would fail one test in a thousand.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on says so by panicking")]

use coraquest::{Action, CardId, CoraQuest, DieColour, Party, Setup, Stock};
use laws::chi_square;
use std::collections::BTreeMap;
use tabletop::{Game as _, Recording, Rng, Seed, Seeded};

const GAMES: u64 = 4000;

#[track_caller]
fn plausible(what: &str, observed: &[u64], weights: &[u64]) {
    let chi = chi_square(observed, weights);
    assert!(chi.is_plausible(), "{what}: {observed:?} for {weights:?}, {chi:?}, critical {}", chi.critical());
}

fn quick(quest: &str) -> Setup {
    Setup { quest: quest.to_owned(), party: Party::Quick, ..Setup::default() }
}

/// What luck showed in the first rounds of random games, by what was asked and what came.
fn picks(quest: &str, games: u64, most: usize) -> BTreeMap<(String, String), u64> {
    let game = CoraQuest::standard();
    let (mut counts, mut legal) = (BTreeMap::new(), Vec::new());
    for seed in 0..games {
        let mut luck = Recording::of(Seeded::new(Seed::numbered(seed)));
        let mut choices = Rng::stream(seed, 1);
        let mut state = game.start(&quick(quest), &mut luck).unwrap();
        for _ in 0..most {
            game.legal_actions(&state, &mut legal);
            if legal.is_empty() {
                break;
            }
            game.play(&mut state, legal[choices.index(legal.len())], &mut luck, &mut ());
        }
        for pick in &luck.picks {
            *counts.entry((pick.label.to_string(), pick.face.to_string())).or_insert(0) += 1;
        }
    }
    counts
}

#[test]
fn cr_info_3_every_face_of_every_die_comes_as_often_as_it_is_on_it() {
    let game = CoraQuest::standard();
    let counts = picks("dragon", 300, 200);
    for (colour, label) in DieColour::ALL.into_iter().zip(["white", "blue", "red"]) {
        let faces = game.pieces().faces().of(colour);
        let shown: Vec<u8> = (0..=2).filter(|hits| faces.contains(hits)).collect();
        let weights: Vec<u64> = shown.iter().map(|hits| faces.iter().filter(|face| *face == hits).count() as u64).collect();
        let observed: Vec<u64> =
            shown.iter().map(|hits| counts.get(&(label.to_owned(), hits.to_string())).copied().unwrap_or(0)).collect();
        assert!(observed.iter().sum::<u64>() > 100, "{label}: {observed:?}");
        plausible(label, &observed, &weights);
    }
}

/// The first card of the deck: the story card of the first pile, or any basic one, each in its share (CR-SETUP-3, CR-SETUP-4).
#[test]
fn cr_info_3_cr_setup_3_cr_setup_4_every_card_is_drawn_as_often_as_its_pile_has_it() {
    let game = CoraQuest::standard();
    let mut counts = [0_u64; 13];
    for seed in 0..GAMES {
        let mut luck = Recording::of(Seeded::new(Seed::numbered(seed)));
        let mut state = game.start(&quick("lamps"), &mut luck).unwrap();
        let mut legal = Vec::new();
        while !legal.contains(&Action::Reveal) {
            game.legal_actions(&state, &mut legal);
            let action = if legal.contains(&Action::Reveal) { Action::Reveal } else { legal[0] };
            game.play(&mut state, action, &mut luck, &mut ());
        }
        let pick = luck.picks.iter().find(|pick| pick.label == "card").unwrap();
        let card = CardId::coded(&pick.face).unwrap();
        counts[if card.is_story() { 12 } else { card.index() - 1 }] += 1;
    }
    // One of four is the story card; the other three are any of the twelve basic ones.
    let mut weights = [3; 13];
    weights[12] = 12;
    plausible("card", &counts, &weights);
}

#[test]
fn cr_info_3_cr_setup_13_every_treasure_is_drawn_as_often_as_the_deck_has_it() {
    let game = CoraQuest::standard();
    let counts = picks("eggs", 4000, 60);
    let treasure = game.pieces().items().iter().filter(|item| item.stock == Stock::Treasure);
    let (names, weights): (Vec<String>, Vec<u64>) = treasure.map(|item| (item.id.to_string(), u64::from(item.copies))).unzip();
    let observed: Vec<u64> =
        names.iter().map(|name| counts.get(&("treasure".to_owned(), name.clone())).copied().unwrap_or(0)).collect();
    assert!(observed.iter().sum::<u64>() > 200, "{observed:?}");
    plausible("treasure", &observed, &weights);
}
