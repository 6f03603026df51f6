//! Chance (section 24): what luck decides, when, and that it is fair.
//!
//! Seeds are fixed, so that these tests either always hold or never do; a fair source would fail one test in a thousand.

#![allow(clippy::unwrap_used, reason = "what a test cannot do fails it")]

use crate::common;
use crate::watch::{Watched, each, lot, own, position, random_game, seat, seeded, tactical};
use laws::chi_square;
use paint_brawl::{Card, Cards, Event, First, Level, PaintBrawl, Placing, Setup};
use tabletop::{Game as _, Refusal, Seed, Seeded};

const GAMES: u64 = 3000;

#[track_caller]
fn plausible(what: &str, observed: &[u64], weights: &[u64]) {
    let chi = chi_square(observed, weights);
    assert!(chi.is_plausible(), "{what}: {observed:?} for {weights:?}, {chi:?}, critical {}", chi.critical());
}

fn quick(seats: u8) -> Setup {
    Setup { seats, placing: Placing::Quick, ..Setup::default() }
}

#[test]
fn pb_chance_1_set_up_asks_luck_for_the_rotation_the_deal_and_the_first_card_only() {
    let game = PaintBrawl::standard();
    let labels = |setup: &Setup| {
        let mut luck = seeded(1);
        game.start(setup, &mut luck).unwrap();
        luck.draws.into_iter().map(|draw| draw.label).collect::<Vec<_>>()
    };
    for seats in 2..=4 {
        assert_eq!(labels(&quick(seats)), ["card"]);
        assert_eq!(labels(&Setup { first: First::Random, ..quick(seats) }), ["first", "card"]);
        assert_eq!(labels(&Setup { placing: Placing::Players, ..quick(seats) }), [""; 0]);
        assert_eq!(labels(&tactical(seats)), vec!["deal"; if seats == 3 { 6 } else { 0 }]);
    }
}

#[test]
fn pb_chance_1_there_are_no_dice_only_cards_that_are_still_there() {
    let game = PaintBrawl::standard();
    for (index, setup) in common::setups().into_iter().enumerate() {
        for step in random_game(&game, &setup, index as u64, 400).1 {
            let before = game.view(&step.before, seat(1));
            for draw in step.draws {
                let left: u8 = draw.weights.iter().sum();
                match draw.label.as_str() {
                    "card" if step.events.contains(&Event::Shuffled) => assert!(left >= before.discard.total()),
                    // The first card of all comes from the whole pile.
                    "card" => assert_eq!(left, if before.round == 0 { 24 } else { before.pile }),
                    label => assert_eq!((label, setup.seats), ("deal", 3), "{setup:?}"),
                }
                let face = Card::ALL.into_iter().find(|card| card.code() == draw.face).unwrap();
                assert!(draw.weights[face.index()] > 0);
            }
        }
    }
}

#[test]
fn pb_chance_1_the_first_player_is_each_seat_equally_often() {
    let game = PaintBrawl::standard();
    for seats in 2..=4u8 {
        let setup = Setup { first: First::Random, ..quick(seats) };
        let mut observed = vec![0; seats.into()];
        for seed in 0..GAMES {
            let state = game.start(&setup, &mut Seeded::new(Seed::numbered(seed))).unwrap();
            observed[state.active().index()] += 1;
        }
        plausible("first", &observed, &vec![1; seats.into()]);
    }
    let state = game.start(&quick(4), &mut seeded(1)).unwrap();
    assert_eq!(state.active().number(), 1, "unless the table asks for it seat 1 begins");
}

