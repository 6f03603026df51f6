//! Bots at tables of Dark Threat: legal, awake to the goals of both camps, and sure of a win in one.

#![allow(clippy::unwrap_used, reason = "helpers of tests may stop the test")]

use bots::{Bot, Spec};
use dark_threat::{Camp, DarkThreat, Level, Placing, Setup, State};
use judgement::Judgement;
use tabletop::{Game, Notation, Rng, Seat, Seed, Seeded, Viewer};

const BOTS: [&str; 2] = ["greedy", "hard@40it"];

/// The pieces that are always on the board; a position may put them elsewhere.
const USUAL: [(&str, &str); 14] = [
    ("Wo", "f6"),
    ("tr", "e11"),
    ("to", "a7"),
    ("tb", "m11"),
    ("tp", "q7"),
    ("ty", "m1"),
    ("tg", "q5"),
    ("Oa", "i6"),
    ("Ch", "a1"),
    ("Ni", "a11"),
    ("Mo", "q11"),
    ("Cl", "q1"),
    ("Fo", "l6"),
    ("Do", "m7"),
];

/// The piece of a cell, whatever its shape and its marks.
fn piece(cell: &str) -> String {
    let cell = cell.trim_end_matches('!');
    match cell.split_at(1) {
        ("B", "r") => "Ch".to_owned(),
        ("a" | "m", colour) => format!("t{colour}"),
        _ => cell.to_owned(),
    }
}

/// A position from the squares of pieces and puddles; pieces that are not named stand where they start.
fn position(game: &DarkThreat, levels: &str, pieces: &[(&str, &str)], tail: &str) -> State {
    let named = |cell: &str| pieces.iter().any(|(other, _)| piece(other) == cell);
    let usual = USUAL.iter().filter(|(cell, _)| !named(cell));
    let all: Vec<_> = pieces.iter().chain(usual).collect();
    let board = game.board().draw(|at, text| {
        let name = game.board().name(at).to_string();
        text.push_str(all.iter().find(|(_, square)| *square == name).map_or(".", |(cell, _)| cell));
    });
    let head = format!("dark-threat\nseats 2\nlevels {levels}\nlayout 1\ncycles 30\nboard\n{board}");
    game.read_position(&format!("{head}{tail}\norder oak\n")).unwrap()
}

fn choice(game: &DarkThreat, state: &State, bot: &str) -> String {
    let seat = game.to_act(state).unwrap();
    let spec: Spec = bot.parse().unwrap();
    let choice = Bot::new(spec, 3).choose(game, &game.knowledge(state, Viewer::Seat(seat)), seat).unwrap();
    game.write_action(choice.action)
}

/// Every bot wins at once.
#[track_caller]
fn all_win(levels: &str, pieces: &[(&str, &str)], tail: &str, winner: Camp) {
    let game = DarkThreat::standard();
    let start = position(&game, levels, pieces, tail);
    for bot in BOTS {
        let mut state = start.clone();
        let mut luck = Seeded::new(Seed::numbered(1));
        // A line of the Chosen One asks for its colours one by one.
        for _ in 0..3 {
            if game.to_act(&state).is_some() {
                let chosen = choice(&game, &state, bot);
                game.play(&mut state, game.read_action(&chosen).unwrap(), &mut luck, &mut ());
            }
        }
        let won = game.outcome(&state).is_some_and(|outcome| outcome.winners.iter().all(|seat| state.camp_of(seat) == winner));
        assert!(won, "{bot} does not win:\n{}", game.write_position(&state));
    }
}

const LIT: [(&str, &str); 5] = [("r*", "c8"), ("b*", "o10"), ("p*", "n9"), ("y*", "o4"), ("g*", "p3")];

#[test]
fn the_last_prism_is_lit() {
    let mut pieces = vec![("Ch", "b7")];
    pieces.extend(LIT);
    all_win("easy easy", &pieces, "turn chosen-one cycle 5 moves 1 attacks 1", Camp::Gaia);
    // By the Avatar of the colour.
    let mut pieces = vec![("ao", "a9")];
    pieces.extend(LIT);
    all_win("easy easy", &pieces, "turn oak cycle 5 moves 0 attacks 1", Camp::Gaia);
}

