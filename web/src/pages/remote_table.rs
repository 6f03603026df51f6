//! A table over the network: its waiting room, then the game.

use super::local_table::heading;
use super::online::{Name, own_name};
use crate::board::Icon;
use crate::games;
use crate::online::{self, Keys};
use crate::parts::{Qr, Sorry, Top};
use crate::said::Said;
use crate::session::{Remote, RemoteTable as Table};
use crate::settings::lang;
use crate::table::TableView;
use leptos::prelude::*;
use leptos::task::spawn_local;
use leptos_router::hooks::use_params_map;
use std::rc::Rc;
use texts::Message;
use wire::{Ask, Held, Holder, Level, SeatInfo, Secret, Stage, TableId, TableInfo, TakeSeat};

/// The page.
#[component]
pub(crate) fn RemoteTable() -> impl IntoView {
    let id = TableId(use_params_map().get_untracked().get("id").unwrap_or_default());
    // The invitation stands behind `#`, where no server sees it; once read it is taken out of the address.
    let invitation = RwSignal::new(invitation());
    let keys = RwSignal::new(Keys::of(&id).seat);
    move || {
        let id = id.clone();
        match (keys.get(), invitation.get()) {
            (None, Some(secret)) => view! { <Invited id secret keys invitation /> }.into_any(),
            (secret, _) => view! { <Sitting id secret keys /> }.into_any(),
        }
    }
}

fn invitation() -> Option<Secret> {
    let window = window();
    let hash = window.location().hash().ok()?;
    let secret = hash.strip_prefix('#').filter(|secret| !secret.is_empty())?.to_owned();
    let path = window.location().pathname().ok()?;
    if let Ok(history) = window.history() {
        // Should that fail, the address keeps what its owner has anyway.
        let _ = history.replace_state_with_url(&wasm_bindgen::JsValue::NULL, "", Some(&path));
    }
    Some(Secret(secret))
}

/// Somebody came with an invitation.
#[component]
fn Invited(id: TableId, secret: Secret, keys: RwSignal<Option<Secret>>, invitation: RwSignal<Option<Secret>>) -> impl IntoView {
    let trouble = RwSignal::new(None::<Said>);
    let sit = move |_| {
        let (id, secret, name) = (id.clone(), secret.clone(), own_name());
        spawn_local(async move {
            let ask = TakeSeat { id: online::new_id(), name, seat: None, invitation: Some(secret) };
            match online::post::<Held>(&format!("/api/tables/{id}/seats"), &ask).await {
                Ok(held) => {
                    Keys { seat: Some(held.secret.clone()), ..Keys::of(&id) }.keep(&id);
                    invitation.set(None);
                    keys.set(Some(held.secret));
                }
                Err(said) => trouble.set(Some(said)),
            }
        });
    };
    view! {
        <Top />
        <main id="main" class="page">
            <h1>{text!("invited")}</h1>
            <Name />
            {move || trouble.get().map(|trouble| view! { <Sorry trouble /> })}
            <div class="row-btns">
                <button class="btn primary" on:click=sit>{text!("sit-down")}</button>
                <button class="btn quiet" on:click=move |_| invitation.set(None)>{text!("only-watch")}</button>
            </div>
        </main>
    }
}

/// At the table, playing or watching.
#[component]
fn Sitting(id: TableId, secret: Option<Secret>, keys: RwSignal<Option<Secret>>) -> impl IntoView {
    let (table, remote) = Table::open(id.clone(), secret);
    let table = StoredValue::new_local(table);
    move || {
        let id = id.clone();
        match (remote.session.get(), remote.info.get().map(|info| info.stage)) {
            (Some(session), Some(Stage::Playing | Stage::Over)) => view! {
                <Top heading=heading(session) />
                <main id="main"><Line remote table /><TableView session /></main>
            }
            .into_any(),
            (None, Some(Stage::Playing | Stage::Over)) if remote.info.get().is_some_and(|info| info.stopped.is_some()) => {
                view! { <Top /><main id="main" class="page stack"><Stopped remote /></main> }.into_any()
            }
            (_, Some(Stage::Lobby)) => {
                view! { <Top /><main id="main" class="page"><Room id remote table keys /></main> }.into_any()
            }
            _ => view! {
                <Top />
                <main id="main" class="page"><p class="wait" role="status">{text!("connecting")}</p><Wrong remote /></main>
            }
            .into_any(),
        }
    }
}

