//! The table that lives in this browser.

use super::kept_games::KeptGames;
use crate::games::{self, Unread};
use crate::parts::{Sorry, Top};
use crate::session::{LocalTable as Local, Session};
use crate::settings::{lang, settings};
use crate::table::TableView;
use arcade::{AnyGame, Lang};
use leptos::prelude::*;
use leptos::task::spawn_local;

/// What the top line says of a table.
pub(crate) fn heading(session: Session) -> Signal<Vec<String>> {
    let lang_signal = settings().lang;
    Signal::derive(move || {
        let lang = lang_signal.get();
        let (title, edition) =
            session.game.with_value(|game| (games::title(game.name(), lang).unwrap_or_default(), edition_words(game, lang)));
        let rest = session.sight(None).map(|sight| sight.scene(lang).heading).unwrap_or_default();
        [vec![title], edition, rest].concat()
    })
}

/// What is said of the rules and the content of a game, where they are not those of new games everywhere.
fn edition_words(game: &AnyGame, lang: Lang) -> Vec<String> {
    let variant = games::is_variant(game).then(|| say!(lang, "variant"));
    let (rules, newest) = (game.rules_version(), game.newest_rules());
    let earlier = (rules < newest).then(|| say!(lang, "edition-rules", version = rules));
    variant.into_iter().chain(earlier).collect()
}

/// What came of the game that the browser remembers.
#[derive(Clone)]
enum Come {
    /// It is not known yet.
    Waiting,
    /// It goes on.
    Table(Session),
    /// There is none.
    Nothing,
    /// It cannot be read: why, and whether it may help to try again.
    Unread(Unread),
}

/// The table.
#[component]
pub(crate) fn LocalTable() -> impl IntoView {
    if !Local::is_remembered() {
        return view! { <NoTable /> }.into_any();
    }
    let come = RwSignal::new_local(Come::Waiting);
    let owner = Owner::current().unwrap_or_default();
    let ask = move || {
        let owner = owner.clone();
        spawn_local(async move {
            let remembered = Local::remembered().await;
            // Whoever wanted it may have gone.
            if come.try_get_untracked().is_none() {
                return;
            }
            come.set(match remembered {
                Ok(Some((table, sitters))) => Come::Table(owner.with(|| Local::go_on(table, sitters))),
                Ok(None) => Come::Nothing,
                Err(unread) => Come::Unread(unread),
            });
        });
    };
    ask();
    let shown = move || match come.get() {
        Come::Waiting => {
            view! { <Top /><main id="main" class="page"><p class="wait" role="status">{text!("fetching-game")}</p></main> }
                .into_any()
        }
        Come::Table(session) => view! {
            <Top heading=heading(session) />
            <main id="main"><TableView session /></main>
        }
        .into_any(),
        Come::Nothing => view! { <NoTable /> }.into_any(),
        Come::Unread(unread) => {
            let ask = ask.clone();
            let again = move |_| {
                come.set(Come::Waiting);
                ask();
            };
            let waits = matches!(unread, Unread::For(_, true));
            view! {
                <Top />
                <main id="main" class="page stack">
                    <h1>{text!("save-unread")}</h1>
                    {if waits {
                        view! {
                            <Sorry trouble=unread.said() />
                            <div class="row-btns"><button class="btn primary" on:click=again>{text!("try-again")}</button></div>
                        }
                        .into_any()
                    } else {
                        view! { <KeptGames /> }.into_any()
                    }}
                </main>
            }
            .into_any()
        }
    };
    shown.into_any()
}

/// Nothing is remembered: what could be played.
#[component]
fn NoTable() -> impl IntoView {
    let links = AnyGame::NAMES
        .iter()
        .map(|name| view! { <a class="btn primary" href=format!("/play/{name}")>{move || games::title(name, lang())}</a> });
    view! {
        <Top />
        <main id="main" class="home"><h1>{text!("play-now")}</h1><div class="row-btns">{links.collect_view()}</div></main>
    }
}
