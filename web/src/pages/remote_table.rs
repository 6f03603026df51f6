//! `/table/:id`: a table over the network.

use leptos::prelude::*;
use leptos_router::hooks::use_params_map;

/// A table that the server keeps.
#[component]
pub(crate) fn RemoteTable() -> impl IntoView {
    let params = use_params_map();
    view! {
        <main>
            <h1>{move || params.read().get("id")}</h1>
        </main>
    }
}
