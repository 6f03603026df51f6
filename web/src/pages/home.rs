//! `/`: the games.

use crate::language::preferred;
use arcade::AnyGame;
use leptos::prelude::*;
use leptos_router::components::A;

/// The games, each with what can be done with it.
#[component]
pub(crate) fn Home() -> impl IntoView {
    let lang = preferred();
    let card = move |game: AnyGame| {
        let (name, title, summary) = (game.name(), game.title().to(lang), game.summary().to(lang));
        view! {
            <li>
                <h2><A href=format!("/table/local?game={name}")>{title}</A></h2>
                <p>{summary}</p>
            </li>
        }
    };
    view! {
        <main>
            <h1>"Khroma"</h1>
            <ul class="games">{AnyGame::all().map(card).collect_view()}</ul>
        </main>
    }
}
