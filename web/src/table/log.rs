//! What happened, in words; each line steps back to its moment.

use super::Playing;
use super::prompt::Drop;
use crate::board::Icon;
use crate::session::Entry;
use crate::settings::{lang, say};
use crate::timer;
use arcade::Text;
use desk::texts;
use leptos::prelude::*;
use leptos::task::spawn_local;

/// The log with its time line.
#[component]
pub(super) fn Log(playing: Playing, past: bool) -> impl IntoView {
    let session = playing.session;
    let list = NodeRef::<leptos::html::Ol>::new();
    let tint =
        move |entry: &Entry| playing.shown.get_untracked().scene.seats.get(entry.seat.index()).and_then(|panel| panel.tint);
    let line = move |number: usize| {
        let entry = Memo::new(move |_| session.log.get().get(number - 1).cloned());
        let words = move || entry.get().map(|entry| entry.words(lang()).join(" ")).unwrap_or_default();
        let current = move || playing.at.get() == Some(number);
        let go = move |event: web_sys::MouseEvent| {
            event.prevent_default();
            let last = session.log.get_untracked().len();
            playing.at.set((past || number < last).then_some(number));
        };
        view! {
            <li aria-current=move || current().then_some("step") class:empty=move || words().is_empty()>
                <a href=format!("#{number}") on:click=go>
                    {move || entry.get().map(|entry| view! { <Drop tint=tint(&entry) /> })}
                    <span>{words}</span>
                    <span class="n">{number}</span>
                </a>
            </li>
        }
    };
    // The newest line is in sight, unless somebody looks at the past.
    Effect::new(move |_| {
        session.log.track();
        if let (Some(list), None) = (list.get(), playing.at.get()) {
            list.set_scroll_top(list.scroll_height());
        }
    });
    let numbers = move || (1..=session.log.get().len()).collect::<Vec<_>>();
    view! {
        <section class="card log" aria-label=say(texts::LOG)>
            <header><b>{say(texts::LOG)}</b></header>
            <ol node_ref=list>
                <For each=numbers key=|number| *number let(number)>{line(number)}</For>
            </ol>
            <Scrub playing past />
        </section>
    }
}

/// The newest line alone, for small screens.
#[component]
pub(super) fn Newest(playing: Playing) -> impl IntoView {
    let session = playing.session;
    move || {
        let entry = session.log.get().iter().rev().find(|entry| !entry.words(lang()).is_empty()).cloned()?;
        let tint = playing.shown.get().scene.seats.get(entry.seat.index()).and_then(|panel| panel.tint);
        Some(view! { <p class="lastev"><Drop tint /> <span>{entry.words(lang()).join(" ")}</span></p> })
    }
}

/// The time line.
#[component]
fn Scrub(playing: Playing, past: bool) -> impl IntoView {
    let session = playing.session;
    let last = move || session.log.get().len();
    let now = move || playing.at.get().unwrap_or_else(last);
    let running = RwSignal::new(false);
    let go = move |number: usize| playing.at.set((past || number < session.log.get_untracked().len()).then_some(number));
    let step = move |look: &'static str, text: Text, target: fn(usize, usize) -> usize| {
        view! {
            <button
                class="btn icon quiet"
                aria-label=say(text)
                on:click=move |_| {
                    running.set(false);
                    go(target(now(), last()));
                }
            >
                <Icon look=look />
            </button>
        }
    };
    let play = move |_| {
        running.update(|running| *running = !*running);
        if !running.get_untracked() {
            return;
        }
        if now() == last() {
            go(0);
        }
        spawn_local(async move {
            while running.try_get_untracked() == Some(true) {
                timer::sleep(900).await;
                if running.try_get_untracked() != Some(true) {
                    return;
                }
                let at = playing.at.get_untracked().unwrap_or(0) + 1;
                go(at);
                if at >= session.log.get_untracked().len() {
                    running.set(false);
                }
            }
        });
    };
    let label = move || match playing.at.get() {
        None => format!("{} · {}", texts::NOW.to(lang()), last()),
        Some(0) => texts::START.to(lang()).to_owned(),
        Some(at) => format!("{at} / {}", last()),
    };
    view! {
        <div class="scrub">
            <input
                type="range"
                class="bar"
                min="0"
                max=last
                prop:value=now
                aria-label=say(texts::LOG)
                on:input=move |event| {
                    running.set(false);
                    if let Ok(number) = event_target_value(&event).parse() {
                        go(number);
                    }
                }
            />
            <div class="ctl">
                {step("ic-first", texts::FIRST, |_, _| 0)}
                {step("ic-prev", texts::PREVIOUS, |now, _| now.saturating_sub(1))}
                <button class="btn icon quiet" data-tool="play" aria-label=move || if running.get() { texts::PAUSE } else { texts::PLAY }.to(lang()) on:click=play>
                    {move || view! { <Icon look=if running.get() { "ic-pause" } else { "ic-play" } /> }}
                </button>
                <span class="lbl">{label}</span>
                {step("ic-next", texts::NEXT, |now, last| (now + 1).min(last))}
                {step("ic-last", texts::LAST, |_, last| last)}
            </div>
        </div>
    }
}
