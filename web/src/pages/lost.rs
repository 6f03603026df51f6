//! Every other address.

use crate::parts::Top;
use crate::settings::say;
use desk::texts;
use leptos::prelude::*;

/// There is nothing at this address.
#[component]
pub(crate) fn Lost() -> impl IntoView {
    view! {
        <Top />
        <main id="main" class="home">
            <h1>{say(texts::NO_SUCH_PAGE)}</h1>
            <p><a class="btn primary" href="/">{say(texts::HOME)}</a></p>
        </main>
    }
}
