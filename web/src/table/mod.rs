//! The table: the board large, one line that says who must do what, and quiet paper around it.

mod actions;
mod animator;
mod company;
mod ending;
mod gaze;
mod hand;
mod handing;
mod keys;
mod lists;
mod log;
mod playing;
mod prompt;
mod roster;
mod seats;
mod story;
mod toast;

pub(crate) use playing::Playing;

use crate::board::{Board, Overlays, Touched, Zoom};
use crate::session::Session;
use crate::settings::lang;
use actions::{Actions, Chips, Tools};
use animator::Throw;
use arcade::Touch;
use ending::Ending;
use hand::Cards;
use handing::Handing;
use keys::Keys;
use leptos::prelude::*;
use log::{Log, Newest};
use prompt::Prompt;
use roster::{Builder, Muster};
use seats::{GoalCard, Seats};
use story::StoryDialog;
use toast::Toast;

/// A table, whoever plays at it and wherever it is.
#[component]
pub(crate) fn TableView(
    /// The table.
    session: Session,
    /// What stands first beside the board: a lesson's words.
    #[prop(optional, into)]
    aside: ViewFn,
    /// Whether it is a game of the past.
    #[prop(optional)]
    past: bool,
) -> impl IntoView {
    let playing = Playing::at(session);
    crate::sound::listen(session);
    let help = RwSignal::new(false);
    let gaze = playing.line_of_sight();
    let shine = Overlays {
        gaze: gaze.into(),
        lights: playing.lights().into(),
        ghosts: playing.ghosts().into(),
        marks: playing.marks().into(),
        trail: Signal::derive({
            let trail = playing.trail();
            move || playing.film.blow().or_else(|| trail.get())
        }),
        beckon: playing.beckon().into(),
    };
    let scene = Signal::derive(move || playing.film.scene().unwrap_or_else(|| playing.shown.get().scene));
    let label = Signal::derive(move || say!(lang(), "board"));
    let on_touch = Callback::new(move |touched: Touched| {
        // A finger points by touching.
        playing.watched.set(Some(touched.spot));
        playing.touch(Touch::Spot(touched.spot), touched.finger);
    });
    let on_point = Callback::new(move |spot: Option<arcade::SpotId>| playing.point(spot));
    // A board that is as high as it is let be leaves room for the hand below it.
    let land = Memo::new(move |_| playing.shown.get().scene.surface == "cloth");
    let zoom = Zoom::new();
    // While something is put together, that is what the middle of the table is for.
    let muster = Muster::at(playing);
    let builds = Memo::new(move |_| muster.roster.with(Option::is_some));
    // A board with so many squares across has small ones on a small screen; so has a frame with as many squares upright.
    let vast = Memo::new(move |_| {
        let scene = playing.shown.get().scene;
        // One that grows is looked at closer sooner.
        let most = if scene.attention.is_empty() { 13.5 } else { 9.7 };
        scene.width > most || (scene.surface == "frame" || !scene.attention.is_empty()) && scene.height > most
    });
    // Large boards are as wide as their height allows.
    let ratio = Memo::new(move |_| {
        let scene = playing.shown.get().scene;
        if scene.height > 0.0 { scene.width / scene.height } else { 1.0 }
    });
    let hidden = move || session.handing.get().is_some();
    // On the window: whoever has just come to the table has the focus nowhere.
    let keys = window_event_listener(leptos::ev::keydown, move |event| keys::pressed(playing, help, zoom, &event));
    on_cleanup(move || {
        keys.remove();
        crate::settings::forget_followers();
    });
    view! {
        <div class="page-table">
            <div class="table" class:past=past class:vast=vast class:builds=builds class:walks=move || !playing.queue.with(Vec::is_empty) style=("--ratio", move || format!("{:.3}", ratio.get()))>
                <div class="mid">
                    <Prompt playing gaze=gaze.into() zoom vast=vast.into() />
                    <div class="boardbox" class:land=move || land.get() aria-hidden=move || hidden().then_some("true")>
                        <Board scene notes=playing.film.notes() shine focus=playing.focus zoom label on_touch on_point />
                        <p id="board-keys" class="vh">{text!("board-keys")}</p>
                        <Throw film=playing.film />
                    </div>
                    <Newest playing />
                    <Show when=move || builds.get() fallback=move || view! { <Chips playing /> <Actions playing /> }>
                        <Builder playing muster />
                    </Show>
                    <Show when=move || land.get()><Cards playing /></Show>
                </div>
                <div class="left">
                    <Seats playing />
                    <GoalCard playing />
                    <Show when=move || !land.get()><Cards playing /></Show>
                </div>
                <aside class="side">
                    {aside.run()}
                    <Toast playing />
                    <Log playing past />
                    <Tools playing help />
                </aside>
            </div>
            <StoryDialog playing />
            <Ending playing past />
            <Handing session />
            <Keys shown=help />
        </div>
    }
}
