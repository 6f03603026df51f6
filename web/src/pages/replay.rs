//! Games of the past: open, verify, step through.

use super::local_table::heading;
use crate::download;
use crate::games;
use crate::parts::{Sorry, Top};
use crate::session::{PastTable, Session};
use crate::settings::{lang, say};
use crate::table::TableView;
use arcade::{AnyTable, Lang, Seat, Viewer};
use desk::texts;
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
    Bad([String; 2]),
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
                    return opened.set(Opened::Bad(Lang::ALL.map(|lang| texts::FILE_TOO_LONG.to(lang).to_owned())));
                }
                let Some(text) = JsFuture::from(file.text()).await.ok().and_then(|text| text.as_string()) else {
                    return opened.set(Opened::Bad(Lang::ALL.map(|lang| texts::FILE_UNREADABLE.to(lang).to_owned())));
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
        Opened::Bad([en, fr]) => {
            let [en, fr] = [(Lang::En, en), (Lang::Fr, fr)]
                .map(|(lang, words)| format!("{}{} {words}", texts::NOT_VERIFIED.to(lang), texts::COLON.to(lang)));
            view! { <Sorry trouble=[en, fr] /> }.into_any()
        }
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
                <h1>{say(texts::REPLAYS)}</h1>
                <p>{say(texts::REPLAY_INTRO)}</p>
                <label class="btn primary">
                    {say(texts::OPEN_FILE)}
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
            Viewer::Bystander => texts::EVERYBODY.to(lang()).to_owned(),
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
        (made, games::is_variant(game).then(|| view! { " " <span class="chip">{say(texts::VARIANT)}</span> }))
    });
    let save = move |_| {
        if let Some(transcript) = session.transcript() {
            download::text("game.khroma", &transcript);
        }
    };
    view! {
        <div class="card pad verified" role="status">
            <p class="good">{say(if seed { texts::VERIFIED } else { texts::VERIFIED_NO_SEED })}</p>
            <p class="mean">{say(texts::MADE_WITH)} " " {made} {variant}</p>
            <fieldset class="pills"><legend>{say(texts::SEEN_BY)}</legend>{eyes.collect_view()}</fieldset>
            <button class="btn sm" on:click=save>{say(texts::DOWNLOAD)}</button>
        </div>
        <TableView session past=true />
    }
}

fn seat_name(session: Session, seat: Seat) -> String {
    let side = session.sight(None).and_then(|sight| sight.scene(lang()).seats.get(seat.index()).map(|panel| panel.side.clone()));
    side.unwrap_or_else(|| format!("{} {seat}", texts::PLAYER.to(lang())))
}
