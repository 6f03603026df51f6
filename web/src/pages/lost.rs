//! Every other address.

use leptos::prelude::*;

/// There is nothing at this address.
#[component]
pub(crate) fn Lost() -> impl IntoView {
    view! {
        <main>
            <h1>"404"</h1>
        </main>
    }
}
