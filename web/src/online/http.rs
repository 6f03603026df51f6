//! Questions over HTTP.

use super::{Trouble, away, said};
use serde::Serialize;
use serde::de::DeserializeOwned;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use wire::Fault;

/// Asks for something.
///
/// # Errors
/// Why it was not given.
pub(crate) async fn get<T: DeserializeOwned>(path: &str) -> Result<T, Trouble> {
    let options = web_sys::RequestInit::new();
    options.set_method("GET");
    send(path, &options).await
}

/// Asks for something to be done.
///
/// # Errors
/// Why it was not done.
pub(crate) async fn post<T: DeserializeOwned>(path: &str, body: &impl Serialize) -> Result<T, Trouble> {
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
pub(crate) async fn get_text(path: &str) -> Result<String, Trouble> {
    let options = web_sys::RequestInit::new();
    options.set_method("GET");
    send_text(path, &options).await
}

async fn send<T: DeserializeOwned>(path: &str, options: &web_sys::RequestInit) -> Result<T, Trouble> {
    serde_json::from_str(&send_text(path, options).await?).map_err(|_| away())
}

async fn send_text(path: &str, options: &web_sys::RequestInit) -> Result<String, Trouble> {
    let answer = JsFuture::from(leptos::prelude::window().fetch_with_str_and_init(path, options)).await.map_err(|_| away())?;
    let answer: web_sys::Response = answer.dyn_into().map_err(|_| away())?;
    let text = JsFuture::from(answer.text().map_err(|_| away())?).await.map_err(|_| away())?;
    let text = text.as_string().unwrap_or_default();
    if answer.ok() { Ok(text) } else { Err(serde_json::from_str::<Fault>(&text).map_or_else(|_| away(), |fault| said(&fault))) }
}
