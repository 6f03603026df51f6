//! The first page: the games.

use super::kept_games::KeptGames;
use super::online::Waiting;
use crate::board::{Diagram, Icon, symbol};
use crate::games::{self, Unread};
use crate::house;
use crate::online;
use crate::parts::Top;
use crate::session::LocalTable;
use crate::settings::{lang, say, settings};
use arcade::{AnyGame, Blurb, Viewer};
use desk::texts;
use leptos::prelude::*;
use leptos::task::spawn_local;
use std::sync::Arc;
use wire::{Lobby, TableInfo};

/// The first page.
#[component]
pub(crate) fn Home() -> impl IntoView {
    let variants = RwSignal::new(Vec::<String>::new());
    let unread = RwSignal::new(0);
    spawn_local(async move {
        let own = house::editions().await.into_iter().filter(|edition| edition.variant);
        variants.try_set(own.map(|edition| edition.game).collect());
    });
    let cards = AnyGame::NAMES
        .iter()
        .filter_map(|&name| Some((name, AnyGame::blurb(name)?)))
        .map(|(name, blurb)| view! { <Card name blurb variants /> });
    view! {
        <Top />
        <main id="main" class="home">
            <section class="hello">
                <div>
                    <h1>{say(texts::TAGLINE)}</h1>
                    <p>{say(texts::INTRO)}</p>
                </div>
                <div class="cast"><svg viewBox="0 0 420 120" aria-hidden="true"><use_ href=symbol("hero") width="420" height="120"></use_></svg></div>
            </section>
            <Resume unread />
            {move || {
                unread.track();
                view! { <KeptGames /> }
            }}
            <section class="games">{cards.collect_view()}</section>
            <Friends />
        </main>
    }
}

/// The way to tables over the network, and the first of those that wait for somebody.
#[component]
fn Friends() -> impl IntoView {
    let tables = RwSignal::new(Vec::<TableInfo>::new());
    spawn_local(async move {
        // Without a network there are no tables, which is fine on this page.
        if let Ok(lobby) = online::get::<Lobby>("/api/tables").await {
            tables.try_set(lobby.tables);
        }
    });
    let waiting = move || tables.get().into_iter().take(2).map(|table| view! { <Waiting table /> }).collect_view();
    view! {
        <section class="card online" aria-label=say(texts::ONLINE)>
            <div class="ol">
                <span class="hd">{say(texts::ONLINE)}</span>
                <b class="serif">{say(texts::WITH_A_FRIEND)}</b>
                <p>{say(texts::WITH_A_FRIEND_WORDS)}</p>
            </div>
            {waiting}
            <span class="grow"></span>
            <a class="btn" href="/online"><Icon look="ic-globe" /> {say(texts::ALL_TABLES)}</a>
        </section>
    }
}

/// A game as a card.
#[component]
fn Card(
    /// The game.
    name: &'static str,
    /// What is on its box.
    blurb: Blurb,
    /// The games that this server plays in its own way.
    variants: RwSignal<Vec<String>>,
) -> impl IntoView {
    let players = move || blurb.players(lang());
    let own = move || variants.get().iter().any(|game| game == name);
    let variant = move || own().then(|| view! { <span class="chip variant">{say(texts::VARIANT)}</span> });
    view! {
        <article class="card game" data-game=name>
            <svg viewBox="0 0 320 220" preserveAspectRatio="xMidYMid slice" aria-hidden="true"><use_ href=format!("#home-{name}") width="320" height="220"></use_></svg>
            <div class="gb">
                <h2>{say(blurb.title)}</h2>
                <p>{say(blurb.summary)}</p>
                <div class="meta">
                    <span class="chip"><Icon look="ic-people" /> {players}</span>
                    {variant}
                    <span class="chip"><Icon look="ic-clock" /> {games::minutes(name)} " " {say(texts::MINUTES)}</span>
                </div>
                <a class="btn primary" href=format!("/play/{name}")><Icon look="ic-play" /> {say(texts::PLAY_NOW)}</a>
                <a class="btn" href=format!("/setup/{name}")>{say(texts::SET_UP)}</a>
                <a class="btn quiet" href=format!("/learn/{name}")><Icon look="ic-book" /> {say(texts::HOW_TO_PLAY)}</a>
                {blurb.workshop.then(|| view! { <a class="btn quiet" href="/workshop"><Icon look="ic-brush" /> {say(texts::WORKSHOP)}</a> })}
            </div>
        </article>
    }
}

/// The game that the browser remembers: at once with its name, and with its picture when its rules are here.
#[component]
fn Resume(
    /// Raised when it was put aside.
    unread: RwSignal<u32>,
) -> impl IntoView {
    let saved = LocalTable::unfinished().map(|name| AnyGame::blurb(&name).map_or(texts::A_GAME, |blurb| blurb.title));
    saved.map(|title| {
        let here = RwSignal::new(true);
        let world = RwSignal::new(None::<(AnyGame, String)>);
        spawn_local(async move {
            match LocalTable::remembered().await {
                Ok(Some((table, _))) => {
                    drop(world.try_set(Some((table.game(), table.world(Viewer::Bystander).position().to_owned()))))
                }
                // Its rules or its content cannot be fetched now: it is there all the same.
                Err(Unread::For(_, true)) => {}
                // It was put aside, and is shown among those.
                Ok(None) | Err(_) => {
                    here.try_set(false);
                    unread.try_update(|times| *times += 1);
                }
            };
        });
        let sight = move || world.get().and_then(|(game, world)| game.sight(&world, Viewer::Bystander).ok());
        let lang_signal = settings().lang;
        let scene = Signal::derive(move || Arc::new(sight().map(|sight| sight.scene(lang_signal.get())).unwrap_or_default()));
        let prompt = move || sight().map_or_else(|| "\u{a0}".to_owned(), |sight| sight.prompt(lang()));
        let heading = move || [vec![title.to(lang()).to_owned()], scene.get().heading.clone()].concat().join(", ");
        let label = Signal::derive(move || title.to(lang_signal.get()).to_owned());
        let picture = move || world.get().is_some().then(|| view! { <Diagram scene label /> });
        view! {
            <section class="card resume" class:gone=move || !here.get()>
                <div class="thumb">{picture}</div>
                <div>
                    <span class="hd">{say(texts::CONTINUE)}</span>
                    <b class="serif">{heading}</b>
                    <p>{prompt}</p>
                </div>
                <span class="grow"></span>
                <a class="btn primary" href="/table/local"><Icon look="ic-play" /> {say(texts::GO_ON)}</a>
                <button class="btn quiet" on:click=move |_| {
                    LocalTable::forget();
                    here.set(false);
                }>{say(texts::FORGET_IT)}</button>
            </section>
        }
    })
}
