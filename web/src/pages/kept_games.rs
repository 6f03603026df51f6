//! Local games that this page cannot read: named, with the reason, to be downloaded, tried again or forgotten.

use crate::download;
use crate::games;
use crate::parts::Sorry;
use crate::session::kept::{self, Kept};
use crate::settings::lang;
use leptos::prelude::*;
use leptos_router::NavigateOptions;
use leptos_router::hooks::use_navigate;

/// The games that were put aside; nothing if there are none.
#[component]
pub(crate) fn KeptGames() -> impl IntoView {
    let all = RwSignal::new(kept::all());
    let navigate = StoredValue::new_local(use_navigate());
    let row = move |(index, game): (usize, Kept)| {
        let title = game.game.clone();
        let name = move || games::title(&title, lang()).unwrap_or_else(|| say!(lang(), "a-game"));
        let date = js_sys::Date::new(&game.at.into()).to_iso_string().as_string().unwrap_or_default();
        let date = date.split('T').next().unwrap_or_default().to_owned();
        let file = format!("{}-{date}.khroma", if game.game.is_empty() { "game" } else { &game.game });
        let saved = game.saved.clone();
        let save = move |_| download::text(&file, &transcript(&saved));
        let again = move |_| {
            kept::take_back(index);
            navigate
                .with_value(|navigate| navigate("/table/local", NavigateOptions { replace: true, ..NavigateOptions::default() }));
            // The address may be the same: what was put back is shown all the same.
            let _ = window().location().set_href("/table/local");
        };
        let forget = move |_| {
            kept::forget(index);
            all.set(kept::all());
        };
        view! {
            <section class="card pad stack kept">
                <b class="serif">{name} " · " {date}</b>
                <Sorry trouble=game.why.clone().into() />
                <div class="row-btns">
                    <button class="btn sm" data-tool="download" on:click=save>{text!("download-save")}</button>
                    <button class="btn sm" data-tool="again" on:click=again>{text!("try-again")}</button>
                    <button class="btn sm quiet" data-tool="forget" on:click=forget>{text!("forget-it")}</button>
                </div>
            </section>
        }
    };
    move || {
        let games = all.get();
        (!games.is_empty()).then(|| {
            view! {
                <section class="stack" aria-label=text!("kept")>
                    <h2>{text!("kept")}</h2>
                    <p class="mean">{text!("kept-words")}</p>
                    {games.into_iter().enumerate().map(row).collect_view()}
                </section>
            }
        })
    }
}

/// The transcript of a save, or all of it if that cannot be told apart.
fn transcript(saved: &str) -> String {
    let read: Option<serde_json::Value> = serde_json::from_str(saved).ok();
    let transcript = read.as_ref().and_then(|read| read.get("transcript")).and_then(|text| text.as_str());
    transcript.unwrap_or(saved).to_owned()
}