#[test]
fn pb_chance_1_every_card_that_is_left_is_drawn_equally_often() {
    let game = PaintBrawl::standard();
    let mut observed = [0; 6];
    for seed in 0..GAMES {
        let mut luck = seeded(seed);
        game.start(&quick(2), &mut luck).unwrap();
        let first = Card::ALL.into_iter().find(|card| card.code() == luck.draws[0].face).unwrap();
        observed[first.index()] += 1;
    }
    plausible("first card", &observed, &[4; 6]);

    let lines = "turn red round 3 moves 0 attacks 0\nhand red missed missed\npile fatigue 3 kadamas 1 immunity 2\n\
                 discard fatigue missed missed kadamas kadamas kadamas explosion explosion explosion explosion summoning \
                 summoning summoning summoning immunity immunity\n";
    let before = position(&game, "normal", &["red", "blue"], &[("c3", "rW")], lines);
    let mut observed = [0; 6];
    for seed in 0..GAMES {
        let mut state = before.clone();
        game.play(&mut state, paint_brawl::Action::End, &mut Seeded::new(Seed::numbered(seed)), &mut ());
        let drawn = own(&game, &state, 2).0.iter().next().unwrap();
        observed[drawn.index()] += 1;
    }
    assert_eq!([observed[1], observed[3], observed[4]], [0; 3]);
    plausible("card", &[observed[0], observed[2], observed[5]], &[3, 1, 2]);
}

#[test]
fn pb_chance_1_the_discard_is_shuffled_into_a_new_pile() {
    let game = PaintBrawl::standard();
    let lines = "turn red round 3 moves 0 attacks 0\nhand red missed missed\nhand blue kadamas\npile none\n\
                 discard fatigue fatigue fatigue fatigue missed missed kadamas kadamas kadamas explosion explosion explosion \
                 explosion summoning summoning summoning summoning immunity immunity immunity immunity\n";
    let before = position(&game, "normal", &["red", "blue"], &[("c3", "rW")], lines);
    let mut observed = [0; 6];
    for seed in 0..GAMES {
        let (mut state, mut luck, mut events) = (before.clone(), seeded(seed), Vec::new());
        game.play(&mut state, paint_brawl::Action::End, &mut luck, &mut events);
        assert_eq!(luck.draws.len(), 1);
        assert_eq!(luck.draws[0].weights, [4, 2, 3, 4, 4, 4]);
        assert!(events.contains(&Event::Shuffled));
        let view = game.view(&state, seat(1));
        assert_eq!((view.pile, view.discard), (20, Cards::default()));
        let drawn = Card::ALL.into_iter().find(|card| card.code() == luck.draws[0].face).unwrap();
        observed[drawn.index()] += 1;
    }
    plausible("card after the shuffle", &observed, &[4, 2, 3, 4, 4, 4]);
}

#[test]
fn pb_chance_1_with_three_seats_each_is_dealt_every_pair_of_kinds_equally_often() {
    let game = PaintBrawl::standard();
    let mut pairs = vec![[0u64; 15]; 3];
    let all: Vec<(usize, usize)> = (0..6).flat_map(|one| (one + 1..6).map(move |other| (one, other))).collect();
    for seed in 0..GAMES {
        let state = game.start(&tactical(3), &mut Seeded::new(Seed::numbered(seed))).unwrap();
        for number in 1..=3 {
            let extra: Vec<usize> = (0..6).filter(|&kind| lot(&game, &state, number).counts()[kind] == 2).collect();
            let pair = all.iter().position(|&pair| extra == [pair.0, pair.1]).unwrap();
            pairs[usize::from(number) - 1][pair] += 1;
        }
    }
    pairs.iter().for_each(|observed| plausible("pairs", observed, &[1; 15]));
}

#[test]
fn pb_chance_1_the_deal_goes_round_in_turn_order_two_each() {
    let game = PaintBrawl::standard();
    let setup = Setup { first: First::Random, ..tactical(3) };
    for seed in 0..20 {
        let mut luck = Watched::new(Seeded::new(Seed::numbered(seed)));
        let state = game.start(&setup, &mut luck).unwrap();
        let first = state.active().index();
        let dealt: Vec<&str> = luck.draws[1..].iter().map(|draw| draw.face.as_str()).collect();
        for place in 0..3 {
            let number = ((first + place) % 3) as u8 + 1;
            let mut expected = each(1);
            for face in &dealt[2 * place..2 * place + 2] {
                expected.add(Card::coded(face).unwrap());
            }
            assert_eq!(lot(&game, &state, number), expected);
        }
    }
}

