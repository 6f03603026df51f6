//! The language that the page speaks.

use arcade::Lang;
use leptos::prelude::{document, window};

/// The first of the browser's languages that the house speaks.
pub(crate) fn preferred() -> Lang {
    let wanted = window().navigator().languages();
    let wanted = wanted.iter().filter_map(|tag| tag.as_string());
    wanted.filter_map(|tag| tag.get(..2).and_then(|tag| tag.to_lowercase().parse().ok())).next().unwrap_or_default()
}

/// Tells the browser, and whoever reads the page aloud, which language it speaks.
pub(crate) fn announce(lang: Lang) {
    if let Some(root) = document().document_element() {
        // An element refuses only names that are none.
        let _ = root.set_attribute("lang", lang.code());
    }
}
