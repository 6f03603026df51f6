//! The page on how to play and the first game are true: their positions can be read, and the lesson can be played.

use chromatic_conflict::ChromaticConflict;
use golden::{endings, learn_page, lesson};
use texts::{Lang, Message};

const LEARN: &str = include_str!("../../../../web/content/learn/chromatic-conflict.toml");
const LESSON: &str = include_str!("../../../../web/content/lessons/chromatic-conflict.toml");

#[track_caller]
fn nothing(wrong: &[String]) {
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn the_page_on_how_to_play_can_be_drawn() {
    nothing(&learn_page(&ChromaticConflict::standard(), LEARN));
}

#[test]
fn the_first_game_can_be_played() {
    nothing(&lesson(&ChromaticConflict::standard(), LESSON));
}

/// The closing sentences name the result.
#[test]
fn the_first_game_ends_as_it_says() {
    let ends = endings(&ChromaticConflict::standard(), LESSON);
    assert_eq!(ends, [Some("last-chromeca winners 1 ranks 1 2 2 points 10 4 4".to_owned())].into());
    for lang in Lang::ALL {
        let closing = Message::named("chromatic-conflict", "lesson", "closing").say(lang);
        assert!(closing.contains(": 10 ") && closing.matches("4 ").count() >= 2, "{closing}");
    }
}

/// Whatever is changed to something wrong is found.
#[test]
fn faults_in_the_files_would_be_found() {
    let game = ChromaticConflict::standard();
    let faults = [
        ("viewer = 1", "viewer = 4", "there is no seat 4"),
        ("mark = [\"card 3\"", "mark = [\"card 5\"", "'card 5' is not there"),
        ("spot (-1,0)", "spot (-9,0)", "'spot (-9,0)' is not there"),
        ("seats blue green", "seats blue blue", "line 2"),
        ("key = \"turn\"", "key = \"aim\"", "the same key"),
        ("key = \"turn\"", "key = \"turns\"", "there is no text 'learn-turns'"),
        ("game = \"chromatic-conflict\"", "game = \"chess\"", "chess"),
    ];
    for (from, to, problem) in faults {
        let wrong = learn_page(&game, &changed(LEARN, from, to)).join("\n");
        assert!(wrong.contains(problem), "'{to}' is not noticed: {wrong}");
    }
    let faults = [
        ("allow = [\"place 3 (0,0)\"]", "allow = [\"place 4 (0,0)\"]", "step 3: 'place 4 (0,0)' is not legal"),
        ("hint = [\"card 4\"", "hint = [\"card 1\"", "step 3: the hint is not the way"),
        ("then = [\"place 2 (0,0)\"", "then = [\"place 5 (0,0)\"", "step 2: 'place 5 (0,0)' is"),
        (", \"lay T06 (2,0)\"]", "]", "step 3: it is not seat 1 that decides"),
        ("seed = 2", "seed = 6", "step 4: 'place 2 (2,0)' is not legal"),
        ("key = \"core\"", "key = \"score\"", "there is no text 'lesson-step-score'"),
        ("key = \"core\"", "key = \"lay\"", "another step has the same key"),
        ("key = \"core\"", "kay = \"core\"", "unknown field"),
    ];
    for (from, to, problem) in faults {
        let wrong = lesson(&game, &changed(LESSON, from, to)).join("\n");
        assert!(wrong.contains(problem), "'{to}' is not noticed: {wrong}");
    }
    let free = changed(LESSON, "allow = [\"lay T09 (2,1)\"]", "allow = [\"lay T09\"]");
    assert!(lesson(&game, &free).join("\n").contains("step 10: 'place 4 (2,1)' is not legal"), "every way is followed");
}

fn changed(text: &str, from: &str, to: &str) -> String {
    let changed = text.replacen(from, to, 1);
    assert_ne!(changed, text, "'{from}' is not in the file");
    changed
}
