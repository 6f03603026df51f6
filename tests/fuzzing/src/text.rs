//! Positions, actions and transcripts.

use crate::Fuzzed;
use crate::fuzzed::play_on;
use arcade::{Pick, Seed};
use tabletop::{Rng, Table, Transcript, Viewer};

/// For how many decisions an action is tried: a short game.
const ACTIONS: u32 = 120;

/// A position that is understood is sound, is the same after writing and reading, and can be played to its end.
///
/// # Panics
/// If that is not so.
pub fn position<G: Fuzzed>(data: &[u8]) -> bool {
    let Ok(text) = std::str::from_utf8(data) else { return false };
    let game = &*G::standard();
    let Ok(state) = game.read_position(text) else { return false };
    let written = game.write_position(&state);
    let again = game.read_position(&written).unwrap_or_else(|misread| panic!("{misread}\n{written}"));
    assert_eq!(again, state, "{written}");
    let mut rng = Rng::stream(data.len() as u64, 2);
    for viewer in Viewer::all(game.seats(&state)) {
        let world = game.resample(&game.knowledge(&state, viewer), &mut rng);
        assert_eq!(game.view(&world, viewer), game.view(&state, viewer), "{written}");
    }
    play_on(game, state, data.len() as u64);
    true
}

/// An action that is understood is the same after writing and reading, and is either listed or refused, all through some games.
///
/// # Panics
/// If that is not so.
pub fn action<G: Fuzzed>(data: &[u8]) -> bool {
    let Ok(text) = std::str::from_utf8(data) else { return false };
    let game = &*G::standard();
    let Ok(action) = game.read_action(text) else { return false };
    let written = game.write_action(action);
    assert_eq!(game.read_action(&written), Ok(action), "{written}");
    for setup in G::setups() {
        let Ok(mut table) = Table::open(G::standard(), setup, Seed::numbered(7)) else { continue };
        let mut rng = Rng::stream(data.len() as u64, 3);
        let mut list = Vec::new();
        for _ in 0..G::MOST.min(game.max_decisions() + 1).min(ACTIONS) {
            game.legal_actions(table.state(), &mut list);
            assert_eq!(game.check(table.state(), action).is_ok(), list.contains(&action), "{written}");
            if list.is_empty() {
                break;
            }
            let choice = list[rng.index(list.len())];
            assert!(table.play(choice).is_ok());
        }
    }
    true
}

/// A transcript that is understood is the same after writing and reading; one that replays does so again. What it says
/// was done can be tried, with its luck.
///
/// # Panics
/// If that is not so.
pub fn transcript<G: Fuzzed>(data: &[u8]) -> bool {
    let Ok(text) = std::str::from_utf8(data) else { return false };
    let Ok(read) = text.parse::<Transcript>() else { return false };
    let written = read.to_string();
    assert_eq!(written.parse(), Ok(read.clone()), "{written}");
    if let Ok(table) = Table::replay(G::standard(), &read) {
        let again = Table::replay(G::standard(), &table.transcript());
        assert_eq!(again.map(|again| again.state().clone()), Ok(table.state().clone()), "{written}");
    }
    try_actions::<G>(&read);
    true
}

/// The actions of a transcript one by one, each with its luck, as long as they are legal.
fn try_actions<G: Fuzzed>(read: &Transcript) {
    let Ok(setup) = arcade::AnySetup::from_json(&read.setup) else { return };
    let Some(any) = G::any() else { return };
    let Ok(table) = any.open(&setup, read.seed.unwrap_or(Seed::numbered(0))) else { return };
    let mut position = table.position();
    for line in &read.lines {
        let luck: Vec<Pick> = line.picks.clone();
        match any.apply(&position, std::slice::from_ref(&line.action), luck, Seed::numbered(1), arcade::Lang::En) {
            Ok(applied) => position = applied.position,
            Err(_) => return,
        }
    }
}
