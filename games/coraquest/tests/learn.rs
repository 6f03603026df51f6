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

/// The lamp burns at the end, and the dungeon has grown.
#[test]
fn the_first_game_lights_a_lamp_and_reveals_a_card() {
    let game = CoraQuest::standard();
    let file: toml::Table = LESSON.parse().unwrap();
    let mut luck = Seeded::new(Seed::numbered(file["seed"].as_integer().unwrap() as u64));
    let mut state = game.read_position(file["position"].as_str().unwrap()).unwrap();
    for step in file["step"].as_array().unwrap() {
        let then: Vec<_> = step.get("then").and_then(|then| then.as_array()).into_iter().flatten().collect();
        let way = step["allow"].as_array().unwrap()[0].as_str().unwrap();
        // Any way to lay the card is accepted.
        let way = if way == "lay left" { "lay left 0" } else { way };
        for action in std::iter::once(way).chain(then.iter().map(|action| action.as_str().unwrap())) {
            assert_eq!(game.outcome(&state), None);
            let action = game.read_action(action).unwrap();
            assert_eq!(game.check(&state, action), Ok(()));
            game.play(&mut state, action, &mut luck, &mut ());
        }
    }
    let end = game.write_position(&state);
    assert!(end.contains("counter lamps 1"), "{end}");
    assert_eq!(state.dungeon().laid().len(), 4);
}
