//! Transcripts: replayed, verified, and caught when they lie.

use crate::run::{file, folder, khroma, khroma_with};

/// A whole game of random bots.
fn game(name: &str) -> (String, String) {
    let path = folder(name).join("game.txt").to_str().unwrap().to_owned();
    khroma(&["play", "chromatic-conflict", "--seats", "3", "--seed", "4", "--humans", "0", "--bots", "random", "--save", &path])
        .ok();
    let text = std::fs::read_to_string(&path).unwrap();
    (path, text)
}

#[test]
fn a_transcript_is_told_shown_and_verified() {
    let (path, text) = game("told");
    let decisions = text.lines().count() - 9;
    let verified = khroma(&["replay", &path, "--verify"]).ok();
    let (first, made) = verified.split_once('\n').unwrap();
    assert_eq!(first, format!("verified: {decisions} decisions, luck agrees with the seed"));
    assert!(made.starts_with("made with rules ") && made.contains("shipped with this program"), "{made}");
    assert_eq!(khroma_with(&["replay", "-", "--verify"], text.as_bytes()).ok(), verified);
    let checked = khroma(&["replay", &path, "--verify", "--json"]).json();
    assert_eq!(
        (&checked["verified"], &checked["decisions"], &checked["seed_checked"]),
        (&true.into(), &decisions.into(), &true.into())
    );
    assert!(checked["outcome"]["winners"].is_array(), "{checked}");
    let told = khroma(&["replay", &path]).ok();
    assert!(told.contains("  1 seat 1: faction ") && told.ends_with(&verified), "{told}");
    let stepped = khroma(&["replay", &path, "--step", "--seat", "2"]).ok();
    assert!(stepped.matches("Core ").count() > decisions, "a picture after each decision");
    let value = khroma(&["replay", &path, "--json"]).json();
    assert_eq!(value["decisions"].as_array().unwrap().len(), decisions);
    assert_eq!(value["seed"], "4");
    assert!(value["outcome"]["winners"].is_array());

    assert!(khroma(&["show", &path]).ok().starts_with("As a bystander sees it, after "));
    let early = khroma(&["show", &path, "--at", "3", "--seat", "1"]).ok();
    assert!(early.starts_with(&format!("As seat 1 sees it, after 3 of {decisions} decisions")), "{early}");
    assert!(khroma(&["show", &path, "--at", "0", "--json"]).json().is_object());
    assert!(khroma(&["show", &path, "--at", "9999"]).bad().contains("nothing after 9999"));
    assert_eq!(khroma(&["legal", &path]).ok(), "", "nothing can be done when the game is over");
    assert_eq!(khroma(&["legal", &path, "--json"]).json(), serde_json::json!([]));
    assert!(khroma(&["replay", &path, "--seat", "4"]).bad().contains("3 seats play"));
}

/// Where a change in a line of the head comes to light, and in which words.
fn told_at(line: usize) -> (&'static [usize], &'static str) {
    match line {
        // Another setup has another first position.
        5 => (&[5, 7], ""),
        // Another seed has other luck, which is found where luck is used first.
        6 => (&[6], "the seed gives"),
        _ => (&[], ""),
    }
}

#[test]
fn a_change_in_any_line_is_found_at_that_line() {
    let (_, text) = game("tampered");
    let lines: Vec<&str> = text.lines().collect();
    for (index, line) in lines.iter().enumerate() {
        let characters: Vec<char> = line.chars().collect();
        for at in [0, characters.len() / 2, characters.len() - 1] {
            let mut changed = characters.clone();
            changed[at] = if changed[at] == '8' { '9' } else { '8' };
            let mut all: Vec<String> = lines.iter().map(|line| (*line).to_owned()).collect();
            all[index] = changed.into_iter().collect();
            let err = khroma_with(&["replay", "-", "--verify"], (all.join("\n") + "\n").as_bytes()).bad();
            let number = index + 1;
            let (numbers, words) = told_at(number);
            let at_line = |number: &usize| err.contains(&format!("standard input:{number}:"));
            let found = at_line(&number) || numbers.iter().any(at_line) || !words.is_empty() && err.contains(words);
            assert!(found, "line {number}, character {at}: '{}'\n{err}", all[index]);
        }
    }
}

#[test]
fn a_transcript_that_was_cut_off_is_known_as_such() {
    let (_, text) = game("cut");
    let lines: Vec<&str> = text.lines().collect();
    for length in 0..lines.len() {
        let err = khroma_with(&["replay", "-"], (lines[..length].join("\n") + "\n").as_bytes()).bad();
        assert!(err.contains("standard input:"), "{length}: {err}");
    }
    let missing: String = lines.iter().enumerate().filter(|(at, _)| *at != 20).map(|(_, line)| format!("{line}\n")).collect();
    assert!(khroma_with(&["replay", "-"], missing.as_bytes()).bad().contains("standard input:21: "));
}

#[test]
fn the_line_that_differs_is_shown() {
    let (_, text) = game("shown");
    let line = text.lines().nth(7).unwrap();
    let changed = text.replacen("1 seat 1:", "1 seat 2:", 1);
    let path = file("shown-changed", changed);
    let err = khroma(&["replay", &path]).bad();
    assert!(err.contains("file.txt:8: seat 1 decides here, not seat 2"), "{err}");
    let french = khroma(&["replay", &path, "--lang", "fr"]).bad();
    assert!(
        french.contains("file.txt:8: la transcription n'est plus vérifiée à cette ligne (en anglais\u{a0}: seat 1"),
        "{french}"
    );
    assert!(err.contains(&format!("\n  8 | {}", line.replacen("seat 1", "seat 2", 1))), "{err}");
}

#[test]
fn a_transcript_without_its_seed_verifies_but_cannot_go_on() {
    let (_, text) = game("seedless");
    let path = file("seedless-file", text.replacen("seed 4", "seed none", 1));
    assert!(khroma(&["replay", &path, "--verify"]).ok().contains("the seed is not told"));
    assert_eq!(khroma(&["replay", &path, "--verify", "--json"]).json()["seed_checked"], false);
    assert!(khroma(&["play", "--resume", &path]).bad().contains("file.txt:6: the seed is not told"));
    let french = khroma(&["play", "--resume", &path, "--lang", "fr"]).bad();
    assert!(french.contains("file.txt:6: la graine n'est pas donnée"), "{french}");
}