/// What is wrong with the connection, if anything is.
#[component]
fn Wrong(remote: Remote) -> impl IntoView {
    let lost = move || (!remote.connected.get()).then(|| view! { <p class="warn" role="status">{text!("reconnecting")}</p> });
    let old = move || {
        remote.reload.get().then(|| {
            let again = |_| {
                // A page that cannot be loaded anew stays as it is.
                let _ = window().location().reload();
            };
            view! { <p class="warn" role="alert">{text!("new-version")} <button class="btn sm" on:click=again>{text!("reload")}</button></p> }
        })
    };
    let behind = move || remote.older.get().then(|| view! { <p class="warn" role="alert">{text!("server-older")}</p> });
    let stopped = move || {
        let fault = remote.info.get().and_then(|info| info.stopped)?;
        Some(view! { <Sorry trouble=Said::from(&fault) /> })
    };
    let said = move || remote.trouble.get().map(|trouble| view! { <Sorry trouble /> });
    view! { {lost} {old} {behind} {stopped} {said} }
}

/// A table whose game is not known here: who sits there, and who decided, as far as its log tells.
#[component]
fn Stopped(remote: Remote) -> impl IntoView {
    let title = move || remote.info.get().and_then(|info| games::title(&info.game, lang()));
    let seats = move || {
        let seats = remote.info.get().map(|info| info.seats).unwrap_or_default();
        seats
            .into_iter()
            .map(|seat| view! { <Chair id=TableId(String::new()) seat invitation=None you=remote.you.get() /> })
            .collect_view()
    };
    let log = move || {
        let line = |seat: arcade::Seat| view! { <li>{text!("player-number", seat = seat.number())}</li> };
        remote.decided.get().into_iter().map(line).collect_view()
    };
    view! {
        <h1>{title}</h1>
        <Wrong remote />
        <section class="card pad stack"><h2>{text!("seats")}</h2><ul class="list room">{seats}</ul></section>
        <section class="card pad stack"><h2>{text!("log")}</h2><p class="mean">{text!("stopped-log")}</p><ol class="log">{log}</ol></section>
    }
}

/// The line above an online game: the connection, and coming back from a bot.
#[component]
fn Line(remote: Remote, table: StoredValue<Rc<Table>, LocalStorage>) -> impl IntoView {
    let away = move || {
        let you = remote.you.get()?;
        let info = remote.info.get()?;
        let seat = info.seats.get(you.index())?.clone();
        match seat.holder {
            Holder::Person { away: Some(_), .. } => Some(view! {
                <p class="warn" role="status">
                    {text!("bot-plays")} " "
                    <button class="btn sm primary" on:click=move |_| table.with_value(|table| table.ask(Ask::Back))>{text!("come-back")}</button>
                </p>
            }),
            _ => None,
        }
    };
    view! { <div class="netline"><Wrong remote />{away}</div> }
}

