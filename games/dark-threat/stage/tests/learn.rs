//! The page on how to play and the first game are true: their positions can be read, and the lesson can be played.

use dark_threat::DarkThreat;
use golden::{endings, learn_page, lesson};

const LEARN: &str = include_str!("../../../../web/content/learn/dark-threat.toml");
const LESSON: &str = include_str!("../../../../web/content/lessons/dark-threat.toml");

#[track_caller]
fn nothing(wrong: &[String]) {
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn the_page_on_how_to_play_can_be_drawn() {
    nothing(&learn_page(&DarkThreat::standard(), LEARN));
}

#[test]
fn the_first_game_can_be_played() {
    nothing(&lesson(&DarkThreat::standard(), LESSON));
}

/// Gaia wins with the last step and not before, whatever is chosen where there is a choice.
#[test]
fn the_first_game_ends_with_a_victory() {
    let ends = endings(&DarkThreat::standard(), LESSON);
    assert_eq!(ends, [Some("goals winners 1 ranks 1 2 points 1 0".to_owned())].into());
}
