//! Positions as whoever writes them: what no game can come to is refused by its rule, what is read can be played on.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on says so by panicking")]

mod unplayable;

use crate::board::picture;
use laws::Laws;
use paint_brawl::{PaintBrawl, State};
use std::collections::BTreeSet;
use std::sync::Arc;
use tabletop::{Game as _, Notation as _, Rng, Seeded};

const NORMAL: &str = "level normal\nscenario 1\nseats red blue\n";
const INITIATION: &str = "level initiation\nscenario 1\nseats red blue\n";
const ADVANCED: &str = "level advanced women blasts\nscenario 3\nseats red blue\n";
const TACTICAL: &str = "level advanced tactical\nscenario 3\nseats red blue\n";
const INFILTRATION: &str = "level advanced infiltration\nscenario 1\nseats red blue\n";
const TURN: &str = "turn red round 2 moves 2 attacks 2\n";
const TEAMS: &str = "team red warrior warrior hunter shaman\nteam blue warrior hunter shaman shaman\n";
const ALL_TWICE: &str = "fatigue fatigue missed missed kadamas kadamas explosion explosion summoning summoning immunity immunity";

/// Things on a board: `a1 rC, k11 bC`.
fn things(text: &str) -> Vec<(&str, &str)> {
    text.split(", ").filter_map(|thing| thing.split_once(' ')).collect()
}

/// A position with these Chiefs and things.
fn position(head: &str, on_board: &str, tail: &str) -> String {
    format!("paint-brawl\n{head}{}{tail}", picture(&things(on_board)))
}

/// The same with both Chiefs at home.
fn played(head: &str, on_board: &str, tail: &str) -> String {
    position(head, &format!("a1 rC, k11 bC, {on_board}"), tail)
}

