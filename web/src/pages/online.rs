//! `/online`: tables over the network.

use leptos::prelude::*;

/// Open tables, and how to make one.
#[component]
pub(crate) fn Online() -> impl IntoView {
    view! {
        <main>
            <h1>"Online"</h1>
        </main>
    }
}
