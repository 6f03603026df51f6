//! What went wrong, said to a person.

use crate::settings::lang;
use arcade::Lang;
use leptos::prelude::*;

/// A sentence in the visitor's language.
#[component]
pub(crate) fn Sorry(
    /// In both languages.
    trouble: [String; 2],
) -> impl IntoView {
    let [en, fr] = trouble;
    let words = move || match lang() {
        Lang::En => en.clone(),
        Lang::Fr => fr.clone(),
    };
    view! { <p class="warn" role="alert">{words}</p> }
}
