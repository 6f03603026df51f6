//! Bots at tables of Color Quest: legal, awake to every scenario, and sure of a win in one.

#![allow(clippy::unwrap_used, reason = "helpers of tests may stop the test")]

use bots::{Bot, Spec};
use color_quest::{Camp, ColorQuest, Face, Placing, Scenario, Setup, State};
use judgement::Judgement;
use tabletop::{Game, Notation, Rng, Seat, Seed, Seeded, Viewer};

const BOTS: [&str; 2] = ["greedy", "hard@40it"];

/// A position on the layout Square from the squares of figures, dice and puddles.
fn position(game: &ColorQuest, scenario: &str, things: &[(&str, &str)], tail: &str) -> State {
    let layout = &game.layouts()[0];
    let crystals = layout.all_crystals([Face::A; 4]);
    let board = layout.board().draw(|at, text| {
        let name = layout.point(at).to_string();
        if crystals.has(at) {
            text.push('*');
        }
        match things.iter().find(|(_, square)| *square == name) {
            Some((thing, _)) => text.push_str(thing),
            None if crystals.has(at) => {}
            None => text.push('.'),
        }
    });
    let head = format!("color-quest\nscenario {scenario}\nlayout square\nfaces a a a a\nboard\n{board}");
    game.read_position(&format!("{head}{tail}\n")).unwrap()
}

fn choice(game: &ColorQuest, state: &State, bot: &str, seed: u64) -> color_quest::Action {
    let seat = game.to_act(state).unwrap();
    let spec: Spec = bot.parse().unwrap();
    Bot::new(spec, seed).choose(game, &game.knowledge(state, Viewer::Seat(seat)), seat).unwrap().action
}

/// Every bot wins within one turn.
#[track_caller]
fn all_win(scenario: &str, things: &[(&str, &str)], tail: &str, winner: Camp) {
    let game = ColorQuest::standard();
    let start = position(&game, scenario, things, tail);
    for bot in BOTS {
        let mut state = start.clone();
        let mut luck = Seeded::new(Seed::numbered(1));
        while game.to_act(&state).is_some() && state.active() == start.active() {
            let action = choice(&game, &state, bot, 3);
            game.play(&mut state, action, &mut luck, &mut ());
        }
        let won = game.outcome(&state).is_some_and(|outcome| outcome.winners.iter().all(|seat| state.camp_of(seat) == winner));
        assert!(won, "{bot} does not win:\n{}", game.write_position(&state));
    }
}

#[test]
fn supremacy_is_won_by_a_blow() {
    let kung_fu = [("yO2", "f6"), ("kR1", "g7"), ("rWa", "c3")];
    all_win("supremacy", &kung_fu, "turn gaia round 3 attacks\nronin moved", Camp::Gaia);
    let melee = [("yO1", "f6"), ("kR2", "g7"), ("kSk", "c3")];
    all_win("supremacy", &melee, "turn kaos round 3 attacks", Camp::Kaos);
}

#[test]
fn supremacy_is_won_by_a_transformation_and_a_blow() {
    let things = [("yO1", "e6"), ("kR1", "g7"), ("rWa", "c3")];
    all_win("supremacy", &things, "turn gaia round 3 powers\ndice gaia gauge red red blue\nronin moved", Camp::Gaia);
}

#[test]
fn harvest_is_won_by_the_tenth_die() {
    let things = [("yO1", "a1"), ("kR1", "r10"), ("rWa", "e3"), ("Y", "h3")];
    all_win("harvest", &things, "turn gaia round 3 moves\nharvest 9 2", Camp::Gaia);
}

#[test]
fn escort_is_won_by_the_last_steps() {
    let things = [("yO1", "o10"), ("kR1", "i5"), ("rWa", "c3")];
    all_win("escort", &things, "turn gaia round 3 moves", Camp::Gaia);
}

/// Plays a whole game: one bot for each side.
fn winner(game: &ColorQuest, setup: &Setup, bots: [&str; 2], seed: u64) -> Option<Camp> {
    let mut luck = Seeded::new(Seed::numbered(seed));
    let mut state = game.start(setup, &mut luck).unwrap();
    let mut players = bots.map(|bot| Bot::new(bot.parse().unwrap(), seed));
    while let Some(seat) = game.to_act(&state) {
        let knowledge = game.knowledge(&state, Viewer::Seat(seat));
        let camp = state.camp_of(seat);
        let action = players[camp.index()].choose(game, &knowledge, seat).unwrap().action;
        game.check(&state, action).unwrap();
        game.play(&mut state, action, &mut luck, &mut ());
    }
    let winners = game.outcome(&state).unwrap().winners;
    Camp::ALL.into_iter().find(|&camp| winners.iter().all(|seat| state.camp_of(seat) == camp))
}

/// `MATCH` asks for so many games of each side; a few are enough to see that the judgement is no worse than luck.
#[test]
fn judgement_beats_luck_in_every_scenario() {
    let games = std::env::var("MATCH").ok().and_then(|text| text.parse().ok()).unwrap_or(5);
    let game = ColorQuest::standard();
    for scenario in Scenario::ALL {
        let setup = Setup { scenario, placing: Placing::Quick, ..Setup::default() };
        for (camp, bots) in Camp::ALL.into_iter().zip([["greedy", "random"], ["random", "greedy"]]) {
            let won = (0..games).filter(|&seed| winner(&game, &setup, bots, seed) == Some(camp)).count();
            println!("{} as {}: {won} of {games}", scenario.code(), camp.code());
            assert!(won * 5 >= games as usize * 4, "{} as {}: {won} of {games}", scenario.code(), camp.code());
        }
    }
}

#[test]
fn judgement_is_a_share() {
    let game = ColorQuest::standard();
    for (number, scenario) in (0..).zip(Scenario::ALL) {
        for placing in [Placing::Quick, Placing::Players] {
            let mut luck = Seeded::new(Seed::numbered(number));
            let mut rng = Rng::stream(number, 1);
            let mut state = game.start(&Setup { scenario, placing, ..Setup::default() }, &mut luck).unwrap();
            let mut list = Vec::new();
            loop {
                let shares = game.evaluate(&state);
                let [one, two] = [0, 1].map(|seat| shares[Seat::at(seat).index()]);
                assert!((0.0..=1.0).contains(&one) && (one + two - 1.0).abs() < 1e-5, "{one} {two}");
                game.legal_actions(&state, &mut list);
                if list.is_empty() {
                    break;
                }
                game.play(&mut state, list[rng.index(list.len())], &mut luck, &mut ());
            }
        }
    }
}
