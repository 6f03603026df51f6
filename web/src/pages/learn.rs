//! `/learn/:game`: how a game is played.

use leptos::prelude::*;
use leptos_router::hooks::use_params_map;

/// How a game is played.
#[component]
pub(crate) fn Learn() -> impl IntoView {
    let params = use_params_map();
    view! {
        <main>
            <h1>{move || params.read().get("game")}</h1>
        </main>
    }
}
