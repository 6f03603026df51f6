//! Waiting.

use crate::storage;
use wasm_bindgen_futures::JsFuture;

/// Waits so many milliseconds.
pub(crate) async fn sleep(milliseconds: u32) {
    let promise = js_sys::Promise::new(&mut |done, _| {
        // Nobody waits longer than a month.
        let wait = i32::try_from(milliseconds).unwrap_or(i32::MAX);
        let _ = leptos::prelude::window().set_timeout_with_callback_and_timeout_and_arguments_0(&done, wait);
    });
    // A timer does not fail.
    let _ = JsFuture::from(promise).await;
}

/// How long people are given to see what somebody else did, in milliseconds, where nothing else is remembered.
pub(crate) const PACE: u32 = 700;

/// A number of milliseconds that the browser remembers.
pub(crate) fn remembered(name: &str, usual: u32) -> u32 {
    storage::get(name).and_then(|text| text.parse().ok()).unwrap_or(usual)
}

/// How long something is seen by who wants things to go faster or slower than usual.
pub(crate) fn paced(milliseconds: u32) -> u32 {
    (u64::from(milliseconds) * u64::from(remembered("pace", PACE)) / u64::from(PACE)) as u32
}
