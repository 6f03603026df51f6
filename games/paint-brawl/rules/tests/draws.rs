//! Luck is fair: what is drawn from seeds, and what is imagined of what is hidden, comes as often as it should.
//!
//! Seeds are fixed, so that these tests either always hold or never do; a fair source would fail one test in a thousand.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on says so by panicking")]

use crate::board::picture;
use laws::chi_square;
use paint_brawl::{Card, Cards, First, Level, PaintBrawl, Placing, Setup, State};
use tabletop::{Chance, Die, Faces, Game as _, Notation as _, Pick, Recording, Rng, Seat, Seed, Seeded, Viewer};

const GAMES: u64 = 6000;

#[track_caller]
fn plausible(what: &str, observed: &[u64], weights: &[u64]) {
    let chi = chi_square(observed, weights);
    assert!(chi.is_plausible(), "{what}: {observed:?} for {weights:?}, {chi:?}, critical {}", chi.critical());
}

/// The luck of the first turns with the first seeds, until so much was drawn.
fn draws(setup: &Setup, picks: usize) -> Vec<Vec<Pick>> {
    let game = PaintBrawl::standard();
    let drawn = |seed| {
        let mut luck = Recording::of(Seeded::new(Seed::numbered(seed)));
        let mut state = game.start(setup, &mut luck).unwrap();
        let mut choices = Rng::stream(seed, 1);
        let mut legal = Vec::new();
        while luck.picks.len() < picks {
            game.legal_actions(&state, &mut legal);
            game.play(&mut state, legal[choices.index(legal.len())], &mut luck, &mut ());
        }
        luck.picks
    };
    (0..GAMES).map(drawn).collect()
}

/// The `nth` pick with this label.
fn nth<'a>(picks: &'a [Pick], label: &str, nth: usize) -> &'a str {
    &picks.iter().filter(|pick| pick.label == label).nth(nth).unwrap().face
}

fn card(face: &str) -> usize {
    Card::coded(face).unwrap().index()
}

fn quick(seats: u8) -> Setup {
    Setup { seats, placing: Placing::Quick, ..Setup::default() }
}

#[test]
fn pb_setup_3_each_seat_is_first_equally_often() {
    for seats in 2..=4 {
        let setup = Setup { first: First::Random, ..quick(seats) };
        let mut counts = vec![0; seats.into()];
        draws(&setup, 1).iter().for_each(|picks| counts[nth(picks, "first", 0).parse::<usize>().unwrap() - 1] += 1);
        plausible("first", &counts, &vec![1; seats.into()]);
    }
}

#[test]
fn pb_chance_1_every_card_is_drawn_as_often_as_its_copies_make_likely() {
    for seats in 2..=4 {
        let draws = draws(&quick(seats), 4);
        for turn in 0..4 {
            let mut counts = [0; 6];
            draws.iter().for_each(|picks| counts[card(nth(picks, "card", turn))] += 1);
            plausible(&format!("card {turn}"), &counts, &[1; 6]);
        }
    }
}

/// Three copies are left of the kind that came first, four of each other.
#[test]
fn pb_chance_1_the_second_card_comes_from_those_that_are_left() {
    let mut pairs = vec![0; 36];
    for picks in draws(&quick(2), 2) {
        pairs[card(nth(&picks, "card", 0)) * 6 + card(nth(&picks, "card", 1))] += 1;
    }
    let weights: Vec<u64> = (0..36).map(|pair| if pair / 6 == pair % 6 { 3 } else { 4 }).collect();
    plausible("pairs of cards", &pairs, &weights);
}

/// PB-TACT-1: one of each kind is left over, two for each seat.
#[test]
fn pb_tact_1_pb_chance_1_the_extra_cards_are_dealt_fairly() {
    let setup = Setup { level: Level::Advanced, tactical: Some(true), ..quick(3) };
    let deals = draws(&setup, 6);
    let mut pairs = vec![0; 36];
    for nth_card in 0..6 {
        let mut counts = [0; 6];
        deals.iter().for_each(|picks| counts[card(nth(picks, "deal", nth_card))] += 1);
        plausible(&format!("deal {nth_card}"), &counts, &[1; 6]);
    }
    for picks in &deals {
        pairs[card(nth(picks, "deal", 0)) * 6 + card(nth(picks, "deal", 5))] += 1;
    }
    let weights: Vec<u64> = (0..36).map(|pair| u64::from(pair / 6 != pair % 6)).collect();
    plausible("the first and the last card", &pairs, &weights);
}

fn read(game: &PaintBrawl, head: &str, things: &[(&str, &str)], tail: &str) -> State {
    let text = format!("paint-brawl\n{head}{}{tail}", picture(things));
    game.read_position(&text).unwrap_or_else(|misread| panic!("{misread}\n{text}"))
}

/// The discard becomes the pile when nothing is left of it, and a card comes by what lay there.
#[test]
fn pb_chance_1_the_reshuffled_discard_is_drawn_by_its_copies() {
    let game = PaintBrawl::standard();
    let discard = "fatigue fatigue fatigue fatigue missed missed missed missed kadamas kadamas explosion explosion explosion \
                   explosion summoning summoning summoning immunity immunity immunity immunity";
    let state = read(
        &game,
        "level normal\nscenario 4\nseats red blue\n",
        &[("a1", "rC"), ("k11", "bC")],
        &format!(
            "turn red round 5 moves 0 attacks 0\nhand red kadamas kadamas\nhand blue summoning\npile none\ndiscard {discard}\n"
        ),
    );
    let mut counts = [0; 6];
    for seed in 0..GAMES {
        let mut luck = Recording::of(Seeded(Rng::stream(seed, 3)));
        game.play(&mut state.clone(), game.read_action("end").unwrap(), &mut luck, &mut ());
        assert_eq!(luck.picks.len(), 1);
        counts[card(nth(&luck.picks, "card", 0))] += 1;
    }
    plausible("reshuffled", &counts, &[4, 4, 2, 4, 3, 4]);
}