#[test]
fn the_bane_that_blocks_the_last_temple_is_destroyed() {
    let mut pieces = vec![("Oa", "d10"), ("Bf", "c9"), ("o*", "b9")];
    pieces.extend(LIT);
    all_win("easy easy", &pieces, "turn oak cycle 5 moves 1 attacks 1\ncorrupted force", Camp::Gaia);
}

#[test]
fn the_bright_chosen_one_steps_onto_the_sanctuary() {
    let mut pieces = vec![("Oa", "c2"), ("Br", "h5"), ("o*", "b9")];
    pieces.extend(LIT);
    all_win("medium medium", &pieces, "turn chosen-one cycle 9 moves 1 attacks 0", Camp::Gaia);
}

#[test]
fn the_half_bane_joins_the_king() {
    let pieces = [("Ha", "g7")];
    all_win("easy easy", &pieces, "turn wooden-king cycle 7 moves 1 attacks 2\ncorrupted force wisdom", Camp::Kaos);
}

/// What Gaia's share is in a position.
fn gaia(game: &DarkThreat, levels: &str, pieces: &[(&str, &str)], tail: &str) -> f32 {
    game.evaluate(&position(game, levels, pieces, tail))[0]
}

#[test]
fn a_step_to_a_goal_is_seen() {
    let game = DarkThreat::standard();
    let turn = "turn wooden-king cycle 3 moves 2 attacks 2";
    for levels in ["easy easy", "medium medium", "hard hard", "hard easy", "easy hard"] {
        let at = |pieces: &[(&str, &str)]| gaia(&game, levels, pieces, turn);
        let start = at(&[]);
        assert!(at(&[("o*", "b9")]) > start, "a lit prism, {levels}");
        assert!(at(&[("ar", "e11")]) > start, "an Avatar, {levels}");
        assert!(at(&[("Bf", "c9")]) < start, "a small Bane, {levels}");
        assert!(at(&[("Bf", "e7"), ("Bw", "i8")]) < at(&[("Bf", "c9"), ("Bw", "o9")]), "Banes on their way, {levels}");
        assert!(at(&[("Ha", "h8")]) < at(&[("Bf", "h8"), ("Bw", "i9")]), "a fusion, {levels}");
        assert!(at(&[("Ch!", "a1")]) < start, "a stunned Chosen One, {levels}");
        assert!(at(&[("Wo!", "f6")]) >= start, "a stunned King, {levels}");
    }
}

#[test]
fn the_seats_of_a_camp_share_what_it_has() {
    let game = DarkThreat::standard();
    let mut luck = Seeded::new(Seed::numbered(1));
    for (seats, first) in [(2, Camp::Gaia), (4, Camp::Kaos)] {
        let setup = Setup { seats, first, gaia: Level::Easy, placing: Placing::Quick, ..Setup::default() };
        let state = game.start(&setup, &mut luck).unwrap();
        let shares = game.evaluate(&state);
        let sum: f32 = shares.iter().sum();
        assert!((sum - 1.0).abs() < 1e-5);
        for seat in Seat::first(seats) {
            let like = Seat::first(seats).find(|&other| state.camp_of(other) == state.camp_of(seat)).unwrap();
            assert!((shares[seat.index()] - shares[like.index()]).abs() < 1e-6);
        }
    }
}

#[test]
fn every_choice_is_legal() {
    let game = DarkThreat::standard();
    for (seed, seats) in [(1, 2), (2, 4)] {
        let setup = Setup { seats, gaia: Level::Hard, kaos: Level::Hard, ..Setup::default() };
        let mut luck = Seeded::new(Seed::numbered(seed));
        let mut rng = Rng::stream(seed, 1);
        let mut state = game.start(&setup, &mut luck).unwrap();
        let mut list = Vec::new();
        for number in 0..400 {
            game.legal_actions(&state, &mut list);
            if list.is_empty() {
                break;
            }
            if number % 23 == 0 {
                for bot in BOTS {
                    let chosen = choice(&game, &state, bot);
                    assert_eq!(game.check(&state, game.read_action(&chosen).unwrap()), Ok(()), "{chosen}");
                }
            }
            game.play(&mut state, list[rng.index(list.len())], &mut luck, &mut ());
        }
    }
}
