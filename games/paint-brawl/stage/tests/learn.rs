//! The page on how to play and the first game are true: their positions can be read, and the lesson can be played.

use golden::{endings, learn_page, lesson};
use paint_brawl::PaintBrawl;

const LEARN: &str = include_str!("../../../../web/content/learn/paint-brawl.toml");
const LESSON: &str = include_str!("../../../../web/content/lessons/paint-brawl.toml");

#[track_caller]
fn nothing(wrong: &[String]) {
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn the_page_on_how_to_play_can_be_drawn() {
    nothing(&learn_page(&PaintBrawl::standard(), LEARN));
}

#[test]
fn the_first_game_can_be_played() {
    nothing(&lesson(&PaintBrawl::standard(), LESSON));
}

/// The learner wins with the last step and not before, whatever is chosen where there is a choice.
#[test]
fn the_first_game_ends_with_a_victory() {
    let ends = endings(&PaintBrawl::standard(), LESSON);
    assert_eq!(ends, [Some("goal winners 1 ranks 1 2 points 5 3".to_owned())].into());
}
