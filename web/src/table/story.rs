//! The story: a sheet of paper that is large enough to be read aloud. It is closed by a button or a key, and its words stay
//! in the log.

use super::Playing;
use crate::board::Icon;
use arcade::Story;
use leptos::prelude::*;

/// What of the story is read now.
#[component]
pub(super) fn StoryDialog(playing: Playing) -> impl IntoView {
    let session = playing.session;
    let open = playing.tale;
    let (known, greeted) = (StoredValue::new(usize::MAX - 1), StoredValue::new(false));
    let story = Memo::new(move |_| playing.shown.get().scene.story.clone());
    Effect::new(move |_| {
        let log = session.log.get();
        let before = known.get_value();
        known.set_value(log.len());
        // Whoever comes to a table that has just been opened reads how it begins.
        let begins = story.get().filter(|story| story.fresh && log.is_empty() && !greeted.get_value());
        let told: Vec<String> = match (begins, log.last()) {
            (Some(story), _) => {
                greeted.set_value(true);
                story.words
            }
            // Whoever comes later, or takes something back, finds it in the log.
            (None, Some(last)) if log.len() == before + 1 => last.tale(),
            _ => Vec::new(),
        };
        if !told.is_empty() {
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
    move || {
        let told = open.get().filter(|_| !playing.film.runs() && playing.at.get().is_none())?;
        let title = story.get().map(|story| story.title);
        let told = told.into_iter().map(|words| view! { <p>{words}</p> }).collect_view();
        Some(view! {
            <div class="tale-back" on:click=move |_| open.set(None)></div>
            <section
                class="tale"
                role="dialog"
                aria-modal="true"
                aria-label=text!("the-story")
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
                    {text!("go-on-reading")}
                </button>
            </section>
        })
    }
}

/// Reads the beginning again.
#[component]
pub(super) fn Again(playing: Playing) -> impl IntoView {
    let story = Memo::new(move |_| playing.shown.get().scene.story.clone());
    move || {
        story.get().map(|Story { title, words, .. }| {
            view! {
                <button class="btn quiet sm" data-tool="story" title=title on:click=move |_| playing.tale.set(Some(words.clone()))>
                    <Icon look="ic-story" /> <span class="t">{text!("the-story")}</span>
                </button>
            }
        })
    }
}
