//! The samples of the notation page are read by the program that they explain.

use chromatic_conflict::ChromaticConflict;
use golden::blocks;
use tabletop::{Game as _, Notation as _, Transcript};

const PAGE: &str = include_str!("../../../../docs/notation/chromatic-conflict.md");

#[test]
fn the_sample_actions_can_be_read() {
    let game = ChromaticConflict::standard();
    let blocks = blocks(PAGE, "action");
    let lines: Vec<&str> = blocks.iter().flat_map(|(_, text)| text.lines()).collect();
    assert!(lines.len() >= 9, "one for each kind of action");
    for line in lines {
        let action = game.read_action(line).unwrap_or_else(|misread| panic!("{line}: {misread}"));
        assert_eq!(game.write_action(action), line);
    }
}

#[test]
fn the_sample_positions_can_be_read_and_written() {
    let game = ChromaticConflict::standard();
    let blocks = blocks(PAGE, "position");
    assert!(blocks.len() >= 4);
    for (line, text) in blocks {
        let state = game.read_position(&text).unwrap_or_else(|misread| panic!("{}", misread.below(line - 1)));
        assert_eq!(game.validate(&state), Ok(()));
        let written = game.write_position(&state);
        assert_eq!(game.read_position(&written), Ok(state), "{written}");
    }
}

#[test]
fn the_sample_transcript_can_be_read() {
    let game = ChromaticConflict::standard();
    let blocks = blocks(PAGE, "transcript");
    assert_eq!(blocks.len(), 1);
    for (_, text) in blocks {
        let transcript: Transcript = text.parse().unwrap();
        assert_eq!(transcript.to_string(), text);
        for line in &transcript.lines {
            assert!(game.read_action(&line.action).is_ok(), "{}", line.action);
        }
        for pick in transcript.lines.iter().flat_map(|line| &line.picks) {
            assert!(["first", "terrain", "tag", "chromeca"].contains(&pick.label.as_str()), "{pick}");
            assert!(PAGE.contains(&format!("| `{}` |", pick.label)), "the page explains {pick}");
        }
    }
}

#[test]
fn a_sample_that_cannot_be_read_would_be_found() {
    let page = "text\n```position\nchromatic-conflict 1\nseats blue\n```\n```action\njump\n```\n";
    let game = ChromaticConflict::standard();
    let positions = blocks(page, "position");
    assert_eq!(positions, [(3, "chromatic-conflict 1\nseats blue\n".to_owned())]);
    let misread = game.read_position(&positions[0].1).expect_err("one seat is too few").below(positions[0].0 - 1);
    assert_eq!(misread.line, 4);
    assert!(game.read_action(blocks(page, "action")[0].1.trim()).is_err());
}
