//! The page on how to play and the first game are true: their positions can be read, and the lesson can be played.

use color_quest::ColorQuest;
use golden::{endings, learn_page, lesson};

const LEARN: &str = include_str!("../../../web/content/learn/color-quest.toml");
const LESSON: &str = include_str!("../../../web/content/lessons/color-quest.toml");

#[track_caller]
fn nothing(wrong: &[String]) {
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn the_page_on_how_to_play_can_be_drawn() {
    nothing(&learn_page(&ColorQuest::standard(), LEARN));
}

#[test]
fn the_first_game_can_be_played() {
    nothing(&lesson(&ColorQuest::standard(), LESSON));
}

/// Gaia wins with the last step and not before, whatever is chosen where there is a choice.
#[test]
fn the_first_game_ends_with_a_victory() {
    let ends = endings(&ColorQuest::standard(), LESSON);
    assert_eq!(ends, [Some("goal winners 1 ranks 1 2 points 2 0".to_owned())].into());
}
