//! Waiting.

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
