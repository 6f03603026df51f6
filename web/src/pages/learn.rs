//! How to play: a few sentences, and pictures of real positions.

use crate::board::{Diagram, Icon};
use crate::games;
use crate::parts::Top;
use crate::settings::{lang, say, settings};
use crate::teach::{self, Section};
use arcade::{AnyGame, Seat, Touch, Viewer};
use desk::texts;
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
    let parcel = games::parcel(game.name());
    let variant = games::is_variant(&game).then(|| view! { <p class="mean variant" role="note">{say(texts::VARIANT_LEARN)}</p> });
    // What is taught was written for what the page ships, whatever this server plays with.
    let game = parcel.as_ref().map_or(game, |parcel| parcel.game.clone());
    let (name, title, summary, workshop) = (game.name(), game.blurb().title, game.blurb().summary, game.blurb().workshop);
    let lang_signal = settings().lang;
    let heading = Signal::derive(move || vec![title.to(lang_signal.get()).to_owned()]);
    let sections = parcel.as_ref().and_then(teach::how_to).map(|how| how.section).unwrap_or_default();
    let entry = |section: &Section| {
        let (key, title) = (section.key.clone(), section.title.clone());
        view! { <a href=format!("#{key}") rel="external">{move || title.to(lang()).to_owned()}</a> }
    };
    let contents = sections.iter().map(entry).collect_view();
    let sections = sections.into_iter().map(|section| view! { <Part game=game.clone() section /> }).collect_view();
    let lesson = parcel.as_ref().and_then(teach::lesson).map(|_| {
        view! {
            <aside class="card pad stack">
                <h2>{say(texts::FIRST_GAME)}</h2>
                <p>{say(texts::FIRST_GAME_WORDS)}</p>
                <a class="btn primary" href=format!("/lesson/{name}")><Icon look="ic-play" /> {say(texts::TRY_IT)}</a>
            </aside>
        }
    });
    view! {
        <Top heading />
        <main id="main" class="learn">
          <nav class="toc" aria-label=say(texts::HOW_TO_PLAY)>{contents}</nav>
          <article class="prose">
            <h1>{say(texts::HOW_TO_PLAY)}</h1>
            <p class="lead">{say(summary)}</p>
            {variant}
            {lesson}
            {sections}
            <div class="row-btns">
                <a class="btn primary" href=format!("/play/{name}")>{say(texts::PLAY_NOW)}</a>
                <a class="btn" href=format!("/rules/{name}")>{say(texts::RULES)}</a>
                {workshop.then(|| view! { <a class="btn" href="/workshop"><Icon look="ic-brush" /> {say(texts::WORKSHOP)}</a> })}
            </div>
          </article>
        </main>
    }
}

/// One section with its picture.
#[component]
fn Part(game: AnyGame, section: Section) -> impl IntoView {
    let lang_signal = settings().lang;
    let Section { key, title, text, diagram } = section;
    let label = {
        let title = title.clone();
        Signal::derive(move || title.to(lang_signal.get()).to_owned())
    };
    let picture = diagram.and_then(|picture| {
        let viewer = picture.viewer.and_then(Seat::numbered).map_or(Viewer::Bystander, Viewer::Seat);
        let first = game.sight(&picture.position, viewer).ok()?.scene(arcade::Lang::En);
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
    let heading = title.clone();
    view! {
        <section>
            <h2 id=key>{move || heading.to(lang()).to_owned()}</h2>
            <p>{move || text.to(lang()).to_owned()}</p>
            {picture}
        </section>
    }
}
