//! Giving a text to the visitor as a file.

use leptos::prelude::document;
use wasm_bindgen::{JsCast, JsValue};

/// Lets the browser save a text under a name. A browser that cannot is left alone.
pub(crate) fn text(name: &str, text: &str) {
    let _ = save(name, text);
}

fn save(name: &str, text: &str) -> Result<(), JsValue> {
    let parts = js_sys::Array::of1(&JsValue::from_str(text));
    let options = web_sys::BlobPropertyBag::new();
    options.set_type("text/plain;charset=utf-8");
    let blob = web_sys::Blob::new_with_str_sequence_and_options(&parts, &options)?;
    let address = web_sys::Url::create_object_url_with_blob(&blob)?;
    let link: web_sys::HtmlAnchorElement = document().create_element("a")?.unchecked_into();
    link.set_href(&address);
    link.set_download(name);
    link.click();
    web_sys::Url::revoke_object_url(&address)
}
