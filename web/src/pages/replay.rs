//! `/replay`: games that were played.

use leptos::prelude::*;

/// Steps through a transcript.
#[component]
pub(crate) fn Replay() -> impl IntoView {
    view! {
        <main>
            <h1>"Replay"</h1>
        </main>
    }
}
