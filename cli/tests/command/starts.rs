//! Quick starts: a setup in one word.

use crate::run::{file, folder, khroma, khroma_with};

const GAME: &str = "paint-brawl";
const WORDS: [&str; 9] = [
    "initiation-2",
    "initiation-3",
    "initiation-4",
    "normal-2",
    "normal-3",
    "normal-4",
    "advanced-2",
    "advanced-3",
    "advanced-4",
];

#[test]
fn a_quick_start_is_a_setup_in_one_word() {
    for word in WORDS {
        let (level, seats) = word.split_once('-').unwrap();
        let set = format!("level={level}");
        let long = khroma(&["new", GAME, "--seats", seats, "--set", &set, "--set", "placing=quick"]).ok();
        assert_eq!(khroma(&["new", GAME, word]).ok(), long);
        assert!(long.contains(&format!("\nlevel {level}")) && long.contains("\nscenario 1\n"), "{long}");
    }
}

#[test]
fn what_is_said_besides_goes_before_a_quick_start() {
    let setup = |args: &[&str]| khroma(&[&["new", GAME, "normal-2", "--json"], args].concat()).json()["setup"].clone();
    assert_eq!(setup(&[])["scenario"], 1);
    let other = setup(&["--set", "scenario=3", "--seats", "4"]);
    assert_eq!((&other["scenario"], &other["seats"], &other["level"]), (&3.into(), &4.into(), &"normal".into()));
    let path = folder("starts-setup").join("evening.toml");
    std::fs::write(&path, "scenario = 5\nlevel = \"advanced\"\n").unwrap();
    let path = path.to_str().unwrap();
    let other = setup(&["--setup", path, "--set", "scenario=4"]);
    assert_eq!((&other["scenario"], &other["level"], &other["placing"]), (&4.into(), &"advanced".into(), &"quick".into()));
    // A rule that forbids what they come to together is named.
    let err = khroma(&["new", GAME, "initiation-2", "--set", "scenario=3"]).bad();
    assert!(err.contains("PB-SETUP-6"), "{err}");
}

#[test]
fn every_command_that_begins_games_knows_them() {
    let out = khroma_with(&["play", GAME, "initiation-3", "--seed", "1", "--bots", "random"], b"quit\n\n").ok();
    assert!(out.contains("seats: 1 you, 2 random, 3 random") && out.contains("Your turn: play (2 Moves and 2 Attacks left)"));
    let report = khroma(&["simulate", GAME, "initiation-3", "--games", "2", "--bots", "random", "--json"]).json();
    assert_eq!((&report["game"], report["seats"].as_array().unwrap().len()), (&GAME.into(), 3));
    let report = khroma(&["match", GAME, "normal-2", "--games", "2", "--bots", "greedy,random", "--swap", "--json"]).json();
    assert_eq!((&report["game"], &report["starts"]), (&GAME.into(), &1.into()));
}

#[test]
fn a_word_that_is_none_is_met_with_those_that_are() {
    let err = khroma(&["new", GAME, "nromal-2"]).bad();
    for fragment in ["no quick start 'nromal-2'", "initiation-2, ", ", advanced-4", "did you mean 'normal-2'?"] {
        assert!(err.contains(fragment), "'{fragment}' is not in\n{err}");
    }
    let err = khroma(&["play", GAME, "avancé-3", "--lang", "fr"]).bad();
    for fragment in ["pas de départ rapide « avancé-3 »", "initiation-2, ", ", advanced-4"] {
        assert!(err.contains(fragment), "'{fragment}' is not in\n{err}");
    }
    let err = khroma(&["new", "chromatic-conflict", "normal-2"]).bad();
    assert!(err.contains("chromatic-conflict has no quick starts"), "{err}");
    let saved = file("starts-resume", "");
    let err = khroma(&["play", GAME, "normal-2", "--resume", &saved]).bad();
    assert!(err.contains("cannot be used with"), "{err}");
}

#[test]
fn the_games_are_listed_with_their_quick_starts() {
    for (lang, fragment) in [
        ("en", "quick starts, as in 'khroma play paint-brawl initiation-2':"),
        ("fr", "départs rapides, comme dans « khroma play paint-brawl initiation-2 »\u{a0}:"),
    ] {
        let out = khroma(&["games", "--lang", lang]).ok();
        assert!(out.contains(fragment), "{out}");
        assert!(WORDS.iter().all(|word| out.contains(&format!("\n        {word} "))), "{out}");
    }
    let games = khroma(&["games", "--json"]).json();
    let starts = games[1]["quick_starts"].as_array().unwrap();
    assert_eq!(starts.iter().map(|start| start["word"].as_str().unwrap()).collect::<Vec<_>>(), WORDS);
    assert_eq!(starts[8]["options"], serde_json::json!({ "level": "advanced", "seats": "4", "placing": "quick" }));
    assert_eq!(games[0]["quick_starts"].as_array().unwrap().len(), 0);
}
