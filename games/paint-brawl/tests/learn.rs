//! The page on how to play and the first game are true: their positions can be read, and the lesson can be played.

use golden::{learn_page, lesson};
use paint_brawl::PaintBrawl;
use tabletop::{Game, Notation, Seed, Seeded};

const LEARN: &str = include_str!("../../../web/content/learn/paint-brawl.toml");
const LESSON: &str = include_str!("../../../web/content/lessons/paint-brawl.toml");

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
    let game = PaintBrawl::standard();
    let file: toml::Table = LESSON.parse().unwrap();
    let luck = Seeded::new(Seed::numbered(file["seed"].as_integer().unwrap() as u64));
    let mut worlds = vec![(game.read_position(file["position"].as_str().unwrap()).unwrap(), luck)];
    for step in file["step"].as_array().unwrap() {
        let then: Vec<_> = step.get("then").and_then(|then| then.as_array()).into_iter().flatten().collect();
        let ways = step["allow"].as_array().unwrap();
        worlds = worlds
            .iter()
            .flat_map(|world| ways.iter().map(move |way| (world.clone(), way)))
            .map(|(world, way)| {
                let (mut state, mut luck) = world;
                for action in std::iter::once(way).chain(then.iter().copied()) {
                    assert_eq!(game.outcome(&state), None);
                    let action = game.read_action(action.as_str().unwrap()).unwrap();
                    assert_eq!(game.check(&state, action), Ok(()));
                    game.play(&mut state, action, &mut luck, &mut ());
                }
                (state, luck)
            })
            .collect();
    }
    assert!(worlds.len() > 1, "the learner has a choice");
    for (state, _) in &worlds {
        assert_eq!(game.outcome(state).unwrap().line(), "goal winners 1 ranks 1 2 points 5 3");
    }
}
