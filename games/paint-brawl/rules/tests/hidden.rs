//! Hidden information (section 24): what each viewer sees, and what it does not.

#![allow(clippy::unwrap_used, reason = "what a test cannot do fails it")]

use crate::common;
use crate::watch;
use crate::watch::{action, each, lot, options, own, play, position, random_game, seat, tactical};
use paint_brawl::{Card, Cards, Event, Level, PaintBrawl, Placing, Setup, State};
use std::collections::BTreeSet;
use tabletop::{Game as _, Rng, Seat, Viewer, tell};

const TURN: &str = "turn red round 3 moves 2 attacks 1\n";

/// What a viewer is told of events, as it is sent.
fn told(game: &PaintBrawl, events: &[Event], viewer: Viewer) -> Vec<Event> {
    events.iter().filter_map(|event| tell(game, event, viewer)).map(|told| told.event().clone()).collect()
}

/// Whether nobody among these can tell two positions apart.
fn alike(game: &PaintBrawl, one: &State, other: &State, viewers: &[Viewer]) {
    for &viewer in viewers {
        assert_eq!(game.view(one, viewer), game.view(other, viewer), "{viewer:?}");
        assert_eq!(game.knowledge(one, viewer), game.knowledge(other, viewer), "{viewer:?}");
    }
}

#[test]
fn pb_hid_1_board_supplies_actions_marks_counts_discard_and_blasts_are_open() {
    let game = PaintBrawl::standard();
    let pieces = [("c3", "rW!b"), ("d4", "b"), ("d5", "^b"), ("e9", "yg"), ("f6", "@b")];
    let lines = "turn red round 3 moves 2 attacks 1\nhand red kadamas missed\nhand blue fatigue\nblasts red none\n\
                 discard explosion immunity\n";
    let state = position(&game, "advanced women blasts", &["red", "blue", "yellow"], &pieces, lines);
    for viewer in Viewer::all(3) {
        let view = game.view(&state, viewer);
        assert_eq!((view.round, view.moves, view.attacks, view.active), (3, 2, 1, Seat::at(0)));
        let supplies: Vec<u8> = view.seats.iter().map(|seat| seat.supply).collect();
        assert_eq!(supplies, [25, 22, 25]);
        let cards: Vec<u8> = view.seats.iter().map(|seat| seat.cards).collect();
        assert_eq!(cards, [2, 1, 0]);
        assert_eq!(view.pile, 24 - 3 - 2);
        assert_eq!(view.discard, [Card::Explosion, Card::Immunity].into_iter().collect::<Cards>());
        assert_eq!(view.marker, Some(Seat::at(1)));
        let squares: Vec<String> = view.squares.iter().map(|square| square.name.to_string()).collect();
        assert_eq!(squares, ["a1", "c3", "d4", "d5", "e9", "a11", "k11"]);
        let stunned = view.squares[1].figure.unwrap().stuns;
        assert_eq!(stunned.iter().collect::<Vec<_>>(), [Seat::at(1)]);
        let blasts: Vec<[u8; 3]> = view.seats.iter().map(|seat| seat.blasts).collect();
        assert_eq!(blasts, [[0, 0, 0], [0, 0, 2], [0, 2, 0]]);
    }
}

#[test]
fn pb_hid_1_a_hand_is_seen_by_its_owner_only() {
    let game = PaintBrawl::standard();
    let table = |hand: &str| {
        position(
            &game,
            "normal",
            &["red", "blue", "yellow"],
            &[("c3", "rW")],
            &format!("{TURN}hand blue {hand}\nhand red missed\n"),
        )
    };
    let (truth, other) = (table("fatigue immunity"), table("missed kadamas"));
    alike(&game, &truth, &other, &[seat(1), seat(3), Viewer::Bystander]);
    assert_ne!(game.view(&truth, seat(2)), game.view(&other, seat(2)));
    for viewer in Viewer::all(3) {
        let view = game.view(&truth, viewer);
        let shown: Vec<bool> = view.seats.iter().map(|seat| seat.hand.is_some()).collect();
        let expected: Vec<bool> = (1..=3).map(|number| viewer == seat(number)).collect();
        assert_eq!(shown, expected, "{viewer:?}");
    }
    assert_eq!(own(&game, &truth, 2).0, [Card::Fatigue, Card::Immunity].into_iter().collect::<Cards>());
}

