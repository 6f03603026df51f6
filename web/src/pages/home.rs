//! The first page: the games.

use super::kept_games::KeptGames;
use super::online::Waiting;
use crate::board::{Diagram, Icon, symbol};
use crate::games::{self, Unread};
use crate::house;
use crate::online;
use crate::parts::Top;
use crate::session::LocalTable;
use crate::settings::{lang, settings};
use arcade::{AnyGame, Blurb, Viewer};
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
                    <h1>{text!("tagline")}</h1>
                    <p>{text!("intro")}</p>
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
        <section class="card online" aria-label=text!("online")>
            <div class="ol">
                <span class="hd">{text!("online")}</span>
                <b class="serif">{text!("with-a-friend")}</b>
                <p>{text!("with-a-friend-words")}</p>
            </div>
            {waiting}
            <span class="grow"></span>
            <a class="btn" href="/online"><Icon look="ic-globe" /> {text!("all-tables")}</a>
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
    let (title, summary) = (move || games::title(name, lang()), move || games::summary(name, lang()));
    let own = move || variants.get().iter().any(|game| game == name);
    let variant = move || own().then(|| view! { <span class="chip variant">{text!("variant")}</span> });
    view! {
        <article class="card game" data-game=name>
            <svg viewBox="0 0 320 220" preserveAspectRatio="xMidYMid slice" aria-hidden="true"><use_ href=format!("#home-{name}") width="320" height="220"></use_></svg>
            <div class="gb">
                <h2>{title}</h2>
                <p>{summary}</p>
                <div class="meta">
                    <span class="chip"><Icon look="ic-people" /> {players}</span>
                    {variant}
                    <span class="chip"><Icon look="ic-clock" /> {text!("minutes", minutes = games::minutes(name))}</span>
                </div>
                <a class="btn primary" href=format!("/play/{name}")><Icon look="ic-play" /> {text!("play-now")}</a>
                <a class="btn" href=format!("/setup/{name}")>{text!("set-up")}</a>
                <a class="btn quiet" href=format!("/learn/{name}")><Icon look="ic-book" /> {text!("how-to-play")}</a>
                {blurb.workshop.then(|| view! { <a class="btn quiet" href="/workshop"><Icon look="ic-brush" /> {text!("workshop")}</a> })}
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
    LocalTable::unfinished().map(|name| {
        let name = StoredValue::new(name);
        let title = move || name.with_value(|name| games::title(name, lang()).unwrap_or_else(|| say!(lang(), "a-game")));
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
        let heading = move || [vec![title()], scene.get().heading.clone()].concat().join(", ");
        let label = Signal::derive(title);
        let picture = move || world.get().is_some().then(|| view! { <Diagram scene label /> });
        view! {
            <section class="card resume" class:gone=move || !here.get()>
                <div class="thumb">{picture}</div>
                <div>
                    <span class="hd">{text!("continue")}</span>
                    <b class="serif">{heading}</b>
                    <p>{prompt}</p>
                </div>
                <span class="grow"></span>
                <a class="btn primary" href="/table/local"><Icon look="ic-play" /> {text!("go-on")}</a>
                <button class="btn quiet" on:click=move |_| {
                    LocalTable::forget();
                    here.set(false);
                }>{text!("forget-it")}</button>
            </section>
        }
    })
}
