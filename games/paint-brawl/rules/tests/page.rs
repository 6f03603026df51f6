//! The samples of the notation page are read by the program that they explain.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on says so by panicking")]

use golden::blocks;
use paint_brawl::{Ability, PaintBrawl};
use std::collections::BTreeSet;
use std::sync::Arc;
use tabletop::{Game as _, Notation as _, Table, Transcript};

const PAGE: &str = include_str!("../../../../docs/notation/paint-brawl.md");

fn lines(kind: &str) -> Vec<String> {
    blocks(PAGE, kind).iter().flat_map(|(_, text)| text.lines().map(str::to_owned).collect::<Vec<_>>()).collect()
}

#[test]
fn the_sample_actions_can_be_read_and_are_of_every_kind() {
    let game = PaintBrawl::standard();
    let mut kinds = BTreeSet::new();
    for line in lines("action") {
        let action = game.read_action(&line).unwrap_or_else(|misread| panic!("{line}: {misread}"));
        assert_eq!(game.write_action(action), line);
        kinds.insert(line.split(' ').next().unwrap().to_owned());
    }
    assert_eq!(kinds.len(), Ability::ALL.len() + 22, "one for each kind of action: {kinds:?}");
}

#[test]
fn the_sample_positions_can_be_read_and_written() {
    let game = PaintBrawl::standard();
    let blocks = blocks(PAGE, "position");
    assert_eq!(blocks.len(), 3);
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
    let game = PaintBrawl::standard();
    let (_, sample) = blocks(PAGE, "position").into_iter().next().unwrap();
    let frames = lines("frame");
    assert!(frames.len() >= 17);
    for frame in frames {
        let text = format!("{sample}waits {frame}\n");
        let line = text.lines().count();
        if let Err(misread) = game.read_position(&text) {
            assert_eq!(misread.line, line + 1, "{frame}: {misread}");
        }
    }
    let kinds: BTreeSet<String> = lines("frame").iter().map(|line| line.split(' ').next().unwrap().to_owned()).collect();
    let all = ["collect", "immunity", "last-call", "react", "recoil", "shots", "source", "take"];
    assert_eq!(kinds.iter().map(String::as_str).collect::<Vec<_>>(), all);
}

#[test]
fn every_cell_of_the_table_stands_in_a_picture_or_can() {
    let game = PaintBrawl::standard();
    let cells: Vec<&str> = PAGE.lines().filter_map(|line| line.strip_prefix("| `")?.split('`').next()).collect();
    let cells: Vec<&str> = cells.into_iter().take_while(|cell| *cell != "first").collect();
    assert_eq!(cells, [".", "r", "rW", "rW!b", "^", "^r", "^yH", "@", "@r", "@+bC", "@r+bC"]);
    let (_, sample) = blocks(PAGE, "position").into_iter().next().unwrap();
    for cell in cells {
        let text = if cell.starts_with('@') {
            let chief = if cell.contains("bC") { sample.replace(" bC ", " .  ") } else { sample.clone() };
            chief.replace("@r ", &format!("{cell} "))
        } else {
            sample
                .replace(" ^    .    .\n 2", &format!(" {}    .    .\n 2", if cell.starts_with('^') { cell } else { "^" }))
                .replace("\n 1 .", &format!("\n 1 {}", if cell.starts_with('^') { "." } else { cell }))
        };
        let state = game.read_position(&text).unwrap_or_else(|misread| panic!("{cell}: {misread}\n{text}"));
        let written = game.write_position(&state);
        assert!(written.split_whitespace().any(|word| word == cell), "{cell}\n{written}");
    }
}

#[test]
fn the_sample_transcript_replays() {
    let game = Arc::new(PaintBrawl::standard());
    let blocks = blocks(PAGE, "transcript");
    assert_eq!(blocks.len(), 1);
    for (_, text) in blocks {
        let transcript: Transcript = text.parse().unwrap();
        let table = Table::replay(game.clone(), &transcript).unwrap_or_else(|error| panic!("{error}"));
        assert_eq!(table.transcript().to_string(), text);
        let picks = transcript.dealt.iter().chain(transcript.lines.iter().flat_map(|line| &line.picks));
        for pick in picks {
            assert!(PAGE.contains(&format!("| `{}` |", pick.label)), "the page explains {pick}");
        }
    }
}
