//! `/setup/:game`: the options of a table.

use leptos::prelude::*;
use leptos_router::hooks::use_params_map;

/// Every option of a game's table.
#[component]
pub(crate) fn Setup() -> impl IntoView {
    let params = use_params_map();
    view! {
        <main>
            <h1>{move || params.read().get("game")}</h1>
        </main>
    }
}