/// How many worlds are imagined.
const WORLDS: u64 = 6000;

/// What a seat holds in the worlds that another one imagines.
fn imagined(game: &PaintBrawl, state: &State, viewer: Viewer, seat: Seat) -> Vec<Cards> {
    let knowledge = game.knowledge(state, viewer);
    let mut rng = Rng::stream(1, 1);
    let hand = |_| {
        let world = game.resample(&knowledge, &mut rng);
        game.view(&world, Viewer::Seat(seat)).seats[seat.index()].hand.unwrap()
    };
    (0..WORLDS).map(hand).collect()
}

#[test]
fn pb_hid_1_an_unseen_hand_is_imagined_as_the_unseen_cards_make_likely() {
    let game = PaintBrawl::standard();
    let state = read(
        &game,
        "level normal\nscenario 4\nseats red blue\n",
        &[("a1", "rC"), ("k11", "bC")],
        "turn red round 5 moves 2 attacks 2\nhand red fatigue fatigue\nhand blue missed immunity\ndiscard kadamas kadamas kadamas fatigue\n",
    );
    let hands = imagined(&game, &state, Viewer::Seat(Seat::at(0)), Seat::at(1));
    // Unseen: 1 Fatigue, 4 Missed, 1 Kadamas, 4 each of the others.
    let unseen = [1u64, 4, 1, 4, 4, 4];
    let mut pairs = Vec::new();
    let mut weights = Vec::new();
    for one in 0..6 {
        for other in one..6 {
            let cards: Cards = [Card::ALL[one], Card::ALL[other]].into_iter().collect();
            pairs.push(hands.iter().filter(|hand| **hand == cards).count() as u64);
            weights.push(if one == other { unseen[one] * (unseen[one] - 1) / 2 } else { unseen[one] * unseen[other] });
        }
    }
    assert_eq!(pairs.iter().sum::<u64>(), WORLDS);
    plausible("hands of two", &pairs, &weights);
}

/// Who is asked has a card that it could play (PB-REACT-2), each as likely as its copies make it.
#[test]
fn pb_hid_2_a_seat_that_is_asked_is_imagined_with_a_card_that_fits() {
    let game = PaintBrawl::standard();
    let state = read(
        &game,
        "level normal\nscenario 4\nseats red blue\n",
        &[("a1", "rC"), ("k11", "bC"), ("c3", "rW"), ("j10", "bg")],
        "turn red round 5 moves 1 attacks 2\nhand red fatigue fatigue\nhand blue fatigue\nwaits react blue to run c3 c5\n",
    );
    let mut counts = [0; 6];
    for hand in imagined(&game, &state, Viewer::Seat(Seat::at(0)), Seat::at(1)) {
        assert_eq!(hand.total(), 1);
        counts[hand.iter().next().unwrap().index()] += 1;
    }
    plausible("the card of a seat that is asked", &counts, &[2, 0, 0, 4, 0, 0]);
}

/// PB-HID-3: with three seats the extra cards of the others are unknown; each kind is as likely as any that is not seen.
#[test]
fn pb_hid_3_the_extra_cards_of_the_others_are_imagined_fairly() {
    let game = PaintBrawl::standard();
    let setup = Setup { level: Level::Advanced, tactical: Some(true), ..quick(3) };
    let state = game.start(&setup, &mut Seeded::new(Seed::numbered(1))).unwrap();
    let viewer = Seat::at(0);
    let stock = |state: &State, seat: Seat| {
        let view = game.view(state, Viewer::Seat(seat));
        let seat = &view.seats[seat.index()];
        let mut all = seat.stock_cards.unwrap();
        all.add_all(seat.hand.unwrap());
        all
    };
    let own = stock(&state, viewer);
    let knowledge = game.knowledge(&state, Viewer::Seat(viewer));
    let mut rng = Rng::stream(1, 1);
    let mut counts = [0; 6];
    for _ in 0..WORLDS {
        let world = game.resample(&knowledge, &mut rng);
        assert_eq!(stock(&world, viewer), own);
        // One of the two extra cards, so that draws are independent.
        let extra: Vec<Card> = Card::ALL.into_iter().filter(|card| stock(&world, Seat::at(1)).of(*card) == 2).collect();
        assert_eq!(extra.len(), 2);
        counts[extra[rng.index(2)].index()] += 1;
    }
    let unseen = Card::ALL.map(|card| u64::from(own.of(card) == 1));
    plausible("extra cards of the next seat", &counts, &unseen);
}

#[test]
fn an_unfair_draw_is_not_plausible() {
    let mut unfair = Seeded::new(Seed::numbered(1));
    let mut observed = vec![0; 6];
    let die = Die { label: "card", faces: Faces::Named(&Card::CODES) };
    (0..GAMES).for_each(|_| observed[unfair.pick(die, &[4, 4, 4, 4, 4, 5])] += 1);
    assert!(!chi_square(&observed, &[1; 6]).is_plausible());
}
