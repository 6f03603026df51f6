//! The table that lives in this browser.

use crate::games;
use crate::parts::Top;
use crate::session::{LocalTable as Local, Session};
use crate::settings::{lang, say, settings};
use crate::table::TableView;
use arcade::AnyGame;
use desk::texts;
use leptos::prelude::*;

/// What the top line says of a table.
pub(crate) fn heading(session: Session) -> Signal<Vec<String>> {
    let lang_signal = settings().lang;
    Signal::derive(move || {
        let lang = lang_signal.get();
        let title = session.game.with_value(|game| game.blurb().title.to(lang).to_owned());
        let rest = session.sight(None).map(|sight| sight.scene(lang).heading).unwrap_or_default();
        [vec![title], rest].concat()
    })
}

/// The table.
#[component]
pub(crate) fn LocalTable() -> impl IntoView {
    let known = Local::remembered_game().filter(|name| AnyGame::NAMES.contains(&name.as_str()));
    let Some(name) = known else { return view! { <NoTable /> }.into_any() };
    games::with(&name, |_| match Local::go_on() {
        Some(session) => view! {
            <Top heading=heading(session) />
            <main id="main"><TableView session /></main>
        }
        .into_any(),
        None => view! { <NoTable /> }.into_any(),
    })
}

/// Nothing is remembered: what could be played.
#[component]
fn NoTable() -> impl IntoView {
    let links = AnyGame::NAMES
        .iter()
        .filter_map(|name| Some((name, AnyGame::blurb(name)?.title)))
        .map(|(name, title)| view! { <a class="btn primary" href=format!("/play/{name}")>{move || title.to(lang())}</a> });
    view! {
        <Top />
        <main id="main" class="home"><h1>{say(texts::PLAY_NOW)}</h1><div class="row-btns">{links.collect_view()}</div></main>
    }
}
