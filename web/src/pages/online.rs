//! Tables over the network that wait for players.

use crate::board::Icon;
use crate::games;
use crate::online::{self, Keys};
use crate::parts::{Sorry, Top};
use crate::said::Said;
use crate::settings::{lang, settings};
use crate::timer;
use arcade::AnyGame;
use leptos::prelude::*;
use leptos::task::spawn_local;
use leptos_router::NavigateOptions;
use leptos_router::hooks::use_navigate;
use wire::{Holder, Lobby, TableInfo, TakeSeat};

/// How often the list is asked for, in milliseconds.
const AGAIN: u32 = 5000;

/// The page.
#[component]
pub(crate) fn Online() -> impl IntoView {
    let tables = RwSignal::new(None::<Result<Vec<TableInfo>, Said>>);
    let here = RwSignal::new(true);
    on_cleanup(move || here.set(false));
    spawn_local(async move {
        while here.try_get_untracked() == Some(true) {
            let lobby = online::get::<Lobby>("/api/tables").await;
            tables.try_set(Some(lobby.map(|lobby| lobby.tables)));
            timer::sleep(AGAIN).await;
        }
    });
    let list = move || match tables.get() {
        None => view! { <p class="wait" role="status">"…"</p> }.into_any(),
        Some(Err(trouble)) => view! { <Sorry trouble /> }.into_any(),
        Some(Ok(tables)) if tables.is_empty() => view! { <p>{text!("no-tables")}</p> }.into_any(),
        Some(Ok(tables)) => tables.into_iter().map(|table| view! { <Waiting table /> }).collect_view().into_any(),
    };
    let make = AnyGame::NAMES.iter().map(|name| {
        view! { <a class="btn" href=format!("/setup/{name}?online")><Icon look="ic-plus" /> {move || games::title(name, lang())}</a> }
    });
    view! {
        <Top />
        <main id="main" class="page">
            <h1>{text!("online")}</h1>
            <Name />
            <section class="card pad stack"><h2>{text!("make-table")}</h2><div class="row-btns">{make.collect_view()}</div></section>
            <section class="card pad stack"><h2>{text!("waiting-tables")}</h2>{list}</section>
        </main>
    }
}

/// What the visitor wants to be called.
#[component]
pub(crate) fn Name() -> impl IntoView {
    let settings = settings();
    view! {
        <label class="field">
            <span>{text!("your-name")}</span>
            <input class="in" type="text" maxlength=wire::MAX_NAME prop:value=move || settings.name.get()
                on:input=move |event| settings.name.set(event_target_value(&event)) />
        </label>
    }
}

/// What a guest without a name is called.
pub(crate) fn own_name() -> String {
    let name = settings().name.get_untracked().trim().to_owned();
    if name.is_empty() { say!(settings().lang.get_untracked(), "guest") } else { name }
}

/// A table that waits.
#[component]
pub(crate) fn Waiting(table: TableInfo) -> impl IntoView {
    let game = table.game.clone();
    let title = move || games::title(&game, lang());
    let total = table.seats.len();
    let taken = table.seats.iter().filter(|seat| seat.holder != Holder::Open).count();
    let names: Vec<String> = table
        .seats
        .iter()
        .filter_map(|seat| match &seat.holder {
            Holder::Person { name, .. } => Some(name.clone()),
            _ => None,
        })
        .collect();
    let trouble = RwSignal::new(None::<Said>);
    let navigate = use_navigate();
    let id = table.table.clone();
    let join = move |_| {
        let (id, navigate, name) = (id.clone(), navigate.clone(), own_name());
        spawn_local(async move {
            let ask = TakeSeat { id: online::new_id(), name, seat: None, invitation: None };
            match online::post::<wire::Held>(&format!("/api/tables/{id}/seats"), &ask).await {
                Ok(held) => {
                    Keys { seat: Some(held.secret), ..Keys::of(&id) }.keep(&id);
                    navigate(&format!("/table/{id}"), NavigateOptions::default());
                }
                Err(said) => trouble.set(Some(said)),
            }
        });
    };
    view! {
        <div class="tb-row">
            <span><b>{title}</b> {table.variant.then(|| view! { " " <span class="chip variant">{text!("variant")}</span> })} " · " {names.join(", ")} <small>{taken} " / " {total}</small></span>
            <button class="btn sm" on:click=join>{text!("join")}</button>
            <a class="btn sm quiet" href=format!("/table/{}", table.table)>{text!("watch")}</a>
            {move || trouble.get().map(|trouble| view! { <Sorry trouble /> })}
        </div>
    }
}
