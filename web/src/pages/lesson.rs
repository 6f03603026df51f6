//! A first game that teaches by doing.

use super::Lost;
use super::local_table::heading;
use crate::games;
use crate::parts::Top;
use crate::session::{Lecture, LocalTable, Progress};
use crate::settings::{lang, say};
use crate::table::TableView;
use crate::teach;
use arcade::AnyGame;
use desk::texts;
use leptos::prelude::*;

/// The page.
#[component]
pub(crate) fn Lesson() -> impl IntoView {
    games::of_address(first_game)
}

fn first_game(game: AnyGame) -> AnyView {
    // What is taught was written for what the page ships, whatever this server plays with.
    let Some(parcel) = games::parcel(game.name()) else { return view! { <Lost /> }.into_any() };
    let (lesson, game) = (teach::lesson(&parcel), parcel.game);
    let opened = lesson.and_then(|lesson| LocalTable::lesson(&game, Lecture::new(lesson)).ok());
    let Some((session, progress)) = opened else { return view! { <Lost /> }.into_any() };
    let name = game.name();
    let words = move || view! { <Teacher progress name /> };
    view! {
        <Top heading=heading(session) />
        <main id="main"><TableView session aside=ViewFn::from(words) /></main>
    }
    .into_any()
}

/// What the teacher says.
#[component]
fn Teacher(progress: Progress, name: &'static str) -> impl IntoView {
    let total = progress.total;
    let step = move || progress.step.get();
    let title = move || {
        let name = progress.title.get_value();
        format!("{} · {} {} / {total}", name.to(lang()), texts::STEP.to(lang()), (step() + 1).min(total))
    };
    let words = move || {
        let said = progress.said.get();
        said.to(lang()).to_owned()
    };
    let other = move || progress.strayed.get().then(|| view! { <p class="warn">{say(texts::LESSON_OTHER)}</p> });
    let done = move || {
        (step() >= total).then(|| {
            view! {
                <p><b>{say(texts::LESSON_DONE)}</b></p>
                <a class="btn primary" href=format!("/play/{name}")>{say(texts::PLAY_NOW)}</a>
            }
        })
    };
    view! {
        <section class="card pad teacher stack" aria-live="polite">
            <div class="hd">{title}</div>
            <p>{words}</p>
            {other}
            {done}
            <progress max=total prop:value=step aria-label=title></progress>
        </section>
    }
}