#[test]
fn pb_hid_1_whatever_is_hidden_changes_neither_view_nor_options() {
    let game = PaintBrawl::standard();
    let mut rng = Rng::stream(9, 9);
    let mut differ = 0;
    for (index, setup) in common::setups().into_iter().enumerate() {
        let (_, steps) = random_game(&game, &setup, index as u64, 150);
        for step in steps.iter().step_by(5) {
            for viewer in Viewer::all(setup.seats) {
                let imagined = game.resample(&game.knowledge(&step.after, viewer), &mut rng);
                assert_eq!(game.view(&imagined, viewer), game.view(&step.after, viewer), "{setup:?}: {viewer:?}");
                assert_eq!(game.validate(&imagined), Ok(()), "{setup:?}: {viewer:?}");
                differ += u32::from(imagined != step.after);
                if game.to_act(&step.after).map(Viewer::Seat) == Some(viewer) {
                    assert_eq!(options(&game, &imagined), options(&game, &step.after), "{setup:?}: {viewer:?}");
                }
            }
        }
    }
    assert!(differ > 500, "other positions were imagined");
}

#[test]
fn pb_hid_2_a_drawn_card_is_told_to_its_owner_only() {
    let game = PaintBrawl::standard();
    let setup = Setup { seats: 4, placing: Placing::Quick, ..Setup::default() };
    let mut draws = 0;
    for seed in 0..6 {
        for step in random_game(&game, &setup, seed, 200).1 {
            for viewer in Viewer::all(4) {
                for event in told(&game, &step.events, viewer) {
                    if let Event::Drew { seat, card } = event {
                        assert_eq!(card.is_some(), viewer == Viewer::Seat(seat));
                        draws += 1;
                    }
                }
            }
        }
    }
    assert!(draws > 100);
}

#[test]
fn pb_hid_2_an_exchange_shows_the_two_discarded_cards() {
    let game = PaintBrawl::standard();
    let mut state = position(&game, "normal", &["red", "blue"], &[("c3", "rW")], &format!("{TURN}hand red missed kadamas\n"));
    let events = play(&game, &mut state, &["exchange"], &["card=immunity"]);
    let red = Seat::at(0);
    let cards: Cards = [Card::Missed, Card::Kadamas].into_iter().collect();
    for viewer in Viewer::all(2) {
        let card = (viewer == seat(1)).then_some(Card::Immunity);
        let expected = [Event::Exchanged { seat: red, cards }, Event::Drew { seat: red, card }];
        assert_eq!(told(&game, &events, viewer), expected);
        assert_eq!(game.view(&state, viewer).discard, cards);
    }
}

#[test]
fn pb_hid_2_the_prompt_for_a_reaction_does_not_say_which_card() {
    let game = PaintBrawl::standard();
    // Blue could answer a Melee with either card; passing shows neither.
    let asked = |hand: &str| {
        let pieces = [("c3", "rW"), ("h8", "bg")];
        let mut state = position(&game, "normal", &["red", "blue"], &pieces, &format!("{TURN}hand blue {hand}\n"));
        let events = play(&game, &mut state, &["melee c3 ne"], &[]);
        (state, events)
    };
    let ((truth, first), (other, second)) = (asked("missed"), asked("explosion"));
    assert_eq!(game.to_act(&truth), Some(Seat::at(1)));
    alike(&game, &truth, &other, &[seat(1), Viewer::Bystander]);
    assert_eq!(told(&game, &first, seat(1)), told(&game, &second, seat(1)));
    let passed = |mut state: State| {
        let events = play(&game, &mut state, &["pass"], &[]);
        (told(&game, &events, seat(1)), state)
    };
    let ((told_one, truth), (told_other, other)) = (passed(truth), passed(other));
    assert_eq!(told_one, told_other);
    alike(&game, &truth, &other, &[seat(1), Viewer::Bystander]);
}

#[test]
fn pb_hid_2_only_seats_that_could_play_a_card_are_imagined_to_be_asked() {
    let game = PaintBrawl::standard();
    let mut state = position(&game, "normal", &["red", "blue"], &[("c3", "rW")], &format!("{TURN}hand blue missed kadamas\n"));
    play(&game, &mut state, &["melee c3 ne"], &[]);
    let knowledge = game.knowledge(&state, seat(1));
    let mut rng = Rng::stream(1, 1);
    let hands: BTreeSet<[u8; 6]> = (0..400).map(|_| *own(&game, &game.resample(&knowledge, &mut rng), 2).0.counts()).collect();
    // Without an invocation only Missed answers a Melee; the other card may be any.
    assert!(hands.iter().all(|hand| hand[Card::Missed.index()] > 0), "{hands:?}");
    assert_eq!(hands.len(), Card::ALL.len());
}

