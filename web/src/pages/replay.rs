//! Games of the past: open, verify, step through.

use super::local_table::heading;
use crate::download;
use crate::games;
use crate::parts::Top;
use crate::said::Said;
use crate::session::{PastTable, Session};
use crate::settings::lang;
use crate::table::TableView;
use arcade::{AnyTable, Seat, Viewer};
use leptos::prelude::*;
use leptos::task::spawn_local;
use wasm_bindgen_futures::JsFuture;

/// The longest file that is read: far longer than any game.
const LONGEST: f64 = 4_000_000.0;

/// What came of a file.
#[derive(Clone)]
enum Opened {
    Nothing,
    Game(Session, bool),
    Bad(Said),
}

/// The page.
#[component]
pub(crate) fn Replay() -> impl IntoView {
    let opened = RwSignal::new_local(Opened::Nothing);
    let owner = Owner::current().unwrap_or_default();
    let open = move |text: String, table: Box<dyn AnyTable>| {
        let seed = text.lines().any(|line| line.starts_with("seed ") && line != "seed none");
        opened.set(Opened::Game(owner.with(|| PastTable::open(table, &text)), seed));
    };
    let chosen = {
        let open = open.clone();
        move |event: web_sys::Event| {
            let input: web_sys::HtmlInputElement = event_target(&event);
            let Some(file) = input.files().and_then(|files| files.get(0)) else { return };
            let open = open.clone();
            spawn_local(async move {
                if file.size() > LONGEST {
                    return opened.set(Opened::Bad(msg!("file-too-long").into()));
                }
                let Some(text) = JsFuture::from(file.text()).await.ok().and_then(|text| text.as_string()) else {
                    return opened.set(Opened::Bad(msg!("file-unreadable").into()));
                };
                match games::replay(&text).await {
                    Ok(table) => open(text, table),
                    Err(unread) => opened.set(Opened::Bad(unread.said())),
                }
            });
        }
    };
    let body = move || match opened.get() {
        Opened::Nothing => ().into_any(),
        Opened::Bad(why) => view! { <p class="warn" role="alert">{text!("not-verified", why = why.to(lang()))}</p> }.into_any(),
        Opened::Game(session, seed) => view! { <Past session seed /> }.into_any(),
    };
    let title = Signal::derive(move || match opened.get() {
        Opened::Game(session, _) => heading(session).get(),
        _ => Vec::new(),
    });
    view! {
        <Top heading=title />
        <main id="main" class="replays">
            <section class="card pad stack">
                <h1>{text!("replays")}</h1>
                <p>{text!("replay-intro")}</p>
                <label class="btn primary">
                    {text!("open-file")}
                    <input class="vh" type="file" accept=".khroma,.txt,text/plain" on:change=chosen />
                </label>
            </section>
            {body}
        </main>
    }
}

/// A game of the past.
#[component]
fn Past(session: Session, seed: bool) -> impl IntoView {
    let seats = session.people.with_untracked(|people| u8::try_from(people.len()).unwrap_or(0));
    let eyes = Viewer::all(seats).map(|viewer| {
        let name = move || match viewer {
            Viewer::Bystander => say!(lang(), "everybody"),
            Viewer::Seat(seat) => seat_name(session, seat),
        };
        view! {
            <label class="pill">
                <input type="radio" name="eyes" prop:checked=move || session.viewer.get() == viewer on:change=move |_| session.show_to(viewer) />
                <span>{name}</span>
            </label>
        }
    });
    let (made, variant) = session.game.with_value(|game| {
        let made = format!("{} {} · {}", game.name(), game.rules_version(), game.content());
        (made, games::is_variant(game).then(|| view! { " " <span class="chip">{text!("variant")}</span> }))
    });
    let save = move |_| {
        if let Some(transcript) = session.transcript() {
            download::text("game.khroma", &transcript);
        }
    };
    view! {
        <div class="card pad verified" role="status">
            <p class="good">{move || if seed { say!(lang(), "verified") } else { say!(lang(), "verified-no-seed") }}</p>
            <p class="mean">{text!("made-with", made = made.clone())} {variant}</p>
            <fieldset class="pills"><legend>{text!("seen-by")}</legend>{eyes.collect_view()}</fieldset>
            <button class="btn sm" on:click=save>{text!("download")}</button>
        </div>
        <TableView session past=true />
    }
}

fn seat_name(session: Session, seat: Seat) -> String {
    let side = session.sight(None).and_then(|sight| sight.scene(lang()).seats.get(seat.index()).map(|panel| panel.side.clone()));
    side.unwrap_or_else(|| say!(lang(), "player-number", seat = seat.number()))
}
