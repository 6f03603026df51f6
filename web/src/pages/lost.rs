//! Every other address.

use crate::parts::Top;
use leptos::prelude::*;

/// There is nothing at this address.
#[component]
pub(crate) fn Lost() -> impl IntoView {
    view! {
        <Top />
        <main id="main" class="home">
            <h1>{text!("no-such-page")}</h1>
            <p><a class="btn primary" href="/">{text!("home")}</a></p>
        </main>
    }
}