#[test]
fn pb_hid_3_with_two_and_four_seats_everybody_knows_what_each_seat_started_with() {
    let game = PaintBrawl::standard();
    let mut rng = Rng::stream(3, 3);
    for (seats, copies) in [(2, 2), (4, 1)] {
        for step in random_game(&game, &tactical(seats), 7, 200).1.iter().step_by(9) {
            for viewer in Viewer::all(seats) {
                let world = game.resample(&game.knowledge(&step.after, viewer), &mut rng);
                for number in 1..=seats {
                    assert_eq!(lot(&game, &world, number), each(copies), "{viewer:?}");
                }
            }
        }
    }
}

#[test]
fn pb_hid_3_with_three_seats_the_two_extra_cards_are_seen_by_their_owner_only() {
    let game = PaintBrawl::standard();
    let state = game.start(&tactical(3), &mut watch::seeded(5)).unwrap();
    let mut rng = Rng::stream(3, 3);
    for number in 1..=3 {
        let knowledge = game.knowledge(&state, seat(number));
        let mut lots = BTreeSet::new();
        for _ in 0..200 {
            let world = game.resample(&knowledge, &mut rng);
            assert_eq!(own(&game, &world, number), own(&game, &state, number));
            let other = number % 3 + 1;
            assert_eq!(lot(&game, &world, other).total(), 8);
            lots.insert(*lot(&game, &world, other).counts());
        }
        // Two of the four kinds that the viewer was not dealt.
        assert_eq!(lots.len(), 6, "{lots:?}");
    }
}

#[test]
fn pb_hid_3_a_deal_is_told_to_its_owner_only() {
    let game = PaintBrawl::standard();
    let setup = Setup { placing: Placing::Players, ..tactical(3) };
    let (_, steps) = random_game(&game, &setup, 2, 60);
    let deals: Vec<Event> =
        steps.into_iter().flat_map(|step| step.events).filter(|event| matches!(event, Event::Dealt { .. })).collect();
    assert_eq!(deals.len(), 3);
    for viewer in Viewer::all(3) {
        for event in told(&game, &deals, viewer) {
            let Event::Dealt { seat, cards } = event else { unreachable!() };
            assert_eq!(cards.map(|cards| cards.total()), (viewer == Viewer::Seat(seat)).then_some(2));
        }
    }
}

#[test]
fn pb_hid_3_what_is_taken_is_secret_what_is_played_or_exchanged_is_open() {
    let game = PaintBrawl::standard();
    let stock = "fatigue fatigue missed missed kadamas kadamas explosion explosion summoning summoning immunity immunity";
    let lines = format!("turn red round 3 moves 0 attacks 0\nstock red {stock}\nstock blue {stock}\n");
    let start = position(&game, "advanced tactical", &["red", "blue"], &[("c3", "rW"), ("d4", "r")], &lines);
    let after = |card: &str| {
        let mut state = start.clone();
        let events = play(&game, &mut state, &["end", &format!("take {card}")], &[]);
        (state, events)
    };
    let ((truth, first), (other, second)) = (after("kadamas"), after("missed"));
    alike(&game, &truth, &other, &[seat(1), Viewer::Bystander]);
    assert_eq!(told(&game, &first, seat(1)), told(&game, &second, seat(1)));
    assert_ne!(told(&game, &first, seat(2)), told(&game, &second, seat(2)));
    assert!(game.is_secret(action(&game, "take missed")), "the choice itself is hidden");

    let mut state = truth;
    play(&game, &mut state, &["kadamas"], &[]);
    for viewer in Viewer::all(2) {
        assert_eq!(game.view(&state, viewer).seats[1].spent, [Card::Kadamas].into_iter().collect::<Cards>());
    }
}

/// A table of each level hides the same things.
#[test]
fn pb_card_1_hands_are_secret_and_discards_open_at_every_level() {
    let game = PaintBrawl::standard();
    for level in Level::ALL {
        let state = position(
            &game,
            level.code(),
            &["red", "blue"],
            &[("c3", "rW")],
            &format!("{TURN}hand red missed\ndiscard fatigue\n"),
        );
        let view = game.view(&state, seat(2));
        assert_eq!((view.seats[0].hand, view.seats[0].cards), (None, 1));
        assert_eq!(view.discard.total(), 1);
    }
}
