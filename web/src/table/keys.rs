//! Keys that hold at the whole table, and the page that lists them.

use super::Playing;
use super::actions::{hint, undo};
use crate::board::{Zoom, focus_on};
use leptos::prelude::*;

/// A key was pressed somewhere at the table.
pub(super) fn pressed(playing: Playing, help: RwSignal<bool>, zoom: Zoom, event: &web_sys::KeyboardEvent) {
    if event.ctrl_key() || event.alt_key() || event.meta_key() || typing(event) {
        return;
    }
    match event.key().as_str() {
        "Escape" if help.get_untracked() => help.set(false),
        "Escape" if playing.at.get_untracked().is_some() => playing.at.set(None),
        "Escape" => playing.back(),
        "u" => undo(playing),
        "h" => hint(playing),
        "?" => help.set(true),
        "+" | "=" => zoom.step(true),
        "-" => zoom.step(false),
        "0" => zoom.whole(),
        "b" => {
            let first = playing.shown.get_untracked().scene.spots.first().map(|spot| spot.id);
            if let Some(spot) = playing.focus.get_untracked().or(first) {
                focus_on(spot);
            }
        }
        key => {
            let number = key.parse::<usize>().ok().filter(|number| (1..=9).contains(number));
            // Where a list is shown instead of the buttons, they have no numbers.
            let listed = playing.shown.get_untracked().scene.roster.is_some();
            let Some(number) = number.filter(|_| !listed) else { return };
            let buttons = playing.buttons.get_untracked();
            if let Some(button) = buttons.0.get(number - 1) {
                playing.press(button);
            }
        }
    }
}

/// Whether somebody is writing.
fn typing(event: &web_sys::KeyboardEvent) -> bool {
    use wasm_bindgen::JsCast;
    let target = event.target().and_then(|target| target.dyn_into::<web_sys::Element>().ok());
    target.is_some_and(|target| matches!(target.tag_name().as_str(), "INPUT" | "TEXTAREA" | "SELECT"))
}

/// The list of keys.
#[component]
pub(super) fn Keys(shown: RwSignal<bool>) -> impl IntoView {
    let keys: [(&str, &str); 10] = [
        ("← ↑ → ↓", "arrows"),
        ("Enter", "enter"),
        ("Esc", "esc"),
        ("n, p", "np"),
        ("1 – 9", "digits"),
        ("u", "u"),
        ("h", "h"),
        ("b", "b"),
        ("+, -, 0", "zoom"),
        ("?", "help"),
    ];
    move || {
        shown.get().then(|| {
            let rows = keys.map(|(key, code)| view! { <span class="kbd">{key}</span><span>{text!("key" / code)}</span> });
            view! {
                <div class="veil" on:click=move |_| shown.set(false)>
                    <div class="card pad keylist" role="dialog" aria-modal="true" aria-label=text!("keys") on:click=|event| event.stop_propagation()>
                        <h2 class="serif">{text!("keys")}</h2>
                        <div class="keys">{rows.collect_view()}</div>
                        <button class="btn primary" autofocus on:click=move |_| shown.set(false)>{text!("close")}</button>
                    </div>
                </div>
            }
        })
    }
}
