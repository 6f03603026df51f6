//! The one line that says who must do what, and under it what the pointed choice will do.

use super::Playing;
use super::seats::name;
use crate::board::{Icon, Zoom, ZoomButtons};
use crate::settings::lang;
use arcade::{LineOfSight, Phase, Rolled, Tint};
use interaction::TouchPath;
use leptos::prelude::*;
use std::sync::Arc;

/// The prompt.
#[component]
pub(super) fn Prompt(
    playing: Playing,
    /// What the figure that is pointed at sees.
    gaze: Signal<Option<Arc<LineOfSight>>>,
    zoom: Zoom,
    vast: Signal<bool>,
) -> impl IntoView {
    let session = playing.session;
    let tint = Memo::new(move |_| {
        let seat = session.to_act.get()?;
        playing.shown.get().scene.seats.get(seat.index()).and_then(|panel| panel.tint)
    });
    let line = move || match playing.at.get() {
        None if session.waiting.get() => say!(lang(), "others-answer"),
        Some(_) => say!(lang(), "past"),
        None => playing.shown.get().prompt,
    };
    // Whoever else decides is called by name too: people know each other by it.
    let other = move || {
        let seat = session.to_act.get().filter(|&seat| !session.viewer.get().is(seat))?;
        let shown = playing.at.get().is_none() && !session.waiting.get();
        shown.then(|| view! { <b>{name(&session.people.get(), seat, lang())}</b> " · " })
    };
    // The line keeps its room when it has nothing to say, so that nothing jumps.
    let preview = move || {
        if let Some(choice) = playing.aim.get() {
            let preview = playing.preview.get();
            let luck = preview.as_ref().is_some_and(|preview| preview.luck);
            if let Some(odds) = preview.and_then(|preview| preview.odds) {
                return say!(lang(), "action-odds", action = choice.words, odds = odds);
            }
            return if luck { say!(lang(), "action-luck", action = choice.words) } else { choice.words };
        }
        if let Some(arcade::Touch::Card(id)) = playing.pointed.get()
            && let Some(card) = playing.shown.get().scene.hand.iter().find(|card| card.id == id)
        {
            return say!(lang(), "card-words", title = card.title.clone(), words = card.words.clone());
        }
        let touched = playing.touched.get();
        if let Some(gaze) = gaze.get().filter(|_| touched.is_empty()) {
            return gaze.words.clone();
        }
        if touched.is_empty() {
            return if session.busy.get() { "…".to_owned() } else { "\u{a0}".to_owned() };
        }
        let choices = playing.choices.get();
        let next = TouchPath { choices: &choices, touched: &touched }.next();
        let verbs = next.iter().any(|touch| matches!(touch, arcade::Touch::Verb(_)));
        if verbs { say!(lang(), "choose-action") } else { say!(lang(), "choose-target") }
    };
    // What is seen from there is said even where the line tells what a touch would do.
    let besides = move || gaze.get().filter(|_| playing.aim.get().is_some()).map(|gaze| gaze.words.clone());
    let back = move || {
        let past = playing.at.get().is_some();
        (past || !playing.touched.get().is_empty()).then(|| {
            let go = move |_| if past { playing.at.set(None) } else { playing.back() };
            let label = move || if past { say!(lang(), "to-now") } else { say!(lang(), "back") };
            view! {
                <button class="btn quiet sm" aria-label=label on:click=go>
                    <Icon look="ic-back" /> <span class="t">{label}</span> <span class="kbd" aria-hidden="true">"Esc"</span>
                </button>
            }
        })
    };
    view! {
        <div
            class=move || format!("prompt {}", tint.get().map_or("c-n", Tint::class))
            class:mine=move || session.decides() && playing.at.get().is_none()
            class:wait=move || session.busy.get()
            class:over=move || session.outcome.get().is_some() && playing.at.get().is_none()
        >
            {move || view! { <Drop tint=tint.get() /> }}
            <div class="two">
                <p class="who" role="status" aria-live="polite">{other} {line}</p>
                <p class="pv" aria-live="polite">{preview} <span class="vh">{besides}</span></p>
            </div>
            <Dice playing />
            {back}
            <div class="ledge">
                <Track playing />
                {move || vast.get().then(|| view! { <ZoomButtons zoom /> })}
            </div>
        </div>
    }
}

/// The parts of a round, and which of them is played.
#[component]
fn Track(playing: Playing) -> impl IntoView {
    let track = Memo::new(move |_| playing.shown.get().scene.track.clone());
    let phase = |phase: Phase| {
        let now = phase.now.then(|| view! { <span class="vh">" " {text!("track-now")}</span> });
        let title = phase.name.clone();
        view! {
            <li aria-current=phase.now.then_some("step") title=title>
                <Icon look=phase.look tint=phase.tint class="turn" />
                <span class="t">{phase.name}</span>
                {now}
            </li>
        }
    };
    move || {
        let track = track.get();
        (!track.is_empty()).then(|| {
            view! { <ol class="track" aria-label=say!(lang(), "track")>{track.into_iter().map(phase).collect_view()}</ol> }
        })
    }
}

/// Dice that lie on the table.
#[component]
fn Dice(playing: Playing) -> impl IntoView {
    let dice = Memo::new(move |_| playing.shown.get().scene.dice.clone());
    let die = |die: Rolled| {
        let title = die.words.clone();
        view! { <span class="die" title=title><Icon look=die.look tint=die.tint class="rolled" /> <span class="t">{die.words}</span></span> }
    };
    move || dice.get().into_iter().map(die).collect_view()
}

/// The drop of a clan: its colour, pattern and letter.
#[component]
pub(crate) fn Drop(
    /// The colour; a seat that has none yet is nobody's.
    tint: Option<Tint>,
) -> impl IntoView {
    let tint = tint.unwrap_or(Tint::Neutral);
    view! {
        <svg class=format!("swatch {}", tint.class()) viewBox="0 0 40 48" aria-hidden="true">
            <use_ href="#seat-drop" width="40" height="48"></use_>
            <text class="letter" x="20" y="36">{tint.letter()}</text>
        </svg>
    }
}

/// A drawing with its number, told in words to those who cannot see it.
#[component]
pub(crate) fn Count(
    /// What is counted.
    counter: arcade::Counter,
) -> impl IntoView {
    let title = counter.words.clone();
    view! {
        <span title=title>
            <Icon look=counter.look tint=counter.tint class="mini" />
            <span aria-hidden="true">{counter.count}</span>
            <span class="vh">{counter.words}</span>
        </span>
    }
}
