//! How to play: a few sentences, and pictures of real positions.

use crate::board::{Diagram, Icon};
use crate::games;
use crate::parts::Top;
use crate::settings::{lang, settings};
use crate::teach::{self, Section};
use arcade::{AnyGame, Seat, Touch, Viewer};
use leptos::prelude::*;
use std::sync::Arc;

/// The page.
#[component]
pub(crate) fn Learn() -> impl IntoView {
    games::of_address(|game| view! { <Book game /> }.into_any())
}

/// How a game is played.
#[component]
fn Book(game: AnyGame) -> impl IntoView {
    let chunk = games::chunk(game.name());
    let variant = games::is_variant(&game).then(|| view! { <p class="mean variant" role="note">{text!("variant-learn")}</p> });
    // What is taught was written for what the page ships, whatever this server plays with.
    let game = chunk.as_ref().map_or(game, |chunk| chunk.game.clone());
    let (name, workshop) = (game.name(), game.blurb().workshop);
    let heading = Signal::derive(move || games::title(name, lang()).into_iter().collect());
    let sections = chunk.as_ref().and_then(teach::how_to).map(|how| how.section).unwrap_or_default();
    let entry = |section: &Section| {
        let (key, title) = (section.key.clone(), section.title(name));
        view! { <a href=format!("#{key}") rel="external">{move || title.say(lang())}</a> }
    };
    let contents = sections.iter().map(entry).collect_view();
    let sections = sections.into_iter().map(|section| view! { <Part game=game.clone() section /> }).collect_view();
    let lesson = chunk.as_ref().and_then(teach::lesson).map(|_| {
        view! {
            <aside class="card pad stack">
                <h2>{text!("first-game")}</h2>
                <p>{text!("first-game-words")}</p>
                <a class="btn primary" href=format!("/lesson/{name}")><Icon look="ic-play" /> {text!("try-it")}</a>
            </aside>
        }
    });
    view! {
        <Top heading />
        <main id="main" class="learn">
          <nav class="toc" aria-label=text!("how-to-play")>{contents}</nav>
          <article class="prose">
            <h1>{text!("how-to-play")}</h1>
            <p class="lead">{move || games::summary(name, lang())}</p>
            {variant}
            {lesson}
            {sections}
            <div class="row-btns">
                <a class="btn primary" href=format!("/play/{name}")>{text!("play-now")}</a>
                <a class="btn" href=format!("/rules/{name}")>{text!("rules")}</a>
                {workshop.then(|| view! { <a class="btn" href="/workshop"><Icon look="ic-brush" /> {text!("workshop")}</a> })}
            </div>
          </article>
        </main>
    }
}

/// One section with its picture.
#[component]
fn Part(game: AnyGame, section: Section) -> impl IntoView {
    let lang_signal = settings().lang;
    let (title, text) = (section.title(game.name()), section.text(game.name()));
    let Section { key, diagram } = section;
    let label = {
        let title = title.clone();
        Signal::derive(move || title.say(lang_signal.get()))
    };
    let picture = diagram.and_then(|picture| {
        let viewer = picture.viewer.and_then(Seat::numbered).map_or(Viewer::Bystander, Viewer::Seat);
        let first = game.sight(&picture.position, viewer).ok()?.scene(lang_signal.get_untracked());
        let lit = picture.mark.iter().filter_map(|mark| teach::touch(&first, mark)).filter_map(|touch| match touch {
            Touch::Spot(spot) => Some(spot),
            _ => None,
        });
        let lit = lit.collect::<Vec<_>>();
        let scene = Signal::derive(move || {
            let sight = game.sight(&picture.position, viewer).ok();
            Arc::new(sight.map(|sight| sight.scene(lang_signal.get())).unwrap_or_default())
        });
        Some(view! { <figure><Diagram scene label lit /></figure> })
    });
    view! {
        <section>
            <h2 id=key>{move || title.say(lang())}</h2>
            <p>{move || text.say(lang())}</p>
            {picture}
        </section>
    }
}
