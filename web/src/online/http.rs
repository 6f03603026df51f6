//! Questions over HTTP.

use super::away;
use crate::said::Said;
use serde::Serialize;
use serde::de::DeserializeOwned;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use wire::Fault;

/// Asks for something.
///
/// # Errors
/// Why it was not given.
pub(crate) async fn get<T: DeserializeOwned>(path: &str) -> Result<T, Said> {
    let options = web_sys::RequestInit::new();
    options.set_method("GET");
    send(path, &options).await
}

/// Asks for something to be done.
///
/// # Errors
/// Why it was not done.
pub(crate) async fn post<T: DeserializeOwned>(path: &str, body: &impl Serialize) -> Result<T, Said> {
    let body = serde_json::to_string(body).map_err(|_| away())?;
    let options = web_sys::RequestInit::new();
    options.set_method("POST");
    options.set_body(&JsValue::from_str(&body));
    let headers = web_sys::Headers::new().map_err(|_| away())?;
    headers.set("content-type", "application/json").map_err(|_| away())?;
    options.set_headers(&headers);
    send(path, &options).await
}

/// Asks for a text.
///
/// # Errors
/// Why it was not given.
pub(crate) async fn get_text(path: &str) -> Result<String, Said> {
    let options = web_sys::RequestInit::new();
    options.set_method("GET");
    send_text(path, &options).await
}

async fn send<T: DeserializeOwned>(path: &str, options: &web_sys::RequestInit) -> Result<T, Said> {
    serde_json::from_str(&send_text(path, options).await?).map_err(|_| away())
}

async fn send_text(path: &str, options: &web_sys::RequestInit) -> Result<String, Said> {
    answered(leptos::prelude::window().fetch_with_str_and_init(path, options)).await
}

/// Asks for a text at once, before anybody waits for it.
///
/// # Errors
/// Why it was not given.
pub(crate) fn text_at(path: &str) -> impl Future<Output = Result<String, Said>> + use<> {
    answered(leptos::prelude::window().fetch_with_str(path))
}

async fn answered(coming: js_sys::Promise) -> Result<String, Said> {
    let answer = JsFuture::from(coming).await.map_err(|_| away())?;
    let answer: web_sys::Response = answer.dyn_into().map_err(|_| away())?;
    let text = JsFuture::from(answer.text().map_err(|_| away())?).await.map_err(|_| away())?;
    let text = text.as_string().unwrap_or_default();
    if answer.ok() {
        Ok(text)
    } else {
        Err(serde_json::from_str::<Fault>(&text).map_or_else(|_| away(), |fault| Said::from(&fault)))
    }
}
