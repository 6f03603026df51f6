//! Content files: those of the house load, and wrong ones are refused with file, line and reason.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on says so by panicking")]

use dark_threat::{DarkThreat, Folder};
use tabletop::{ContentFile, Game as _};

/// What is said when one text of a file is replaced by another.
fn complaints(file: &str, from: &str, to: &str) -> Vec<String> {
    let standard = Folder::STANDARD;
    let files = [standard.constants, standard.board, standard.temples, standard.events, standard.rules];
    let changed = files.iter().find(|known| known.name == file).unwrap().text.replacen(from, to, 1);
    assert!(files.iter().all(|known| known.text != changed), "{from} is not in {file}");
    let files = files.map(|known| ContentFile { text: if known.name == file { &changed } else { known.text }, ..known });
    match DarkThreat::from_files(files) {
        Ok(_) => Vec::new(),
        Err(errors) => errors.iter().map(ToString::to_string).collect(),
    }
}

#[test]
fn the_shipped_content_loads() {
    let game = DarkThreat::load(&Folder::STANDARD).unwrap();
    assert_eq!(game.content(), DarkThreat::standard().content());
    assert_eq!(game.board().all().count(), 187);
}

#[test]
fn wrong_content_is_refused_with_file_line_and_reason() {
    for (file, from, to, said) in [
        ("constants.toml", "moves_per_turn = 2", "moves_per_turn = 9", "constants.toml:3: moves_per_turn (DT-ACT-1) is 9"),
        ("constants.toml", "cycles = 30", "cycles = 61", "the usual number of cycles lies between"),
        ("constants.toml", "first_gaia_actions = 3", "first_gaia_actions = 5", "a first turn has no more actions"),
        ("constants.toml", "mandrakes = 2", "mandrakes = 3", "mandrakes (T9; one stands on the board at the start) is 3"),
        ("constants.toml", "kadamas", "kadama", "unknown field"),
        ("board.toml", "columns = 17", "columns = 18", "board.toml:4: a board has at most 192 squares"),
        ("board.toml", "\"i6\"", "\"z6\"", "board.toml:6: 'z6' is not a square of this board (DT-SQ-1)"),
        ("board.toml", "\"i6\"", "\"c9\"", "c9 is taken already (DT-SQ-6)"),
        ("board.toml", "centre = \"c9\"", "centre = \"a9\"", "the Temple of W has nine squares of its own"),
        ("board.toml", "name = \"NE\"", "name = \"N\"", "the place NE is expected here"),
        ("board.toml", "\"ninja\", \"monk\"", "\"ninja\", \"ninja\"", "the Followers are ninja, monk and cleric"),
        ("board.toml", "mandrake = \"e7\"", "mandrake = \"h7\"", "the Mandrake starts next to the Wooden King (DT-SET-6)"),
        ("board.toml", "chief = \"m7\"", "chief = \"n7\"", "the Doomed Chief starts next to Fongia (DT-SET-7)"),
        ("temples.toml", "\"red\", \"orange\"", "\"red\", \"blue\"", "blue has its prisms in one Temple only (DT-SQ-5)"),
        (
            "temples.toml",
            "\"force\", \"wisdom\", \"spirit\"",
            "\"force\", \"force\", \"spirit\"",
            "every Temple stands on one place",
        ),
        ("temples.toml", "6 = [", "7 = [", "the layout 6 is missing (DT-SET-1)"),
        ("events.toml", "white-lotus = 1", "white-lotus = 2", "7 faces bring an event, but a die has 6 (DT-INFO-2)"),
        ("events.toml", "easy = 1", "easy = 3", "a harder level has no fewer goals (DT-WIN-1)"),
    ] {
        let complaints = complaints(file, from, to);
        assert!(complaints.iter().any(|complaint| complaint.contains(said)), "{file}: {to}: {complaints:?}");
        assert!(complaints.iter().all(|complaint| complaint.contains(".toml:")), "{complaints:?}");
    }
}

#[test]
fn another_number_is_another_game() {
    let standard = Folder::STANDARD;
    let text = standard.constants.text.replacen("black_puddles = 60", "black_puddles = 50", 1);
    let constants = ContentFile { text: &text, ..standard.constants };
    let game = DarkThreat::load(&Folder { constants, ..standard }).unwrap();
    assert_ne!(game.content(), DarkThreat::standard().content());
    assert_eq!(game.constants().black_puddles, 50);
}
