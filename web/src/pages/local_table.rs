//! The table that lives in this browser.

use crate::games;
use crate::parts::Top;
use crate::session::{LocalTable as Local, Session};
use crate::settings::{lang, say, settings};
use crate::table::TableView;
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
    match Local::go_on() {
        Some(session) => view! {
            <Top heading=heading(session) />
            <main id="main"><TableView session /></main>
        }
        .into_any(),
        None => {
            let links = arcade::AnyGame::NAMES.iter().filter_map(|name| games::named(name)).map(|game| {
                let title = game.blurb().title;
                view! { <a class="btn primary" href=format!("/play/{}", game.name())>{move || title.to(lang())}</a> }
            });
            view! {
                <Top />
                <main id="main" class="home"><h1>{say(texts::PLAY_NOW)}</h1><div class="row-btns">{links.collect_view()}</div></main>
            }
            .into_any()
        }
    }
}
