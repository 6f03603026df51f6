//! Who sits at the table, what they have, and what it is all about.

use super::Playing;
use super::actions::pip_class;
use super::company::Company;
use super::prompt::{Count, Drop};
use super::story::Again;
use crate::board::Icon;
use crate::session::{Clocks, Person, Session};
use crate::settings::lang;
use crate::timer;
use arcade::{Goal, Lang, Pips, Rack, Seat, SeatPanel, Slot, Task};
use leptos::prelude::*;
use leptos::task::spawn_local;

/// What a seat is called.
pub(crate) fn name(people: &[Person], seat: Seat, lang: Lang) -> String {
    let Some(person) = people.get(seat.index()) else { return say!(lang, "player-number", seat = seat.number()) };
    let alone = people.iter().filter(|person| person.here).count() == 1;
    match (person.name.as_str(), person.bot) {
        ("", None) if person.here && alone => say!(lang, "you"),
        ("", None) => say!(lang, "player-number", seat = seat.number()),
        ("", Some(_)) => say!(lang, "bot-number", seat = seat.number()),
        (name, _) => name.to_owned(),
    }
}

/// The seats.
#[component]
pub(super) fn Seats(playing: Playing) -> impl IntoView {
    let session = playing.session;
    let tick = RwSignal::new(());
    spawn_local(async move {
        // Until nobody looks any more.
        while tick.try_set(()).is_none() {
            timer::sleep(1000).await;
        }
    });
    let card = move |panel: SeatPanel| {
        let (people, lang) = (session.people.get(), lang());
        let seat = panel.seat;
        let now = session.to_act.get() == Some(seat);
        let own = session.viewer.get().is(seat);
        let bot = people.get(seat.index()).and_then(|person| person.bot);
        let side = match bot {
            Some(bot) => say!(lang, "side-bot", side = panel.side.clone(), level = bot),
            None => panel.side.clone(),
        };
        let flag = now.then(|| {
            let words = if own { say!(lang, "your-turn") } else { say!(lang, "turn") };
            view! { <span class="turnflag">{words}</span> }
        });
        // "Your turn" says it too.
        let you = people.get(seat.index()).is_some_and(|person| person.here && !person.name.is_empty()) && own && !now;
        let you = you.then(|| view! { <span class="chip you">{say!(lang, "you")}</span> });
        let class = format!("seat {} {}", panel.tint.map_or("c-n", arcade::Tint::class), if now { "now" } else { "" });
        view! {
            <li class=class class:out=people.get(seat.index()).is_some_and(|person| !person.present)>
                <Drop tint=panel.tint />
                <div class="nm"><span>{name(&people, seat, lang)}</span> {you} <small>{side}</small> {flag}</div>
                <Clock session seat tick />
                <div class="row">{panel.pips.into_iter().map(pips).collect_view()}</div>
                <div class="row more">{panel.counters.into_iter().map(|counter| view! { <Count counter /> }).collect_view()}</div>
                {racks(panel.racks)}
                {tasks(panel.tasks)}
                <Company playing seat />
            </li>
        }
    };
    view! {
        <ul class="seats" aria-label=text!("seats")>
            {move || playing.shown.get().scene.seats.iter().cloned().map(card).collect_view()}
        </ul>
    }
}

/// The clock of a seat, counted on from what the server told. The one that runs says so by its sign and its frame.
#[component]
fn Clock(session: Session, seat: Seat, tick: RwSignal<()>) -> impl IntoView {
    move || {
        session.clocks.get().and_then(|Clocks { left_ms, running, told }| {
            tick.track();
            let running = running == Some(seat);
            let since = if running { (js_sys::Date::now() - told).max(0.0) as u64 } else { 0 };
            let left = left_ms.get(seat.index())?.saturating_sub(since) / 1000;
            let words = if running { say!(lang(), "clock-runs") } else { say!(lang(), "clock-rests") };
            let title = words.clone();
            let look = if running { "ic-clock" } else { "ic-pause" };
            let low = running && left < LOW;
            Some(view! {
                <p class="clock" class:running=running class:low=low role="timer" title=title>
                    <Icon look=look /> <span class="vh">{words}</span> <span>{time(left)}</span>
                </p>
            })
        })
    }
}

/// So few seconds are few.
const LOW: u64 = 30;