#[test]
fn pb_chance_2_a_card_is_drawn_when_a_turn_begins_or_at_an_exchange_and_never_else() {
    let game = PaintBrawl::standard();
    let mut seen = (0, 0);
    for seed in 0..12 {
        for step in random_game(&game, &quick(2 + (seed % 3) as u8), seed, 600).1 {
            let begins = step.events.iter().filter(|event| matches!(event, Event::Turn { .. })).count();
            let exchanges = step.events.iter().filter(|event| matches!(event, Event::Exchanged { .. })).count();
            let drawn = step.events.iter().filter(|event| matches!(event, Event::Drew { .. })).count();
            assert!(step.draws.len() <= begins + exchanges, "{:?}", step.action);
            assert!(drawn <= begins + exchanges, "{:?}", step.action);
            seen.0 += begins.min(drawn);
            seen.1 += exchanges;
        }
    }
    assert!(seen.0 > 100 && seen.1 > 20, "{seen:?}");
}

#[test]
fn pb_card_1_there_are_four_cards_of_each_of_six_kinds() {
    let game = PaintBrawl::standard();
    for level in Level::ALL {
        let mut luck = seeded(3);
        let state = game.start(&Setup { level, ..quick(2) }, &mut luck).unwrap();
        assert_eq!(luck.draws[0].weights, [4; 6], "all levels use them");
        assert_eq!(game.view(&state, seat(1)).pile, 23);
    }
}

#[test]
fn pb_tact_1_each_seat_has_a_pile_of_its_own() {
    let game = PaintBrawl::standard();
    for seed in 0..30 {
        for seats in 2..=4u8 {
            let state = game.start(&tactical(seats), &mut seeded(seed)).unwrap();
            assert_eq!(game.view(&state, seat(1)).pile, 0);
            let lots: Vec<Cards> = (1..=seats).map(|number| lot(&game, &state, number)).collect();
            let mut all = Cards::default();
            lots.iter().for_each(|lot| all.add_all(*lot));
            assert_eq!(all, each(4), "all 24 cards are dealt");
            for lot in lots {
                match seats {
                    2 => assert_eq!(lot, each(2)),
                    3 => assert!(lot.total() == 8 && lot.counts().iter().all(|count| (1..=2).contains(count)), "{lot:?}"),
                    _ => assert_eq!(lot, each(1)),
                }
            }
        }
    }
}

#[test]
fn pb_adv_1_four_switches_for_the_advanced_level_only() {
    let game = PaintBrawl::standard();
    let switches = |setup: &Setup| game.start(setup, &mut seeded(1)).map(|state| game.view(&state, seat(1)).switches);
    let advanced = Setup { level: Level::Advanced, ..quick(2) };
    let usual = switches(&advanced).unwrap();
    assert_eq!((usual.infiltration, usual.tactical, usual.women, usual.blasts), (false, false, true, true));
    let on = |index: usize, value: bool, level: Level| {
        let at = |place: usize| (place == index).then_some(value);
        // PB-ADV-2: whoever may infiltrate is asked.
        let placing = if index == 0 { Placing::Players } else { Placing::Quick };
        Setup { level, infiltration: at(0), tactical: at(1), women: at(2), blasts: at(3), placing, ..quick(2) }
    };
    for index in 0..4 {
        for value in [false, true] {
            let set = switches(&on(index, value, Level::Advanced)).unwrap();
            assert_eq!([set.infiltration, set.tactical, set.women, set.blasts][index], value);
        }
        for level in [Level::Initiation, Level::Normal] {
            assert_eq!(switches(&on(index, true, level)), Err(Refusal::by("PB-ADV-1")));
            let none = switches(&on(index, false, level)).unwrap();
            assert_eq!((none.infiltration, none.tactical, none.women, none.blasts), (false, false, false, false));
        }
    }
}
