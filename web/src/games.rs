//! The games, each with its content read once.

use arcade::{AnyGame, AnySetup, PackFile};
use std::cell::RefCell;
use std::collections::BTreeMap;

thread_local! {
    static GAMES: RefCell<BTreeMap<String, AnyGame>> = const { RefCell::new(BTreeMap::new()) };
}

/// The game with this name.
pub(crate) fn named(name: &str) -> Option<AnyGame> {
    GAMES.with_borrow_mut(|games| {
        if let Some(game) = games.get(name) {
            return Some(game.clone());
        }
        let game = AnyGame::named(name).ok()?;
        games.insert(name.to_owned(), game.clone());
        Some(game)
    })
}

/// The game with this name and these packs over its content.
pub(crate) fn packed(name: &str, packs: &[PackFile]) -> Option<AnyGame> {
    thread_local! {
        static LAST: RefCell<Option<AnyGame>> = const { RefCell::new(None) };
    }
    let game = named(name)?;
    if packs.is_empty() {
        return Some(game);
    }
    LAST.with_borrow_mut(|last| {
        if let Some(known) = last.as_ref().filter(|known| known.name() == name && known.packs() == packs) {
            return Some(known.clone());
        }
        let made = game.with_packs(packs).ok()?;
        *last = Some(made.clone());
        Some(made)
    })
}

/// What "Play now" begins: the simplest of the game's quick starts.
pub(crate) fn first_setup(game: &AnyGame) -> AnySetup {
    let start = game.quick_starts().first();
    start.and_then(|start| game.quick_start(start.word).ok()).unwrap_or_default()
}

/// The game for which visitors can make something of their own.
pub(crate) const WORKSHOP: &str = "coraquest";

/// How long a game takes in front of a screen, in minutes: a guess, until people have been watched.
pub(crate) fn minutes(game: &str) -> u8 {
    match game {
        "chromatic-conflict" => 25,
        "dark-threat" | "color-quest" => 60,
        "coraquest" => 50,
        _ => 30,
    }
}