/// "1:05", "1:00:05"; days and hours where it is days.
fn time(seconds: u64) -> String {
    let (days, hours, minutes, rest) = (seconds / 86_400, seconds / 3600 % 24, seconds / 60 % 60, seconds % 60);
    match (days, hours) {
        (0, 0) => format!("{minutes}:{rest:02}"),
        (0, _) => format!("{hours}:{minutes:02}:{rest:02}"),
        _ => say!(lang(), "time-days", days = days.to_string(), hours = hours.to_string()),
    }
}

/// What a seat must do to win, ticked off as it is done.
fn tasks(tasks: Vec<Task>) -> Option<impl IntoView> {
    let task = |task: Task| {
        let (look, state) = match task.done {
            true => ("ic-check", say!(lang(), "task-done")),
            false => ("ic-todo", say!(lang(), "task-not-done")),
        };
        view! {
            <li class:done=task.done>
                <Icon look=look /> <span>{task.words}</span> <span class="vh">" " {state}</span>
            </li>
        }
    };
    (!tasks.is_empty()).then(|| view! { <ul class="tasks">{tasks.into_iter().map(task).collect_view()}</ul> })
}

/// What lies in front of a seat, each thing in its place.
fn racks(racks: Vec<Rack>) -> Option<impl IntoView> {
    let slot = |slot: Slot| {
        let (title, empty) = (slot.words.clone(), (!slot.held).then(|| view! { " " {say!(lang(), "slot-empty")} }));
        view! {
            <span title=title class:held=slot.held>
                <Icon look=slot.look tint=slot.tint class="slot" /> <span class="vh">{slot.words} {empty} ", "</span>
            </span>
        }
    };
    let rack = |rack: Rack| {
        let slots = rack.slots.into_iter().map(slot).collect_view();
        view! { <div class="rack"><span>{rack.name}</span><span class="row">{slots}</span></div> }
    };
    (!racks.is_empty()).then(|| view! { <div class="racks">{racks.into_iter().map(rack).collect_view()}</div> })
}

/// What small screens have no room for beside the seats: what camps have and must do.
fn camps(panels: &[SeatPanel]) -> impl IntoView + use<> {
    let camp = |panel: &SeatPanel| {
        let counters = panel.counters.iter().cloned().map(|counter| view! { <Count counter /> }).collect_view();
        view! {
            <li>
                <b>{panel.side.clone()}</b>
                <span class="row">{counters}</span>
                {racks(panel.racks.clone())}
                {tasks(panel.tasks.clone())}
            </li>
        }
    };
    let camps: Vec<_> = panels.iter().filter(|panel| !panel.tasks.is_empty()).map(camp).collect();
    (!camps.is_empty()).then(|| view! { <ul class="camps only-phone">{camps}</ul> })
}

fn pips(pips: Pips) -> impl IntoView {
    let words = say!(lang(), "pips", name = pips.name.clone(), left = pips.left, of = pips.of);
    let dot = |index: u8| {
        let spent = if index < pips.left { "" } else { " spent" };
        view! { <Icon look=pips.look class=format!("{}{spent}", pip_class(pips.look)) /> }
    };
    let dots = (0..pips.of).map(dot).collect_view();
    let title = words.clone();
    view! {
        <span title=title>
            <span class="w" aria-hidden="true">{pips.name.clone()}</span>
            {dots}
            <span class="vh">{words}</span>
        </span>
    }
}

/// What it is about.
#[component]
pub(super) fn GoalCard(playing: Playing) -> impl IntoView {
    move || {
        let scene = playing.shown.get().scene;
        let goal = scene.goal.clone();
        let camps = camps(&scene.seats);
        let stores = scene.stores.iter().cloned().map(|counter| view! { <Count counter /> }).collect_view();
        goal.map(|Goal { title, words, progress, note }| {
            let bar = progress.map(|(done, of)| {
                let tint = own_tint(playing).map_or("c-n", arcade::Tint::class);
                view! { <progress class=format!("chain {tint}") max=of value=done aria-label=note.clone()></progress> }
            });
            view! {
                <section class="goal" aria-label=say!(lang(), "goal")>
                    <h2 class="hd">{say!(lang(), "goal")}</h2>
                    <b>{title}</b>
                    <p>{words}</p>
                    {bar}
                    {note.map(|note| view! { <p>{note}</p> })}
                    <div class="row stores">{stores}</div>
                    {camps}
                    <Again playing />
                </section>
            }
        })
    }
}

fn own_tint(playing: Playing) -> Option<arcade::Tint> {
    let viewer = playing.session.viewer.get();
    playing.shown.get().scene.seats.iter().find(|panel| viewer.is(panel.seat)).and_then(|panel| panel.tint)
}
