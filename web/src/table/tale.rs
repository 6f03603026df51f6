//! The story: a sheet of paper that is large enough to be read aloud. It is closed by a button or a key, and its words stay
//! in the log.

use super::Playing;
use crate::board::Icon;
use crate::settings::{lang, say};
use arcade::Story;
use desk::texts;
use leptos::prelude::*;

/// What of the story is read now.
#[component]
pub(super) fn Tale(playing: Playing) -> impl IntoView {
    let session = playing.session;
    let open = RwSignal::new(None::<Vec<String>>);
    let known = StoredValue::new(None::<usize>);
    let story = Memo::new(move |_| playing.shown.get().scene.story.clone());
    Effect::new(move |_| {
        let log = session.log.get();
        let before = known.get_value();
        known.set_value(Some(log.len()));
        let told = match before {
            // Whoever comes to a table that has just been opened reads how it begins.
            None => story.get_untracked().filter(|story| story.fresh && log.is_empty()).map(|story| story.words),
            Some(before) => Some(log.iter().skip(before).flat_map(|entry| entry.tale(lang())).collect()),
        };
        if let Some(told) = told.filter(|told: &Vec<String>| !told.is_empty()) {
            open.update(|open| open.get_or_insert_default().extend(told));
        }
    });
    let close = NodeRef::<leptos::html::Button>::new();
    Effect::new(move |_| {
        if let (true, Some(button)) = (open.with(Option::is_some) && !playing.film.runs(), close.get()) {
            // A button that is shown can have the focus.
            let _ = button.focus();
        }
    });
    let again = move || {
        story.get().map(|Story { title, words, .. }| {
            view! {
                <button class="btn quiet tale-again" data-tool="story" title=title on:click=move |_| open.set(Some(words.clone()))>
                    <Icon look="ic-story" /> <span class="t">{say(texts::THE_STORY)}</span>
                </button>
            }
        })
    };
    let sheet = move || {
        let told = open.get().filter(|_| !playing.film.runs() && playing.at.get().is_none())?;
        let title = story.get().map(|story| story.title);
        let told = told.into_iter().map(|words| view! { <p>{words}</p> }).collect_view();
        Some(view! {
            <div class="tale-back" on:click=move |_| open.set(None)></div>
            <section
                class="tale"
                role="dialog"
                aria-modal="true"
                aria-label=say(texts::THE_STORY)
                on:keydown=move |event: web_sys::KeyboardEvent| {
                    if event.key() == "Escape" {
                        event.stop_propagation();
                        open.set(None);
                    }
                }
            >
                <h2>{title}</h2>
                <div class="tale-words">{told}</div>
                <button class="btn primary" data-tool="read" node_ref=close on:click=move |_| open.set(None)>
                    {say(texts::GO_ON_READING)}
                </button>
            </section>
        })
    };
    view! { {again} {sheet} }
}
