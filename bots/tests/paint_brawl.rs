//! Bots at tables of Paint Brawl: legal, honest, and awake to what a scenario is about.

#![allow(clippy::unwrap_used, reason = "helpers of tests may stop the test")]

use bots::{Bot, Spec};
use paint_brawl::{Level, PaintBrawl, Placing, Scenario, Setup, State};
use tabletop::{Game, Notation, Rng, Seed, Seeded, Viewer};

const BOTS: [&str; 2] = ["greedy", "hard@40it"];

fn spec(text: &str) -> Spec {
    text.parse().unwrap()
}

/// A position from what stands on some squares and the lines around the board.
fn position(game: &PaintBrawl, head: &str, squares: &[(&str, &str)], tail: &str) -> State {
    let board = game.board().draw(|at, text| {
        let name = game.board().name(at).to_string();
        let found = squares.iter().find(|(square, _)| *square == name).map(|(_, cell)| *cell);
        text.push_str(found.unwrap_or(if at == game.quest() { "@" } else { "." }));
    });
    game.read_position(&format!("paint-brawl\n{head}\nseats red blue\nboard\n{board}{tail}\n")).unwrap()
}

/// What a bot of this kind chooses.
fn choice(game: &PaintBrawl, state: &State, bot: &str) -> String {
    let seat = game.to_act(state).unwrap();
    let choice = Bot::new(spec(bot), 3).choose(game, &game.knowledge(state, Viewer::Seat(seat)), seat).unwrap();
    game.write_action(choice.action)
}

/// Every bot chooses this.
#[track_caller]
fn all_choose(head: &str, squares: &[(&str, &str)], tail: &str, wanted: &[&str]) {
    let game = PaintBrawl::standard();
    let state = position(&game, head, squares, tail);
    for bot in BOTS {
        let chosen = choice(&game, &state, bot);
        assert!(wanted.contains(&chosen.as_str()), "{bot} chooses {chosen}, not one of {wanted:?}");
    }
}

const TURN: &str = "turn red round 5 moves 1 attacks 1";

#[test]
fn the_last_square_of_a_network_is_painted() {
    let row = ["b1", "c1", "d1", "e1", "f1", "g1", "h1", "i1", "j1"].map(|square| (square, "r"));
    let column = ["k2", "k3", "k4", "k5", "k6", "k7", "k8"].map(|square| (square, "r"));
    let mut squares = vec![("a1", "rC"), ("k11", "bC"), ("k1", "r"), ("e8", "rW"), ("b10", "bW")];
    squares.extend(row.into_iter().chain(column));
    // k9 and k10 are missing, and one Network paints both.
    all_choose("level normal\nscenario 1", &squares, TURN, &["network a1 k9 k10"]);
}

#[test]
fn the_last_enemy_fighter_is_won_over() {
    let squares = [("a1", "rC"), ("k11", "bC"), ("e3", "rW"), ("e4", "bH"), ("h5", "rS")];
    let wanted = ["melee e3 ne", "melee e3 nw"];
    all_choose("level initiation\nscenario 2", &squares, TURN, &wanted);
}

#[test]
fn the_centre_is_closed() {
    let held = ["e5", "f5", "g5", "e6", "g6", "e7", "f7"].map(|square| (square, "r"));
    let mut squares = vec![("a1", "rC"), ("k11", "bC"), ("f6", "@r"), ("g3", "bW"), ("g10", "rH"), ("c3", "bS")];
    squares.extend(held);
    all_choose("level normal\nscenario 3", &squares, TURN, &["shot g10 g7"]);
}

#[test]
fn the_chief_steps_onto_the_quest_square() {
    let squares = [("e6", "rC"), ("k11", "bC"), ("f6", "@r"), ("c3", "rW"), ("h9", "bW")];
    let wanted = ["chief e6 e move", "chief e6 e attack"];
    all_choose("level normal\nscenario 4", &squares, TURN, &wanted);
}

#[test]
fn the_third_wall_is_climbed() {
    let squares =
        [("a1", "rC"), ("k11", "bC"), ("d4", "^r"), ("c9", "^r"), ("h8", "^"), ("i3", "^b"), ("g7", "rH"), ("b5", "bW")];
    all_choose("level normal\nscenario 5", &squares, TURN, &["climb g7 h8"]);
}

#[test]
fn a_deed_that_would_win_is_cancelled() {
    let squares = [("e6", "rC"), ("k11", "bC"), ("f6", "@r"), ("c3", "rW"), ("h9", "bW")];
    let tail = "turn red round 5 moves 0 attacks 1\nhand blue fatigue\nwaits react blue to chief e6 e move";
    all_choose("level normal\nscenario 4", &squares, tail, &["fatigue"]);
    let squares = [("a1", "rC"), ("k11", "bC"), ("e3", "rW"), ("e4", "bH"), ("h5", "rS")];
    let tail = "turn red round 5 moves 1 attacks 0\nhand blue missed\nwaits react blue to melee e3 ne";
    all_choose("level initiation\nscenario 2", &squares, tail, &["missed"]);
}

#[test]
fn an_answer_to_a_card_that_saves_the_winner_is_immunity() {
    let squares = [("e6", "rC"), ("k11", "bC"), ("f6", "@r"), ("c3", "rW"), ("h9", "bW")];
    let tail = "turn red round 5 moves 0 attacks 0\nhand red immunity\ndiscard fatigue\nwaits react blue to chief e6 e move\n\
                waits immunity red against blue fatigue";
    all_choose("level normal\nscenario 4", &squares, tail, &["immunity"]);
}

/// Positions of a random game, one in `every` decisions.
fn walk(game: &PaintBrawl, setup: &Setup, seed: u64, every: usize, mut visit: impl FnMut(&State)) {
    let mut luck = Seeded::new(Seed::numbered(seed));
    let mut rng = Rng::stream(seed, 1);
    let mut state = game.start(setup, &mut luck).unwrap();
    let mut list = Vec::new();
    for number in 0.. {
        game.legal_actions(&state, &mut list);
        if list.is_empty() || number > 12 * every {
            return;
        }
        if number % every == every - 1 {
            visit(&state);
        }
        let action = list[rng.index(list.len())];
        game.play(&mut state, action, &mut luck, &mut ());
    }
}

#[test]
fn every_choice_is_legal_and_does_not_depend_on_what_is_hidden() {
    let game = PaintBrawl::standard();
    for scenario in Scenario::ALL {
        for seats in 2..=4 {
            let setup = Setup { seats, level: Level::Advanced, scenario, placing: Placing::Quick, ..Setup::default() };
            walk(&game, &setup, u64::from(seats), 29, |state| {
                let seat = game.to_act(state).unwrap();
                let knowledge = game.knowledge(state, Viewer::Seat(seat));
                let world = game.resample(&knowledge, &mut Rng::stream(7, 7));
                for bot in BOTS {
                    let chosen = choice(&game, state, bot);
                    assert_eq!(game.check(state, game.read_action(&chosen).unwrap()), Ok(()), "{chosen}");
                    assert_eq!(choice(&game, &world, bot), chosen, "{bot}");
                }
            });
        }
    }
}
