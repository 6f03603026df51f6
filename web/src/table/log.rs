//! What happened, in words; each line steps back to its moment.

use super::Playing;
use super::prompt::Drop;
use super::seats::name;
use crate::board::Icon;
use crate::session::Entry;
use crate::settings::{lang, settings};
use crate::timer;
use leptos::prelude::*;
use leptos::task::spawn_local;

/// The log with its time line.
#[component]
pub(super) fn Log(playing: Playing, past: bool) -> impl IntoView {
    let session = playing.session;
    let list = NodeRef::<leptos::html::Ol>::new();
    let tint =
        move |entry: &Entry| playing.shown.get_untracked().scene.seats.get(entry.seat.index()).and_then(|panel| panel.tint);
    // What happened at the moment that is looked at; a decision of which nothing is told has no line of its own.
    let marked = Memo::new(move |_| {
        let log = session.log.get();
        let told = log.iter().take(playing.at.get()?).rfind(|entry| !entry.words.is_empty());
        told.map(|entry| entry.number)
    });
    let line = move |number: usize| {
        let entry = Memo::new(move |_| session.log.get().get(number - 1).cloned());
        let told = move || entry.get().map(|entry| entry.words).unwrap_or_default();
        let words = move || told().into_iter().map(|words| view! { <span class="ev">{words}</span> }).collect_view();
        // Who it was, where it was another one before.
        let by = Memo::new(move |_| {
            let log = session.log.get();
            let seat = log.get(number - 1)?.seat;
            let before = log.iter().take(number - 1).rfind(|entry| !entry.words.is_empty());
            (before.map(|entry| entry.seat) != Some(seat)).then(|| name(&session.people.get(), seat, lang()))
        });
        let by = move || by.get().map(|name| view! { <b class="by">{name}</b> });
        let current = move || marked.get() == Some(number);
        let go = move |event: web_sys::MouseEvent| {
            event.prevent_default();
            let last = session.log.get_untracked().len();
            playing.at.set((past || number < last).then_some(number));
        };
        view! {
            <li aria-current=move || current().then_some("step") class:empty=move || told().is_empty()>
                <a href=format!("#{number}") on:click=go>
                    {move || entry.get().map(|entry| view! { <Drop tint=tint(&entry) /> })}
                    <span>{by} {words}</span>
                    <span class="n">{number}</span>
                </a>
            </li>
        }
    };
    // The newest line is in sight, or the one of the moment that is looked at. What opens or closes beside the log makes it
    // lower or higher.
    Effect::new(move |_| {
        session.log.track();
        playing.notice.track();
        playing.armed.track();
        session.trouble.track();
        settings().lang.track();
        let (list, at, marked) = (list.get(), playing.at.get(), marked.get());
        request_animation_frame(move || {
            let Some(list) = list else { return };
            match (at, marked) {
                (None, _) => list.set_scroll_top(list.scroll_height()),
                (Some(_), None) => list.set_scroll_top(0),
                (Some(_), Some(_)) => {
                    if let Some(line) = list.query_selector("[aria-current]").ok().flatten() {
                        show(&list, &line);
                    }
                }
            }
        });
    });
    let numbers = move || (1..=session.log.get().len()).collect::<Vec<_>>();
    view! {
        <section class="card log" aria-label=text!("log")>
            <header><b>{text!("log")}</b></header>
            <ol node_ref=list>
                <For each=numbers key=|number| *number let(number)>{line(number)}</For>
            </ol>
            <Scrub playing past />
        </section>
    }
}

/// Brings a line of the list into its middle, if it is not in sight. The page itself stays where it is.
fn show(list: &web_sys::HtmlOListElement, line: &web_sys::Element) {
    let (frame, line) = (list.get_bounding_client_rect(), line.get_bounding_client_rect());
    if line.top() < frame.top() || line.bottom() > frame.bottom() {
        let middle = (line.top() + line.bottom() - frame.top() - frame.bottom()) / 2.0;
        list.set_scroll_top(list.scroll_top() + middle as i32);
    }
}

/// The newest line alone, for small screens.
#[component]
pub(super) fn Newest(playing: Playing) -> impl IntoView {
    let session = playing.session;
    move || {
        let entry = session.log.get().iter().rev().find(|entry| !entry.words.is_empty()).cloned()?;
        let tint = playing.shown.get().scene.seats.get(entry.seat.index()).and_then(|panel| panel.tint);
        Some(view! { <p class="lastev"><Drop tint /> <span>{entry.words.join(" ")}</span></p> })
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
    let step = move |look: &'static str, name: &'static str, target: fn(usize, usize) -> usize| {
        view! {
            <button
                class="btn icon quiet"
                aria-label=text!("step" / name)
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
        None => say!(lang(), "log-now", count = last()),
        Some(0) => say!(lang(), "log-start"),
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
                aria-label=text!("log")
                on:input=move |event| {
                    running.set(false);
                    if let Ok(number) = event_target_value(&event).parse() {
                        go(number);
                    }
                }
            />
            <div class="ctl">
                {step("ic-first", "first", |_, _| 0)}
                {step("ic-prev", "previous", |now, _| now.saturating_sub(1))}
                <button class="btn icon quiet" data-tool="play" aria-label=move || if running.get() { say!(lang(), "pause") } else { say!(lang(), "play") } on:click=play>
                    {move || view! { <Icon look=if running.get() { "ic-pause" } else { "ic-play" } /> }}
                </button>
                <span class="lbl">{label}</span>
                {step("ic-next", "next", |now, last| (now + 1).min(last))}
                {step("ic-last", "last", |_, last| last)}
            </div>
        </div>
    }
}
