//! What went wrong, said to a person.

use crate::said::Said;
use crate::settings::lang;
use leptos::prelude::*;

/// A sentence in the visitor's language.
#[component]
pub(crate) fn Sorry(
    /// What.
    trouble: Said,
) -> impl IntoView {
    view! { <p class="warn" role="alert">{move || trouble.to(lang())}</p> }
}
