//! The page: what players see, compiled to WebAssembly.
//!
//! The same module is loaded twice: by the page itself, and by the worker in which bots think so that the page never waits
//! for them. Which of the two this is, it finds out when it starts.

#![allow(unreachable_pub, reason = "every component is made with a public function inside, however private it is")]

texts::domain!("page", $);

/// A text of the page that follows the language: what `msg!` takes, as a closure for a view.
macro_rules! text {
    ($($message:tt)+) => {
        move || say!($crate::settings::lang(), $($message)+)
    };
}

mod app;
mod board;
mod download;
mod drawings;
mod games;
mod house;
mod language;
mod later;
mod online;
mod pages;
mod parts;
mod question;
mod said;
mod session;
mod settings;
mod sound;
mod storage;
mod table;
mod teach;
mod thinker;
mod timer;
mod worker;
mod workshop;

use wasm_bindgen::prelude::*;
use web_sys::DedicatedWorkerGlobalScope;

/// Called by the browser once the module is loaded.
///
/// # Errors
/// If it is loaded neither by the page of the house nor by a worker.
#[wasm_bindgen(start)]
pub fn start() -> Result<(), JsValue> {
    console_error_panic_hook::set_once();
    match js_sys::global().dyn_into::<DedicatedWorkerGlobalScope>() {
        Ok(scope) => worker::start(&scope),
        Err(_) => app::start(),
    }
}