/// The complaint stands below the last line: it concerns the position as a whole.
#[test]
fn positions_that_cannot_be_are_refused_by_their_rule() {
    let game = PaintBrawl::standard();
    let puddles: Vec<String> = ('a'..='k').flat_map(|column| (3..=5).map(move |row| format!("{column}{row} r"))).collect();
    for (text, fragment) in [
        (played("level normal\nscenario 1\nseats red red\n", "", TURN).replace("k11 bC", ""), "blue does not play"),
        (position("level normal\nscenario 1\nseats red red\n", "a1 rC", TURN), "two seats have the same colour (PB-SETUP-2)"),
        (played("level normal women\nscenario 1\nseats red blue\n", "", TURN), "only the Advanced level has switches (PB-ADV-1)"),
        (played("level initiation\nscenario 3\nseats red blue\n", "", TURN), "scenario not for Initiation (PB-SETUP-6)"),
        (played(NORMAL, "", "turn red round 0 moves 2 attacks 2\n"), "round 0 does not fit the stage"),
        (played(NORMAL, "", "turn red round 41 moves 2 attacks 2\n"), "round 41 is beyond the limit (PB-END-5)"),
        (played(NORMAL, "", "turn red round 4 moves 3 attacks 2\n"), "3 Moves are left (PB-TURN-2)"),
        (played(NORMAL, "", "turn red round 4 moves 2 attacks 3\n"), "3 Attacks are left (PB-TURN-2)"),
        (position(NORMAL, "a1 rC", TURN), "blue has no Chief (PB-TEAM-1)"),
        (played(NORMAL, &puddles[..26].join(", "), TURN), "red has 26 puddles in use (PB-COMP-1)"),
        (played(NORMAL, &(puddles[..25].join(", ") + ", f6 @r"), TURN), "red has 26 puddles in use (PB-COMP-1)"),
        (played(NORMAL, "c3 rg, c4 rg, c5 rg", TURN), "red has too many invocations (PB-GOLEM-1)"),
        (played(NORMAL, "c3 rg, c4 rg, c5 rG", TURN), "red has too many invocations (PB-GOLEM-1)"),
        (played(NORMAL, "c3 rG, c4 rG", TURN), "red has too many invocations (PB-GOLEM-1)"),
        (played(ADVANCED, "c3 rK, c4 rK", TURN), "red has too many invocations (PB-GOLEM-1)"),
        (played(NORMAL, "c3 rK", TURN), "red has a Clone without blasts (PB-CLONE-1)"),
        (played(NORMAL, "f6 @+rW", TURN), "only a Chief stands on the Quest square (PB-BOARD-6)"),
        (position(NORMAL, "a1 rC, c3 ^bC", TURN), "only fighters stand on a wall, not on c3 (PB-HIGH-7)"),
        (played(NORMAL, "c3 ^rg", TURN), "only fighters stand on a wall, not on c3 (PB-HIGH-7)"),
        (position(NORMAL, "a1 rC, k11 bC!r", TURN), "wrong stun marks on k11 (PB-STUN-5)"),
        (played(NORMAL, "c3 rg!b", TURN), "wrong stun marks on c3 (PB-STUN-5)"),
        (played(INITIATION, "c3 ^", TURN), "walls at Initiation (PB-WALL-6)"),
        (played(NORMAL, "a3 ^, c5 ^", TURN), "two walls in the quarter of a3 (PB-WALL-1)"),
        (played(NORMAL, "c3 ^, c9 ^", TURN), "two walls in the line of c3 (PB-WALL-3)"),
        (played(NORMAL, "c3 ^, i3 ^", TURN), "two walls in the line of c3 (PB-WALL-3)"),
        (played(NORMAL, "f3 ^", TURN), "no wall can stand on f3 (PB-WALL-2)"),
        (played(NORMAL, "b2 ^", TURN), "no wall can stand on b2 (PB-WALL-2)"),
        (played(NORMAL, "", &format!("{TURN}hand red fatigue fatigue missed\n")), "seat 1 holds too many cards (PB-CARD-2)"),
        (
            played(NORMAL, "", &format!("{TURN}hand red fatigue fatigue\ndiscard fatigue fatigue fatigue\n")),
            "not so many cards 'fatigue'",
        ),
        (
            played(NORMAL, "", &format!("{TURN}pile fatigue 5 missed 4 kadamas 4\n")),
            "the bonus cards are [5, 4, 4, 0, 0, 0], not [4, 4",
        ),
        (played(NORMAL, "", &format!("{TURN}pile none\n")), "the bonus cards are [0, 0, 0, 0, 0, 0], not [4, 4"),
        (played(NORMAL, "", &format!("{TURN}stock red fatigue\n")), "the bonus cards are [5, 4"),
        (
            played(
                NORMAL,
                "",
                &format!("{TURN}spent red fatigue\npile fatigue 3 missed 4 kadamas 4 explosion 4 summoning 4 immunity 4\n"),
            ),
            "no pile (PB-TACT-1)",
        ),
        (played(TACTICAL, "", &format!("{TURN}stock red {ALL_TWICE}\n")), "the bonus cards are [2, 2"),
        (played(TACTICAL, "", &format!("{TURN}stock red {ALL_TWICE}\ndiscard {ALL_TWICE}\n")), "no pile (PB-TACT-1)"),
        (played(NORMAL, "", &format!("{TURN}blasts red warrior\n")), "red has blast cards that are not its own (PB-BLAST-1)"),
        (played(ADVANCED, "", &format!("{TURN}blasts red shaman\n")), "red has blast cards that are not its own (PB-BLAST-1)"),
        (played(ADVANCED, "", &format!("{TURN}blasts red warrior warrior warrior\n")), "red has blast cards that are not"),
        (played(NORMAL, "", &format!("{TURN}team red warrior\n")), "red has fighters to place in the middle of the game"),
        (played(NORMAL, "", &format!("{TURN}over limit\nwaits recoil blue\n")), "business after the end"),
        (position(NORMAL, "", &format!("stage walls red\n{TEAMS}hand red fatigue\n")), "the bonus cards are [1, 0"),
        (position(NORMAL, "", &format!("stage walls red\n{TEAMS}waits recoil blue\n")), "business during the set-up"),
        (position(NORMAL, "", "stage placing red\n"), "red has not the fighters of its clan (PB-TEAM-1)"),
    ] {
        let misread = game.read_position(&text).expect_err(&text);
        assert!(misread.message.contains(fragment), "{fragment}\n{text}\n{misread}");
    }
}

