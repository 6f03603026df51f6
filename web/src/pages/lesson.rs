//! A first game that teaches by doing.

use super::Lost;
use super::local_table::heading;
use crate::games;
use crate::parts::Top;
use crate::session::{Lecture, LocalTable, Progress};
use crate::settings::lang;
use crate::table::TableView;
use crate::teach;
use arcade::AnyGame;
use leptos::prelude::*;

/// The page.
#[component]
pub(crate) fn Lesson() -> impl IntoView {
    games::of_address(first_game)
}

fn first_game(game: AnyGame) -> AnyView {
    // What is taught was written for what the page ships, whatever this server plays with.
    let Some(chunk) = games::chunk(game.name()) else { return view! { <Lost /> }.into_any() };
    let (lesson, game) = (teach::lesson(&chunk), chunk.game);
    let opened = lesson.and_then(|lesson| LocalTable::lesson(&game, Lecture::new(game.name(), lesson)).ok());
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
        let title = progress.title.get_value();
        say!(lang(), "lesson-step", title = title, step = (step() + 1).min(total), total = total)
    };
    let words = move || {
        let said = progress.said.get();
        said.iter().map(|text| text.say(lang())).collect::<Vec<_>>().join(" ")
    };
    let other = move || progress.strayed.get().then(|| view! { <p class="warn">{text!("lesson-other")}</p> });
    let done = move || {
        (step() >= total).then(|| {
            view! {
                <p><b>{text!("lesson-done")}</b></p>
                <a class="btn primary" href=format!("/play/{name}")>{text!("play-now")}</a>
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
