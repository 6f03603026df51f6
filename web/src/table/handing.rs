//! "Pass the device": around one screen, nobody's hand is shown before its owner has said to be there.

use super::prompt::Drop;
use super::seats::name;
use crate::session::Session;
use crate::settings::lang;
use arcade::{Seat, Tint, Viewer};
use leptos::prelude::*;

fn tint(session: Session, seat: Seat) -> Option<Tint> {
    session.sight(None)?.scene(lang()).seats.get(seat.index()).and_then(|panel| panel.tint)
}

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
                <div class="cover" role="dialog" aria-modal="true" aria-label=text!("pass-device")>
                    {move || view! { <Drop tint=tint(session, seat) /> }}
                    <h2>{text!("pass-device")}</h2>
                    <p>{text!("pass-to")} " " <b>{who}</b></p>
                    <p class="muted">{text!("nobody-looks")}</p>
                    <button class="btn primary lg" node_ref=ready on:click=move |_| session.show_to(Viewer::Seat(seat))>{text!("ready")}</button>
                </div>
            }
        })
    }
}
