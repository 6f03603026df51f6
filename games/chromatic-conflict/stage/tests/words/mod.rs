//! What players read: every sentence exists in both languages, says what it should, and tells no secret.
//! `BLESS=1` rewrites the pictures in `tests/pictures`.

#![allow(clippy::unwrap_used)]

mod everywhere;
mod pictures;
mod sentences;

use chromatic_conflict::{Action, ChromaticConflict, Place, Position, Setup, State, View};
use std::collections::BTreeSet;
use std::sync::Arc;
use tabletop::{Game, Notation, Rng, Seat, Seed, Step, Table, Viewer};
use texts::Lang;

const MIDDLE: &str = include_str!("../pictures/middle.position.txt");

fn seat(number: u8) -> Seat {
    Seat::numbered(number).unwrap()
}

fn at(x: i8, y: i8) -> Position {
    Position::new(x, y)
}

fn terrain(tag: &str) -> Place {
    Place::tagged(tag).unwrap()
}

/// Plays random games at 3 and 4 seats. `look` sees every position, `hear` every step.
fn games(
    count: u64,
    mut look: impl FnMut(&ChromaticConflict, &State, &[Action], &mut Rng),
    mut hear: impl FnMut(&ChromaticConflict, &Step<ChromaticConflict>),
) {
    let game = Arc::new(ChromaticConflict::standard());
    for number in 0..count {
        let setup = Setup { seats: 3 + (number % 2) as u8, ..Setup::default() };
        let mut table = Table::open(game.clone(), setup, Seed::numbered(number)).unwrap();
        let mut rng = Rng::stream(number, 1);
        let mut legal = Vec::new();
        loop {
            game.legal_actions(table.state(), &mut legal);
            look(&game, table.state(), &legal, &mut rng);
            if legal.is_empty() {
                break;
            }
            // Half of the time one of the last options, so that games are not mostly laying.
            let last = legal.len().min(8);
            let choice = if rng.below(2) == 0 { rng.index(legal.len()) } else { legal.len() - 1 - rng.index(last) };
            hear(&game, table.play(legal[choice]).unwrap());
        }
    }
}

/// What every sentence keeps to.
fn check_sentence(text: &str, lang: Lang) {
    assert!(!text.is_empty());
    for wrong in ["  ", "None", "Some", "()", " ,", " .", "{", "}"] {
        assert!(!text.contains(wrong), "'{wrong}' in '{text}'");
    }
    assert!(text.starts_with(char::is_uppercase), "'{text}' begins small");
    assert_eq!(text.trim(), text);
    for sign in [':', ';', '!', '?'] {
        let spaced = format!("\u{a0}{sign}");
        match lang {
            Lang::Fr => assert_eq!(text.matches(sign).count(), text.matches(&spaced).count(), "a space is wrong in '{text}'"),
            _ => assert!(!text.contains(&spaced) && !text.contains(&format!(" {sign}")), "a space is wrong in '{text}'"),
        }
    }
    let one = [" 1 gems", " 1 gemmes", "(1 gems", " 1 points", " 1 terrains", " 1 Chromecas", " 0 gemmes", " 0 points de"];
    assert!(one.iter().all(|wrong| !text.contains(wrong)), "a number does not agree in '{text}'");
}

fn both(say: impl Fn(Lang) -> String) -> [String; 2] {
    let said = Lang::ALL.map(|lang| {
        let text = say(lang);
        check_sentence(&text, lang);
        text
    });
    golden::RECORDED.map(|lang| said[lang as usize].clone())
}

fn tags(text: &str) -> BTreeSet<&str> {
    Place::TAGS.into_iter().filter(|tag| text.contains(tag)).collect()
}

/// The position of the pictures, changed.
fn middle(change: &[(&str, &str)]) -> View {
    let game = ChromaticConflict::standard();
    let mut text = MIDDLE.to_owned();
    for (from, to) in change {
        assert!(text.contains(from));
        text = text.replace(from, to);
    }
    let state = game.read_position(&text).unwrap();
    game.view(&state, Viewer::Seat(seat(3)))
}
