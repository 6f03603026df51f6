//! How it ended.

use super::Playing;
use super::prompt::Drop;
use super::seats::name;
use crate::download;
use crate::settings::lang;
use arcade::Seat;
use leptos::prelude::*;

/// The last word, once the game is over.
#[component]
pub(super) fn Ending(playing: Playing, past: bool) -> impl IntoView {
    let session = playing.session;
    let closed = RwSignal::new(past);
    move || {
        let over = session.outcome.get().is_some() && playing.at.get().is_none() && !closed.get();
        let words = playing.shown.get().outcome;
        words.filter(|_| over).map(|words| {
            let game = session.game.with_value(|game| game.name());
            let winner = |seat: Seat| {
                let tint = playing.shown.get().scene.seats.get(seat.index()).and_then(|panel| panel.tint);
                view! { <li><Drop tint /> <b>{name(&session.people.get(), seat, lang())}</b></li> }
            };
            let winners = session.outcome.get().map(|outcome| outcome.winners.iter().map(winner).collect_view());
            let save = move |_| {
                if let Some(transcript) = session.transcript() {
                    download::text(&format!("{game}.khroma"), &transcript);
                }
            };
            view! {
                <section class="card pad ending result" role="dialog" aria-label=text!("game-over")>
                    <h2>{text!("game-over")}</h2>
                    <ul class="winners">{winners}</ul>
                    <p class="outcome">{words}</p>
                    <div class="row-btns">
                        <a class="btn primary" href=format!("/play/{game}")>{text!("play-again")}</a>
                        <button class="btn" on:click=move |_| {
                            closed.set(true);
                            playing.at.set(Some(0));
                        }>{text!("watch-again")}</button>
                        <button class="btn" on:click=save>{text!("download")}</button>
                        <button class="btn quiet" on:click=move |_| closed.set(true)>{text!("close")}</button>
                    </div>
                </section>
            }
        })
    }
}
