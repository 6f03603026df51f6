//! The page on how to play and the first game are true: their positions can be read, and the lesson can be played.

#![allow(clippy::unwrap_used)]

use coraquest::CoraQuest;
use golden::{learn_page, lesson};
use tabletop::{Game, Notation, Seed, Seeded};

const LEARN: &str = include_str!("../../../web/content/learn/coraquest.toml");
const LESSON: &str = include_str!("../../../web/content/lessons/coraquest.toml");

#[track_caller]
fn nothing(wrong: &[String]) {
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn the_page_on_how_to_play_can_be_drawn() {
    nothing(&learn_page(&CoraQuest::standard(), LEARN));
}

#[test]
fn the_first_game_can_be_played() {
    nothing(&lesson(&CoraQuest::standard(), LESSON));
}

/// The party wins with the last step and not before.
#[test]
fn the_first_game_ends_with_a_victory() {
    let game = CoraQuest::standard();
    let file: toml::Table = LESSON.parse().unwrap();
    let mut luck = Seeded::new(Seed::numbered(file["seed"].as_integer().unwrap() as u64));
    let mut state = game.read_position(file["position"].as_str().unwrap()).unwrap();
    for step in file["step"].as_array().unwrap() {
        let then: Vec<_> = step.get("then").and_then(|then| then.as_array()).into_iter().flatten().collect();
        let way = step["allow"].as_array().unwrap()[0].as_str().unwrap();
        for action in std::iter::once(way).chain(then.iter().map(|action| action.as_str().unwrap())) {
            assert_eq!(game.outcome(&state), None);
            let action = game.read_action(action).unwrap();
            assert_eq!(game.check(&state, action), Ok(()));
            game.play(&mut state, action, &mut luck, &mut ());
        }
    }
    assert_eq!(game.outcome(&state).unwrap().line(), "won winners 1 ranks 1 points 0");
}