/// Before the game: who is here, the links for the others, and the luck.
#[component]
fn Room(
    id: TableId,
    remote: Remote,
    table: StoredValue<Rc<Table>, LocalStorage>,
    keys: RwSignal<Option<Secret>>,
) -> impl IntoView {
    let held = Keys::of(&id);
    let host = held.host.clone();
    let info = move || remote.info.get();
    let title = move || info().and_then(|info| games::title(&info.game, lang()));
    let room_id = id.clone();
    let seats = move || {
        let invitations = held.invitations.clone();
        let id = room_id.clone();
        info().map(|info: TableInfo| {
            info.seats
                .into_iter()
                .map(|seat| {
                    let invitation = invitations.iter().find(|held| held.seat == seat.seat).cloned();
                    view! { <Chair id=id.clone() seat invitation you=remote.you.get() /> }
                })
                .collect_view()
        })
    };
    let open = move || info().is_some_and(|info| info.seats.iter().any(|seat| seat.holder == Holder::Open));
    let begin = {
        let id = id.clone();
        move |_| {
            let fill = open().then_some(Level::Normal);
            match &host {
                Some(secret) => {
                    let (id, secret) = (id.clone(), secret.clone());
                    spawn_local(async move {
                        let ask = wire::SecretAsk { secret, id: online::new_id(), ask: Start { fill } };
                        if let Err(said) = online::post::<serde_json::Value>(&format!("/api/tables/{id}/start"), &ask).await {
                            remote.trouble.set(Some(said));
                        }
                    });
                }
                None => table.with_value(|table| table.ask(Ask::Start { fill })),
            }
        }
    };
    let take = {
        let id = id.clone();
        move |_| {
            let (id, name) = (id.clone(), own_name());
            spawn_local(async move {
                let ask = TakeSeat { id: online::new_id(), name, seat: None, invitation: None };
                match online::post::<Held>(&format!("/api/tables/{id}/seats"), &ask).await {
                    Ok(held) => {
                        Keys { seat: Some(held.secret.clone()), ..Keys::of(&id) }.keep(&id);
                        keys.set(Some(held.secret));
                    }
                    Err(said) => remote.trouble.set(Some(said)),
                }
            });
        }
    };
    let word = RwSignal::new(String::new());
    let sitting = move || remote.you.get().is_some();
    let commitment = move || info().map(|info| info.commitment);
    view! {
        <h1>{title}</h1>
        <Wrong remote />
        <section class="card pad stack"><h2>{text!("seats")}</h2><ul class="list room">{seats}</ul></section>
        <section class="card pad stack">
            <h2><Icon look="ic-dice" /> {text!("luck")}</h2>
            <p>{text!("luck-words")}</p>
            <p class="code seal">{commitment}</p>
            <Show when=sitting>
                <label class="field">
                    <span>{text!("your-word")}</span>
                    <input class="in" type="text" maxlength=wire::MAX_WORD prop:value=move || word.get() on:input=move |event| word.set(event_target_value(&event)) />
                    <button class="btn sm" on:click=move |_| table.with_value(|table| table.ask(Ask::Word { word: word.get_untracked() }))>{text!("add-word")}</button>
                </label>
            </Show>
        </section>
        <div class="row-btns">
            <Show when=sitting fallback=move || view! { <button class="btn" on:click=take.clone()>{text!("sit-down")}</button> }>
                <button class="btn primary" data-tool="start" on:click=begin.clone()>
                    {move || if open() { say!(lang(), "begin-with-bots") } else { say!(lang(), "begin") }}
                </button>
            </Show>
        </div>
    }
}

/// What is asked over HTTP to begin.
#[derive(serde::Serialize)]
struct Start {
    fill: Option<Level>,
}

/// A chair in the waiting room.
#[component]
fn Chair(id: TableId, seat: SeatInfo, invitation: Option<Held>, you: Option<arcade::Seat>) -> impl IntoView {
    let number = seat.seat.number();
    let own = you == Some(seat.seat);
    let (look, who) = match &seat.holder {
        Holder::Open => ("ic-eye", Said::from(msg!("room"))),
        Holder::Person { name, .. } => ("ic-person", Said::Words(name.clone())),
        Holder::Bot { level } => ("ic-bot", Said::from(level_name(*level))),
    };
    let name = move || who.to(lang());
    let link = invitation.filter(|_| seat.holder == Holder::Open).and_then(|held| {
        let origin = window().location().origin().ok()?;
        Some(format!("{origin}/table/{id}#{}", held.secret.0))
    });
    let share = link.map(|link| {
        let copied = RwSignal::new(false);
        let copy = {
            let link = link.clone();
            move |_| {
                // A browser that forbids the clipboard still shows the link.
                let _ = window().navigator().clipboard().write_text(&link);
                copied.set(true);
            }
        };
        let label = Signal::derive(text!("link-for"));
        view! {
            <div class="invite">
                <input class="in" type="text" readonly prop:value=link.clone() aria-label=text!("link-for") />
                <button class="btn sm" on:click=copy><Icon look="ic-copy" /> {move || if copied.get() { say!(lang(), "copied") } else { say!(lang(), "copy") }}</button>
                <details><summary><Icon look="ic-qr" /> "QR"</summary><Qr text=link label /></details>
            </div>
        }
    });
    view! {
        <li class:own=own>
            <b>{number}</b> <Icon look=look /> <span>{name}</span>
            {own.then(|| view! { <span class="chip">{text!("you")}</span> })}
            {seat.word.map(|word| view! { <span class="chip">{text!("chair-word", word = word.clone())}</span> })}
            {share}
        </li>
    }
}

fn level_name(level: Level) -> Message {
    match level {
        Level::Easy => msg!("sitter-easy"),
        Level::Normal => msg!("sitter-normal"),
        Level::Hard => msg!("sitter-hard"),
    }
}
