//! "Pass the device": around one screen, nobody's hand is shown before its owner has said to be there.

use super::seats::name;
use crate::session::Session;
use crate::settings::{lang, say};
use crate::texts;
use arcade::Viewer;
use leptos::prelude::*;

/// The screen between two people.
#[component]
pub(super) fn Handing(session: Session) -> impl IntoView {
    move || {
        session.handing.get().map(|seat| {
            let who = move || name(&session.people.get(), seat, lang());
            let ready = NodeRef::<leptos::html::Button>::new();
            Effect::new(move |_| {
                if let Some(button) = ready.get() {
                    // A button that is shown can have the focus.
                    let _ = button.focus();
                }
            });
            view! {
                <div class="veil" role="dialog" aria-modal="true" aria-label=say(texts::PASS_DEVICE)>
                    <div class="card handing">
                        <h2>{say(texts::PASS_DEVICE)}</h2>
                        <p class="to">{say(texts::PASS_TO)} " " <b>{who}</b></p>
                        <p>{say(texts::NOBODY_LOOKS)}</p>
                        <button class="btn primary" node_ref=ready on:click=move |_| session.show_to(Viewer::Seat(seat))>{say(texts::READY)}</button>
                    </div>
                </div>
            }
        })
    }
}