#[test]
fn what_cannot_wait_is_refused() {
    let game = PaintBrawl::standard();
    let cards = "hand blue fatigue missed\nhand red immunity\ndiscard fatigue missed kadamas explosion immunity immunity\n";
    for (head, on_board, waits) in [
        (NORMAL, "", "take"),
        (NORMAL, "c3 r", "source c3 c3"),
        (ADVANCED, "c3 bM, c4 b, e5 r", "source c3 e5"),
        (ADVANCED, "c3 rM, c4 r", "source c3 e5"),
        (NORMAL, "c3 r", "collect take-back move e5"),
        (NORMAL, "c3 r, d3 r, e3 r", "collect take-back move c3 d3 e3"),
        (NORMAL, "c3 rW", "react red to run c3 c5"),
        (NORMAL, "c3 rW", "react blue to pass"),
        (NORMAL, "c3 rW", "react blue to run c3 c5 with c4"),
        (ADVANCED, "c3 rM, e5 b", "react blue to chromamorphosis c3 e5"),
        (NORMAL, "c3 r", "react blue to take-back move"),
        (NORMAL, "", "last-call red"),
        (NORMAL, "", "recoil red"),
        (NORMAL, "c3 rW", "shots c3 3"),
        (ADVANCED, "c3 bH", "shots c3 3"),
        (ADVANCED, "c3 rH", "shots c3 0"),
        (ADVANCED, "c3 rH", "shots c3 4"),
        (NORMAL, "", "immunity red against blue fatigue"),
        (NORMAL, "", "immunity blue against blue kadamas"),
        (NORMAL, "c3 rg", "immunity red against blue explosion-card c3"),
        (NORMAL, "c3 rW", "react blue to run c3 c5\nwaits immunity red against blue missed"),
        (NORMAL, "c3 rW", "react blue to run c3 c5\nwaits immunity blue against blue fatigue"),
        (NORMAL, "c3 rW", "react blue to run c3 c5\nwaits immunity red against blue kadamas"),
        (NORMAL, "c3 rW", "react blue to run c3 c5\nwaits immunity red against blue fatigue chain red 0"),
        (NORMAL, "c3 rW", "react blue to run c3 c5\nwaits immunity red against blue fatigue chain red 1"),
        (NORMAL, "c3 rW", "react blue to run c3 c5\nwaits immunity red against blue fatigue chain blue 2"),
        (NORMAL, "c3 rW", "react blue to run c3 c5\nwaits react blue to run c3 c5"),
        (NORMAL, "c3 rW", "recoil blue\nwaits recoil blue"),
    ] {
        let text = played(head, on_board, &format!("turn red round 2 moves 1 attacks 1\n{cards}waits {waits}\n"));
        let misread = game.read_position(&text).expect_err(&text);
        assert!(misread.message.starts_with("this cannot wait here: "), "{text}\n{misread}");
    }
    for (on_board, round, waits) in [
        ("c3 rW", 1, "react blue to run c3 c5"),
        ("c3 rS, c4 r", 2, "react blue to take-back move with c4"),
        ("c3 rW", 2, "react blue to run c3 c5\nwaits immunity red against blue fatigue"),
        ("c3 rg", 2, "last-call blue"),
        ("c3 r", 2, "collect kadamas"),
    ] {
        let tail =
            format!("turn red round {round} moves 1 attacks 1\nhand blue fatigue missed\ndiscard fatigue\nwaits {waits}\n");
        let text = played(NORMAL, on_board, &tail);
        let misread = game.read_position(&text).expect_err(&text);
        assert_eq!(misread.message, "a seat is asked that has nothing to choose (PB-REACT-2)", "{text}");
    }
    let shut_in = position(NORMAL, "a1 rC, k11 bC, k10 rW, j11 rW", &format!("{TURN}waits recoil blue\n"));
    assert_eq!(game.read_position(&shut_in).expect_err("he cannot go").message, "nobody can decide anything here");
}

