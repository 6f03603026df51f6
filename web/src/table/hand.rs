//! The own cards.

use super::Playing;
use crate::board::Face;
use crate::settings::lang;
use arcade::{HandCard, Touch};
use interaction::TouchPath;
use leptos::prelude::*;

/// The hand.
#[component]
pub(super) fn Cards(playing: Playing) -> impl IntoView {
    let card = move |card: HandCard| {
        let touch = Touch::Card(card.id);
        let (choices, touched) = (playing.choices.get(), playing.touched.get());
        let possible = choices.iter().any(|choice| choice.touches.first() == Some(&touch));
        let pressed = touched.first() == Some(&touch);
        let can = possible || (TouchPath { choices: &choices, touched: &touched }).next().contains(&touch);
        let when = card.when.clone().map(|when| view! { <span class="chip">{when}</span> });
        let count = (card.count > 1).then(|| {
            let words = say!(lang(), "cards", count = card.count);
            view! { <span class="n">{words}</span> }
        });
        view! {
            <button
                class="bcard"
                class:later=!can
                class:can=can
                class:beckons=playing.hinted() == Some(format!("card {}", card.id))
                aria-pressed=pressed.to_string()
                aria-disabled=(!can).then_some("true")
                data-card=card.id
                on:click=move |_| {
                    playing.touched.set(Vec::new());
                    if !pressed {
                        playing.touch(touch, false);
                    }
                }
                on:pointerenter=move |_| playing.pointed.set(Some(touch))
                on:pointerleave=move |_| playing.pointed.set(None)
                on:focus=move |_| playing.pointed.set(Some(touch))
                on:blur=move |_| playing.pointed.set(None)
            >
                <Face parts=card.face.clone() height=card.height />
                <div>
                    <b>{card.title.clone()}</b>
                    {count}
                    <p>{card.words.clone()}</p>
                    {when}
                </div>
            </button>
        }
    };
    move || {
        let hand = playing.shown.get().scene.hand.clone();
        (!hand.is_empty()).then(|| {
            let cards = hand.into_iter().map(card).collect_view();
            // What everybody may see is not called a hand.
            let title = playing.shown.get().scene.hand_title.clone();
            let only = title.is_none().then(|| view! { <span>{text!("only-you")}</span> });
            let title = title.unwrap_or_else(|| say!(lang(), "your-hand"));
            let label = title.clone();
            view! {
                <section class="hand" aria-label=label>
                    <h2 class="hd"><span>{title}</span>{only}</h2>
                    <div class="cards">{cards}</div>
                </section>
            }
        })
    }
}
