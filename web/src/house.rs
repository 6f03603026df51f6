//! What this server plays by: the rules and the content of new games, which may be its own.

use crate::{online, storage, timer};
use arcade::AnyGame;
use futures_channel::oneshot;
use leptos::task::spawn_local;
use std::cell::RefCell;
use wire::{GameEdition, Version};

/// Where the browser remembers it, for when there is no network.
const PLACE: &str = "house";
/// How long a network that does not answer is waited for, in milliseconds.
const PATIENCE: u32 = 3_000;

thread_local! {
    static TOLD: RefCell<Option<Vec<GameEdition>>> = const { RefCell::new(None) };
}

/// What new games are played by here: as the server says, or as it said last. A server of before says nothing, and plays by
/// what the page ships.
pub(crate) async fn editions() -> Vec<GameEdition> {
    if let Some(told) = TOLD.with_borrow(Clone::clone) {
        return told;
    }
    let told = match asked().await {
        Some(version) => {
            if let Ok(text) = serde_json::to_string(&version.games) {
                storage::set(PLACE, &text);
            }
            version.games
        }
        None => storage::get(PLACE).and_then(|text| serde_json::from_str(&text).ok()).unwrap_or_default(),
    };
    TOLD.with_borrow_mut(|known| *known = Some(told.clone()));
    told
}

/// What new games of a game are played by here.
pub(crate) async fn edition(game: &str) -> Option<GameEdition> {
    editions().await.into_iter().find(|edition| edition.game == game)
}

/// Whether a transcript of a game is surely one that this page can read, as far as its first lines tell: its rules are known, and
/// its content is that of the first release, is played here, or comes with it.
pub(crate) fn knows(game: &str, transcript: &str) -> bool {
    let Some((newest, first)) = AnyGame::versions(game) else { return false };
    let line = |key: &str| transcript.lines().take(8).find_map(|line| line.strip_prefix(key));
    let rules = line("rules ").and_then(|version| version.parse().ok());
    let content = line("content ").unwrap_or_default();
    let played = |edition: &GameEdition| edition.game == game && edition.content == content;
    let here = TOLD.with_borrow(|told| told.as_ref().is_some_and(|told| told.iter().any(played)));
    let known = here || line("file ").is_some() || arcade::is_of_first_release(content);
    rules.is_some_and(|version: u32| version <= newest) && (known || first.is_some_and(|first| first.content == content))
}

/// What the server says, if it does so in time.
async fn asked() -> Option<Version> {
    let (reply, answer) = oneshot::channel();
    let reply = std::rc::Rc::new(RefCell::new(Some(reply)));
    let late = reply.clone();
    let say = |reply: &RefCell<Option<oneshot::Sender<Option<Version>>>>, version: Option<Version>| {
        if let Some(reply) = reply.borrow_mut().take() {
            // Whoever asked waits for the first answer only.
            let _ = reply.send(version);
        }
    };
    spawn_local(async move { say(&reply, online::get("/api/version").await.ok()) });
    spawn_local(async move {
        timer::sleep(PATIENCE).await;
        say(&late, None);
    });
    answer.await.ok().flatten()
}