/// Plays on at random, and looks at every position on the way.
fn play_on(game: &PaintBrawl, mut state: State, seed: u64) {
    let (mut luck, mut rng, mut list) = (Seeded(Rng::stream(seed, 0)), Rng::stream(seed, 1), Vec::new());
    for _ in 0..200 {
        assert_eq!(game.validate(&state), Ok(()));
        game.legal_actions(&state, &mut list);
        assert_eq!(list.is_empty(), game.outcome(&state).is_some());
        if list.is_empty() {
            return;
        }
        game.play(&mut state, list[rng.index(list.len())], &mut luck, &mut ());
    }
}

/// The positions whose trees are counted have everything that can wait.
#[test]
fn every_kind_of_waiting_frame_is_read_written_and_played_on() {
    let game = Arc::new(PaintBrawl::standard());
    let rules: BTreeSet<&str> = game.rule_texts().ids().collect();
    let laws = Laws::of(&game, |rule| rules.contains(rule));
    let mut kinds = BTreeSet::new();
    for path in golden::files(&golden::folder(env!("CARGO_MANIFEST_DIR"), "counts")) {
        let file = golden::read(&path);
        let text = file.lines().filter(|line| !line.starts_with("leaves ")).collect::<Vec<_>>().join("\n");
        let state = game.read_position(&text).unwrap_or_else(|misread| panic!("{}: {misread}", path.display()));
        let written = game.write_position(&state);
        assert_eq!(game.read_position(&written), Ok(state.clone()), "{written}");
        laws.at(&state).unwrap_or_else(|broken| panic!("{}: {broken}", path.display()));
        (0..5).for_each(|seed| play_on(&game, state.clone(), seed));
        let words = written.lines().filter_map(|line| line.split_once(' ').filter(|(word, _)| ["waits", "stage"].contains(word)));
        kinds.extend(words.map(|(_, rest)| {
            let word = |nth: usize| rest.split(' ').nth(nth).unwrap_or_default();
            match word(0) {
                "collect" => format!("collect {}", word(1)),
                "react" => format!("react to {}", word(3)),
                "immunity" => format!("immunity against {}{}", word(4), if rest.contains("chain") { " chain" } else { "" }),
                kind => kind.to_owned(),
            }
        }));
    }
    let needed = "collect kadamas, collect take-back, immunity against explosion-card, immunity against explosion-card chain, \
                  immunity against fatigue, immunity against fatigue chain, immunity against kadamas, immunity against kadamas chain, \
                  immunity against missed chain, immunity against summoning-card, infiltrating, last-call, placing, \
                  react to chief, react to chromamorphosis, react to multi-shot, react to mutation, react to network, react to take-back, \
                  recoil, shots, source, take, walls, women";
    for kind in needed.split(", ") {
        assert!(kinds.contains(kind), "no position has '{kind}': {kinds:?}");
    }
}

#[test]
fn huge_texts_are_refused() {
    let game = PaintBrawl::standard();
    let good = played(NORMAL, "", TURN);
    for text in [
        "paint-brawl\n".repeat(100_000),
        format!("paint-brawl\nseats{}\n", " red".repeat(100_000)),
        format!("paint-brawl\nseats red {}\n", "x".repeat(1_000_000)),
        good.replacen(" .", &" .".repeat(100_000), 1),
        format!("{good}{}", "waits last-call blue\n".repeat(10_000)),
        format!("{good}discard{}\n", " fatigue".repeat(100_000)),
        format!("{good}waits collect kadamas{}\n", " a1".repeat(100_000)),
        format!("{good}pile fatigue {}\n", "9".repeat(100_000)),
        format!("{good}blasts red{}\n", " warrior".repeat(1000)),
        "\0".repeat(100_000),
        "#".repeat(1_000_000),
    ] {
        let misread = game.read_position(&text).expect_err("it is no position");
        assert!(misread.message.chars().count() < 400, "{misread}");
    }
}

#[test]
fn a_message_quotes_a_little_of_a_huge_cell() {
    let text = played(NORMAL, "", TURN).replacen(" .", &format!(" {}", "r".repeat(100_000)), 1);
    let misread = PaintBrawl::standard().read_position(&text).expect_err("it is no position");
    assert!(misread.message.len() < 400, "the message has {} bytes", misread.message.len());
}
