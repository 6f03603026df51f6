//! Chance (3.2). Piles are face down and keep no order: a card is chosen when it is drawn, which nobody at a table could
//! tell from a shuffle made before.

use crate::watch;
use crate::watch::{action, given, position, random_game, seeded};
use chromatic_conflict::{ChromaticConflict, Face, Kind};
use tabletop::{Game as _, Pick, Recorded, Scripted, Seed, Seeded, Viewer};

#[test]
fn cc_rnd_1_set_up_draws_the_first_seat_then_each_hand_in_turn() {
    let game = ChromaticConflict::standard();
    for seats in [3, 4] {
        let mut luck = seeded(1);
        game.start(&given(seats), &mut luck).unwrap();
        let mut expected = vec!["first"];
        for _ in 0..seats {
            expected.extend(["terrain", "tag", "terrain", "tag", "terrain", "tag", "chromeca", "chromeca", "chromeca"]);
        }
        assert_eq!(luck.labels(), expected);
    }
}

#[test]
fn cc_rnd_1_after_set_up_only_the_draw_at_the_end_of_a_turn_is_luck() {
    let game = ChromaticConflict::standard();
    for seed in 0..60 {
        for step in random_game(&game, 3 + (seed % 2) as u8, seed) {
            let turn = |state| game.view(state, Viewer::Bystander).turn;
            let labels: Vec<&str> = step.draws.iter().map(|draw| draw.label.as_str()).collect();
            if turn(&step.before) == turn(&step.after) {
                assert_eq!(labels, [""; 0], "seed {seed}: {:?} ends no turn", step.action);
            }
            // Every turn that ends draws Chromecas first, then terrains, each with its tag.
            let mut rest = labels.as_slice();
            for _ in turn(&step.before)..turn(&step.after) {
                while let ["chromeca", more @ ..] = rest {
                    rest = more;
                }
                while let ["terrain", "tag", more @ ..] = rest {
                    rest = more;
                }
            }
            assert!(rest.is_empty(), "seed {seed}: {labels:?}");
        }
    }
}

#[test]
fn cc_rnd_1_between_draws_play_is_deterministic_and_the_same_luck_gives_the_same_game() {
    let game = ChromaticConflict::standard();
    for seed in 0..40 {
        for step in random_game(&game, 4, seed) {
            let mut other = step.before.clone();
            let mut events = Vec::new();
            if step.draws.is_empty() {
                // Any other luck leads to the same position.
                game.play(&mut other, step.action, &mut Seeded::new(Seed::numbered(seed + 1000)), &mut events);
            } else {
                let mut luck = Recorded::new(step.draws.iter().map(watch::Draw::pick).collect::<Vec<_>>());
                game.play(&mut other, step.action, &mut luck, &mut events);
                assert_eq!(luck.finish(), Ok(()));
            }
            assert_eq!(other, step.after, "seed {seed}: {:?}", step.action);
            assert_eq!(events, step.events);
        }
    }
}

#[test]
fn cc_rnd_2_there_are_no_dice_only_cards_that_are_still_in_their_pile() {
    let game = ChromaticConflict::standard();
    for seed in 0..40 {
        for step in random_game(&game, 4, seed) {
            let sizes = game.view(&step.before, Viewer::Bystander);
            for draw in &step.draws {
                let cards: u8 = draw.weights.iter().sum();
                match draw.label.as_str() {
                    "chromeca" => {
                        assert!(sizes.seats.iter().any(|seat| seat.pile >= cards), "seed {seed}");
                        assert!(draw.weights[Kind::coded(&draw.face).unwrap().index()] > 0);
                    }
                    "terrain" => {
                        assert!(sizes.terrain_pile >= cards, "seed {seed}");
                        assert_eq!(draw.weights[Face::named(&draw.face).unwrap().index()], 1);
                    }
                    label => assert_eq!(label, "tag", "seed {seed}"),
                }
            }
        }
    }
}

/// A destroyed terrain lies under all others: it is drawn last, and without luck, as everybody knows where it is.
#[test]
fn cc_rnd_2_draws_take_the_top_card_and_what_lies_at_the_bottom_comes_last() {
    let game = ChromaticConflict::standard();
    let before = position(
        &game,
        "turn 9 seat 2 action 2\n\
         board | -2 -1 0 1 2\n\
         1 | F01 F02 F03 F04 F05\n\
         0 | F06 F07 Core:g2 F08 F09\n\
         hand 1 2 3 4 | F11 F12 F13\n\
         hand 2 2 3 4 | F14\n\
         hand 3 2 3 4 | F16 F17 F18\n\
         hand 4 2 3 4 | F19 F20 F21\n\
         discard 1 ship\n\
         bottom F10\n",
    );
    assert_eq!(game.view(&before, Viewer::Bystander).terrain_pile, 2, "F15 above F10");
    let mut state = before.clone();
    let written = ["terrain=F15", "tag=T10"].map(|pick| pick.parse::<Pick>().unwrap());
    let mut luck = Scripted::new(written);
    game.play(&mut state, action(&game, "lay T14 (3,0)"), &mut luck, &mut ());
    let error = luck.finish().expect_err("T10 is the tag of the destroyed terrain");
    assert_eq!(error.to_string(), "'tag=T10' cannot come now; possible: T15");

    let mut state = before;
    let mut luck = watch::Watched::new(Scripted::new(["terrain=F15", "tag=T15"].map(|pick| pick.parse::<Pick>().unwrap())));
    game.play(&mut state, action(&game, "lay T14 (3,0)"), &mut luck, &mut ());
    assert_eq!(luck.labels(), ["terrain", "tag"], "the second terrain needs no luck");
    assert_eq!(luck.draws[0].weights.iter().sum::<u8>(), 1, "F10 cannot come before F15");
    let view = game.view(&state, Viewer::Seat(tabletop::Seat::at(1)));
    let hand = view.seats[1].hand.as_ref().unwrap();
    let tags: Vec<&str> = hand.terrains.iter().filter_map(|terrain| terrain.place).map(|place| place.name()).collect();
    assert_eq!(tags, ["T10", "T15"]);
    assert_eq!(view.terrain_pile, 0);
}
