//! The games: what is known of all of them, and those that are here because somebody wanted them.

use crate::pages::Lost;
use crate::parts::{Sorry, Top};
use crate::settings::say;
use arcade::{AnyGame, AnySetup, Lang, PackFile};
use desk::texts;
use leptos::prelude::*;
use leptos::task::spawn_local;
use leptos_router::hooks::use_params_map;
use parcels::{Missing, Parcel};
use std::cell::RefCell;
use std::collections::BTreeMap;

thread_local! {
    static HERE: RefCell<BTreeMap<String, Parcel>> = const { RefCell::new(BTreeMap::new()) };
}

/// The parcel of a game, if it is here.
pub(crate) fn parcel(name: &str) -> Option<Parcel> {
    HERE.with_borrow(|here| here.get(name).cloned())
}

/// The game with this name, if it is here.
pub(crate) fn named(name: &str) -> Option<AnyGame> {
    parcel(name).map(|parcel| parcel.game)
}

/// The parcel of a game, fetched if it is not here yet.
///
/// # Errors
/// If there is no such game, or it cannot be fetched now.
pub(crate) async fn fetch(name: &str) -> Result<Parcel, Missing> {
    if let Some(parcel) = parcel(name) {
        return Ok(parcel);
    }
    let parcel = parcels::fetch(name).await?;
    HERE.with_borrow_mut(|here| here.insert(name.to_owned(), parcel.clone()));
    Ok(parcel)
}

/// What is said when a game did not come, in both languages.
pub(crate) fn unreachable() -> [String; 2] {
    Lang::ALL.map(|lang| texts::GAME_NOT_FETCHED.to(lang).to_owned())
}

/// What is shown with the game that the address names, once that game is here.
pub(crate) fn of_address(show: impl Fn(AnyGame) -> AnyView + 'static) -> AnyView {
    let name = use_params_map().get_untracked().get("game").filter(|name| AnyGame::NAMES.contains(&name.as_str()));
    match name {
        Some(name) => with(&name, show),
        None => view! { <Lost /> }.into_any(),
    }
}

/// What is shown with a game, once that game is here: at once if it is here already.
pub(crate) fn with(name: &str, show: impl Fn(AnyGame) -> AnyView + 'static) -> AnyView {
    if let Some(game) = named(name) {
        return show(game);
    }
    let name = name.to_owned();
    let come = RwSignal::new(None::<Result<(), Missing>>);
    let show = StoredValue::new_local((Owner::current().unwrap_or_default(), show));
    let ask = {
        let name = name.clone();
        move || {
            let name = name.clone();
            spawn_local(async move {
                let result = fetch(&name).await.map(|_| ());
                // Whoever wanted it may have gone.
                come.try_set(Some(result));
            });
        }
    };
    ask();
    let shown = move || match come.get() {
        Some(Ok(())) => match named(&name) {
            Some(game) => show.with_value(|(owner, show)| owner.with(|| show(game))),
            None => ().into_any(),
        },
        Some(Err(_)) => {
            let ask = ask.clone();
            let again = move |_| {
                come.set(None);
                ask();
            };
            view! {
                <Top />
                <main id="main" class="page">
                    <Sorry trouble=unreachable() />
                    <div class="row-btns"><button class="btn primary" on:click=again>{say(texts::TRY_AGAIN)}</button></div>
                </main>
            }
            .into_any()
        }
        None => {
            view! { <Top /><main id="main" class="page"><p class="wait" role="status">{say(texts::FETCHING_GAME)}</p></main> }
                .into_any()
        }
    };
    shown.into_any()
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

/// The game for which visitors can make something of their own: the first whose box says so.
pub(crate) fn workshop() -> &'static str {
    let made = |name: &&&str| AnyGame::blurb(name).is_some_and(|blurb| blurb.workshop);
    AnyGame::NAMES.iter().find(made).copied().unwrap_or_default()
}

/// How long a game takes in front of a screen, in minutes: a guess, until people have been watched.
pub(crate) fn minutes(game: &str) -> u8 {
    match game {
        "chromatic-conflict" => 25,
        "dark-threat" | "color-quest" => 60,
        "coraquest" => 50,
        _ => 30,
    }
}
