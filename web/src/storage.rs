//! What the browser remembers for this house. A browser that remembers nothing (a private window, no room left) is no
//! reason to stop: then things last as long as the page.

use web_sys::Storage;

const PREFIX: &str = "khroma.";

fn storage() -> Option<Storage> {
    leptos::prelude::window().local_storage().ok().flatten()
}

/// What is remembered under a name.
pub(crate) fn get(name: &str) -> Option<String> {
    storage()?.get_item(&format!("{PREFIX}{name}")).ok().flatten()
}

/// Remembers something; whether that worked is not known to matter.
pub(crate) fn set(name: &str, value: &str) {
    if let Some(storage) = storage() {
        let _ = storage.set_item(&format!("{PREFIX}{name}"), value);
    }
}

/// Remembers something that a visitor would miss, and says whether there was room for it.
pub(crate) fn keep(name: &str, value: &str) -> bool {
    storage().is_some_and(|storage| storage.set_item(&format!("{PREFIX}{name}"), value).is_ok())
}

/// Forgets something.
pub(crate) fn remove(name: &str) {
    if let Some(storage) = storage() {
        let _ = storage.remove_item(&format!("{PREFIX}{name}"));
    }
}
