//! The samples of the notation page are read by the program that they explain.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on says so by panicking")]

use dark_threat::{Ability, DarkThreat};
use golden::blocks;
use std::collections::BTreeSet;
use std::sync::Arc;
use tabletop::{Game as _, Notation as _, Table, Transcript};

const PAGE: &str = include_str!("../../../../docs/notation/dark-threat.md");

fn lines(kind: &str) -> Vec<String> {
    blocks(PAGE, kind).iter().flat_map(|(_, text)| text.lines().map(str::to_owned).collect::<Vec<_>>()).collect()
}

#[test]
fn the_sample_actions_can_be_read_and_are_of_every_kind() {
    let game = DarkThreat::standard();
    let mut kinds = BTreeSet::new();
    let mut actions = Vec::new();
    for line in lines("action") {
        let action = game.read_action(&line).unwrap_or_else(|misread| panic!("{line}: {misread}"));
        assert_eq!(game.write_action(action), line);
        kinds.insert(line.split(' ').next().unwrap().to_owned());
        actions.push(action);
    }
    assert_eq!(kinds.len(), Ability::ALL.len() + 20, "one for each kind of action: {kinds:?}");
    assert!(actions.is_sorted(), "the samples are in the order of the legal list");
}

#[test]
fn the_sample_positions_can_be_read_and_written() {
    let game = DarkThreat::standard();
    let blocks = blocks(PAGE, "position");
    assert_eq!(blocks.len(), 2);
    for (line, text) in blocks {
        let state = game.read_position(&text).unwrap_or_else(|misread| panic!("{}", misread.below(line - 1)));
        assert_eq!(game.validate(&state), Ok(()));
        let written = game.write_position(&state);
        assert_eq!(game.read_position(&written), Ok(state), "{written}");
    }
}

/// A frame by itself fits no position; what is malformed would be found in its line, what does not fit only at the end.
#[test]
fn the_sample_frames_can_be_read() {
    let game = DarkThreat::standard();
    let (_, sample) = blocks(PAGE, "position").into_iter().next().unwrap();
    for frame in lines("frame") {
        let text = format!("{sample}waits {frame}\n");
        let line = text.lines().count();
        if let Err(misread) = game.read_position(&text) {
            assert_eq!(misread.line, line + 1, "{frame}: {misread}");
        }
    }
    let kinds: BTreeSet<String> = lines("frame").iter().map(|line| line.split(' ').next().unwrap().to_owned()).collect();
    let all = [
        "awaken", "blows", "clear", "colour", "doom", "drop", "emerge", "flee", "lotus", "order", "push", "sprout", "step",
        "strike", "taint",
    ];
    assert_eq!(kinds.iter().map(String::as_str).collect::<Vec<_>>(), all);
}

#[test]
fn every_cell_of_the_table_can_stand_in_a_picture() {
    let game = DarkThreat::standard();
    let cells: Vec<&str> = PAGE.lines().filter_map(|line| line.strip_prefix("| `")?.split('`').next()).collect();
    let cells: Vec<&str> = cells.into_iter().take_while(|cell| *cell != "layout").collect();
    assert_eq!(cells.len(), 25);
    let (_, sample) = blocks(PAGE, "position").into_iter().next().unwrap();
    for cell in cells {
        // It stands on c8, a red prism, and leaves wherever it stood; a red puddle stands elsewhere, as there it would be lit.
        let figure = cell.trim_start_matches("r*");
        let same = |there: &str| match figure {
            "Br" => there == "Ch",
            "Ul" => there == "Wo",
            "tr" | "ar" | "mr" => there == "ar",
            _ => figure.len() > 1 && there.starts_with(&figure[..2]),
        };
        let place = |line: &str| {
            let mut words: Vec<&str> = line.split_whitespace().collect();
            if words.len() == 18 {
                words.iter_mut().skip(1).filter(|word| same(word)).for_each(|word| *word = ".");
                if words[0] == if cell == "r" { "5" } else { "8" } {
                    words[3] = cell;
                }
            }
            words.join(" ")
        };
        let lines = sample.lines().filter(|line| !line.starts_with("protected")).map(place);
        let text = lines.collect::<Vec<_>>().join("\n").replace("turn fongia", "turn wooden-king").replace("Ni!!", "Nix!!");
        let state = game.read_position(&text).unwrap_or_else(|misread| panic!("{cell}: {misread}\n{text}"));
        let written = game.write_position(&state);
        let cell = cell.replace("Ni!!", "Nix!!");
        assert!(written.split_whitespace().any(|word| word == cell), "{cell}\n{written}");
    }
}

#[test]
fn the_sample_transcript_replays() {
    let game = Arc::new(DarkThreat::standard());
    let blocks = blocks(PAGE, "transcript");
    assert_eq!(blocks.len(), 1);
    for (_, text) in blocks {
        let transcript: Transcript = text.parse().unwrap();
        let table = Table::replay(game.clone(), &transcript).unwrap_or_else(|error| panic!("{error}"));
        assert_eq!(table.transcript().to_string(), text);
        for label in ["layout", "gaia", "kaos"] {
            assert!(PAGE.contains(&format!("| `{label}` |")), "the page explains {label}");
        }
    }
}
