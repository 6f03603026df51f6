//! Bots choose legally, from what they may know, within their budgets.

#![allow(clippy::unwrap_used, reason = "a test may stop")]

use bots::{Bot, Budget, Player, Spec};
use chromatic_conflict::{ChromaticConflict, Setup, State};
use std::time::Duration;
use tabletop::{Game, Rng, Seat, Seed, Seeded, Viewer};

fn spec(text: &str) -> Spec {
    text.parse().unwrap()
}

/// Positions of a game that a mixture of random and greedy play comes through, with the seat that decides.
fn positions(game: &ChromaticConflict, seed: u64, every: usize) -> Vec<(State, Seat)> {
    let mut luck = Seeded::new(Seed::numbered(seed));
    let mut bots = [Bot::new(spec("greedy"), seed), Bot::new(spec("random"), seed)];
    let setup = Setup { seats: if seed.is_multiple_of(2) { 3 } else { 4 }, ..Setup::default() };
    let mut state = game.start(&setup, &mut luck).unwrap();
    let mut met = Vec::new();
    for step in 0.. {
        let Some(seat) = game.to_act(&state) else { break };
        if step % every == 0 {
            met.push((state.clone(), seat));
        }
        let knowledge = game.knowledge(&state, Viewer::Seat(seat));
        let choice = bots[step % 2].choose(game, &knowledge, seat).unwrap();
        game.play(&mut state, choice.action, &mut luck, &mut ());
    }
    met
}

#[test]
fn every_bot_chooses_a_legal_action_everywhere() {
    let game = ChromaticConflict::standard();
    let specs = ["random", "greedy", "easy@20it", "normal@20it", "hard@20it", "uct@20it"].map(spec);
    let mut legal = Vec::new();
    for seed in 0..6 {
        for (state, seat) in positions(&game, seed, 3) {
            game.legal_actions(&state, &mut legal);
            let knowledge = game.knowledge(&state, Viewer::Seat(seat));
            for spec in specs {
                let choice = Bot::new(spec, seed).choose(&game, &knowledge, seat).unwrap();
                assert!(legal.contains(&choice.action), "{spec} chose {:?} of {legal:?}", choice.action);
            }
        }
    }
}

#[test]
fn a_bot_chooses_alike_in_worlds_that_its_seat_cannot_tell_apart() {
    let game = ChromaticConflict::standard();
    let mut rng = Rng::stream(5, 5);
    let mut different = 0;
    for (state, seat) in positions(&game, 3, 4) {
        let knowledge = game.knowledge(&state, Viewer::Seat(seat));
        let other = game.resample(&knowledge, &mut rng);
        different += u32::from(other != state);
        let other = game.knowledge(&other, Viewer::Seat(seat));
        for spec in ["greedy", "easy@40it", "hard@40it", "uct@40it"].map(spec) {
            let here = Bot::new(spec, 9).choose(&game, &knowledge, seat);
            let there = Bot::new(spec, 9).choose(&game, &other, seat);
            assert_eq!(here, there, "{spec} was told something");
        }
    }
    assert!(different > 10, "the worlds must differ for this to show anything");
}

#[test]
fn a_fixed_number_of_iterations_gives_the_same_choice_again() {
    let game = ChromaticConflict::standard();
    for (state, seat) in positions(&game, 2, 9) {
        let knowledge = game.knowledge(&state, Viewer::Seat(seat));
        let choose = || Bot::new(spec("hard@60it"), 4).with_threads(2).choose(&game, &knowledge, seat);
        assert_eq!(choose(), choose());
    }
}

#[test]
fn threads_share_the_work_and_their_iterations_are_counted_together() {
    let game = ChromaticConflict::standard();
    let (state, seat) = positions(&game, 1, 20).pop().unwrap();
    let knowledge = game.knowledge(&state, Viewer::Seat(seat));
    let choice = Bot::new(spec("hard@50it"), 4).with_threads(3).choose(&game, &knowledge, seat).unwrap();
    assert_eq!(choice.iterations, 50);
    assert_eq!(game.check(&state, choice.action), Ok(()));
}

#[test]
fn a_bot_without_time_still_has_a_legal_choice() {
    let game = ChromaticConflict::standard();
    let no_time = Spec { player: Player::Hard, budget: Some(Budget::Time(Duration::ZERO)) };
    for (state, seat) in positions(&game, 1, 7) {
        let knowledge = game.knowledge(&state, Viewer::Seat(seat));
        let choice = Bot::new(no_time, 1).choose(&game, &knowledge, seat).unwrap();
        assert_eq!(game.check(&state, choice.action), Ok(()));
    }
}

#[test]
fn the_clock_that_a_bot_is_given_stops_it() {
    use std::sync::atomic::{AtomicU64, Ordering};
    static TICKS: AtomicU64 = AtomicU64::new(0);
    let game = ChromaticConflict::standard();
    let (state, seat) = positions(&game, 1, 20).remove(1);
    let knowledge = game.knowledge(&state, Viewer::Seat(seat));
    let clock = || Duration::from_millis(TICKS.fetch_add(1, Ordering::Relaxed));
    let choice = Bot::new(spec("hard@30ms"), 1).with_clock(clock).choose(&game, &knowledge, seat).unwrap();
    assert!((20..=31).contains(&choice.iterations), "a clock that ticks with every look allows 30 looks: {}", choice.iterations);
}

#[test]
fn nobody_chooses_when_the_game_is_over() {
    let game = ChromaticConflict::standard();
    let mut luck = Seeded::new(Seed::numbered(8));
    let mut rng = Rng::stream(8, 8);
    let mut state = game.start(&Setup::default(), &mut luck).unwrap();
    let mut legal = Vec::new();
    while game.to_act(&state).is_some() {
        game.legal_actions(&state, &mut legal);
        game.play(&mut state, legal[rng.index(legal.len())], &mut luck, &mut ());
    }
    let knowledge = game.knowledge(&state, Viewer::Seat(Seat::at(0)));
    for spec in ["random", "greedy", "hard@5it", "uct@5it"].map(spec) {
        assert_eq!(Bot::new(spec, 1).choose(&game, &knowledge, Seat::at(0)), None);
    }
}

#[test]
fn a_forced_choice_is_made_without_thinking() {
    let game = ChromaticConflict::standard();
    let mut luck = Seeded::new(Seed::numbered(1));
    let mut state = game.start(&Setup::default(), &mut luck).unwrap();
    for _ in 0..3 {
        let mut legal = Vec::new();
        game.legal_actions(&state, &mut legal);
        game.play(&mut state, legal[0], &mut luck, &mut ());
    }
    let knowledge = game.knowledge(&state, Viewer::Seat(Seat::at(3)));
    let choice = Bot::new(spec("hard@1000it"), 1).choose(&game, &knowledge, Seat::at(3)).unwrap();
    assert_eq!(choice.iterations, 0, "the fourth of four seats has one faction left (CC-DEC-1)");
}

#[test]
fn specs_are_read_and_written() {
    for text in ["random", "greedy", "easy", "normal", "hard", "uct", "hard@100ms", "uct@500it", "easy@1it"] {
        assert_eq!(spec(text).to_string(), text);
    }
    let wrong = [
        "",
        "clever",
        "hard@",
        "hard@100",
        "hard@0ms",
        "hard@-5ms",
        "hard@1e3it",
        "hard@999999999it",
        "random@5it",
        "hard@5it@5it",
    ];
    for text in wrong {
        assert!(text.parse::<Spec>().is_err(), "'{text}' is no bot");
    }
    assert!("clever".parse::<Spec>().unwrap_err().contains("greedy"), "an error says what there is");
}
