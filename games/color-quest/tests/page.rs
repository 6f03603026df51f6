//! The samples of the notation page are read by the program that they explain.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on says so by panicking")]

use color_quest::{Ability, ColorQuest, Placing, Setup};
use golden::blocks;
use std::collections::BTreeSet;
use tabletop::{Game as _, Notation as _, Seed, Seeded};

const PAGE: &str = include_str!("../../../docs/notation/color-quest.md");

fn lines(kind: &str) -> Vec<String> {
    blocks(PAGE, kind).iter().flat_map(|(_, text)| text.lines().map(str::to_owned).collect::<Vec<_>>()).collect()
}

#[test]
fn the_sample_actions_can_be_read_and_are_of_every_kind() {
    let game = ColorQuest::standard();
    let mut kinds = BTreeSet::new();
    for line in lines("action") {
        let action = game.read_action(&line).unwrap_or_else(|misread| panic!("{line}: {misread}"));
        assert_eq!(game.write_action(action), line);
        kinds.insert(line.split(' ').next().unwrap().to_owned());
    }
    assert_eq!(kinds.len(), Ability::ALL.len() + 23, "one for each kind of action: {kinds:?}");
}

#[test]
fn cq_set_12_the_sample_position_is_the_quick_start() {
    let game = ColorQuest::standard();
    let blocks = blocks(PAGE, "position");
    let (line, text) = &blocks[0];
    let state = game.read_position(text).unwrap_or_else(|misread| panic!("{}", misread.below(line - 1)));
    let setup = Setup { placing: Placing::Quick, ..Setup::default() };
    assert_eq!(state, game.start(&setup, &mut Seeded::new(Seed::numbered(1))).unwrap());
    assert_eq!(&game.write_position(&state), text);
}

/// A frame by itself fits no position; what is malformed would be found in its line, what does not fit only at the end.
#[test]
fn the_sample_frames_can_be_read() {
    let game = ColorQuest::standard();
    let (_, sample) = blocks(PAGE, "position").into_iter().next().unwrap();
    let frames = lines("frame");
    for frame in &frames {
        let text = format!("{sample}waits {frame}\n");
        let line = text.lines().count();
        if let Err(misread) = game.read_position(&text) {
            assert_eq!(misread.line, line + 1, "{frame}: {misread}");
        }
    }
    let kinds: BTreeSet<&str> = frames.iter().map(|line| line.split(' ').next().unwrap()).collect();
    assert_eq!(kinds.len(), 23, "{kinds:?}");
}
