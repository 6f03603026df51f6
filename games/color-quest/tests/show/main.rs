//! How the table is shown and touched: every position can be drawn, every action pointed at, and pictures stay as they are.
//! `BLESS=1` rewrites the text files beside this one: read the difference before you keep it.

#![allow(clippy::unwrap_used)]

#[path = "../common/mod.rs"]
mod common;

mod answers;
mod everywhere;
mod roster;
mod scenes;
mod verbs;

use color_quest::{Action, ColorQuest, Setup, State};
use tabletop::{Game, Lang, Rng, Seed, Seeded};

/// Plays one game; half of the time a kind of choice is chosen first, so that rare ones are made at all. `look` sees every
/// position before its choice is made, with the choice.
fn game(rules: &ColorQuest, setup: &Setup, seed: u64, mut look: impl FnMut(&State, Option<Action>)) {
    let mut luck = Seeded::new(Seed::numbered(seed));
    let mut rng = Rng::stream(seed, 1);
    let mut state = rules.start(setup, &mut luck).unwrap();
    let mut legal = Vec::new();
    loop {
        rules.legal_actions(&state, &mut legal);
        if legal.is_empty() {
            return look(&state, None);
        }
        if rng.below(2) == 0 {
            let mut kinds: Vec<String> = legal.iter().map(|&action| kind(action)).collect();
            kinds.dedup();
            let chosen = kinds[rng.index(kinds.len())].clone();
            legal.retain(|&action| kind(action) == chosen);
        }
        let choice = legal[rng.index(legal.len())];
        look(&state, Some(choice));
        rules.play(&mut state, choice, &mut luck, &mut ());
    }
}

/// What sort of choice it is, without squares.
fn kind(action: Action) -> String {
    match action {
        Action::Use { ability, .. } => ability.code().to_owned(),
        _ => format!("{action:?}").split([' ', '(']).next().unwrap().to_owned(),
    }
}

/// What every line on a page keeps to.
fn check(text: &str, lang: Lang) {
    assert!(!text.is_empty() && text.trim() == text, "'{text}'");
    assert!(!text.contains("  ") && !text.contains('{'), "'{text}'");
    if lang == Lang::Fr {
        let bare = [" :", " ;", " !", " ?"].iter().any(|mark| text.contains(mark));
        assert!(!bare, "'{text}' needs a no-break space");
    }
}
