//! The board: drawn from a scene, lit by what can be done, touched by mouse, finger or keyboard. It knows no rules.

mod drawing;
mod ground;
mod layers;
mod zoom;

pub(crate) use drawing::{Diagram, Face, Icon, symbol};
pub(crate) use zoom::{Zoom, ZoomButtons};

use arcade::{LineOfSight, Scene, SpotId};
use ground::Ground;
use interaction::{Heading, Highlights, PreviewDiff, neighbour};
use layers::{Future, Glow, HintMarker, Marks, Notes, Perspective, Pieces, Trail, Watch};
use leptos::prelude::*;
use std::sync::Arc;
use wasm_bindgen::JsCast;

/// How many units of the drawing make one square.
pub(crate) const UNIT: f32 = 64.0;

/// Something that was touched on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Touched {
    /// The place.
    pub(crate) spot: SpotId,
    /// Whether by a finger, which can neither hover nor aim well.
    pub(crate) finger: bool,
}

/// What is shown of a board besides its scene.
#[derive(Clone, Copy)]
pub(crate) struct Overlays {
    /// What can be touched.
    pub(crate) lights: Signal<Highlights>,
    /// What would change.
    pub(crate) ghosts: Signal<Arc<PreviewDiff>>,
    /// Where something changed last.
    pub(crate) marks: Signal<Vec<SpotId>>,
    /// From where to where something would go.
    pub(crate) trail: Signal<Option<(SpotId, SpotId)>>,
    /// What a lesson points at.
    pub(crate) beckon: Signal<Option<SpotId>>,
    /// What the figure that is pointed at sees.
    pub(crate) gaze: Signal<Option<Arc<LineOfSight>>>,
}

/// The view box of a scene.
pub(crate) fn view_box(scene: &Scene) -> String {
    let Scene { left, top, width, height, .. } = *scene;
    format!("{} {} {} {}", left * UNIT, top * UNIT, width * UNIT, height * UNIT)
}

/// The board.
#[component]
pub(crate) fn Board(
    /// What is drawn.
    #[prop(into)]
    scene: Signal<Arc<Scene>>,
    /// What is shown besides.
    shine: Overlays,
    /// The place that has the keyboard's focus.
    focus: RwSignal<Option<SpotId>>,
    /// How close it is looked at.
    zoom: Zoom,
    /// What is written above places for a moment.
    notes: Signal<Vec<(SpotId, String)>>,
    /// What the board is called, for those who hear it.
    #[prop(into)]
    label: Signal<String>,
    /// A place was touched.
    on_touch: Callback<Touched>,
    /// A place is pointed at, or none.
    on_point: Callback<Option<SpotId>>,
) -> impl IntoView {
    let frame = Memo::new(move |_| zoom.view_box(&scene.get()));
    zoom.follow(scene, focus);
    zoom.attend(scene);
    let keys = move |event: web_sys::KeyboardEvent| {
        let scene = scene.get_untracked();
        let first = scene.spots.first().map(|spot| spot.id);
        let Some(now) = focus.get_untracked().or(first) else { return };
        let targets: Vec<SpotId> = shine.lights.get_untracked().targets.keys().copied().collect();
        let go = |heading| neighbour(&scene, now, heading);
        let next = match event.key().as_str() {
            "ArrowUp" => go(Heading::Up),
            "ArrowDown" => go(Heading::Down),
            "ArrowLeft" => go(Heading::Left),
            "ArrowRight" => go(Heading::Right),
            "n" => targets.iter().find(|&&spot| spot > now).or(targets.first()).copied(),
            "p" => targets.iter().rev().find(|&&spot| spot < now).or(targets.last()).copied(),
            "Enter" | " " => {
                event.prevent_default();
                return on_touch.run(Touched { spot: now, finger: false });
            }
            _ => return,
        };
        event.prevent_default();
        if let Some(next) = next {
            focus.set(Some(next));
            focus_on(next);
        }
    };
    // A finger that misses a target by a little means it: cells of a phone are smaller than fingertips.
    let nearest = move |spot: SpotId, finger: bool| {
        let lights = shine.lights.get_untracked();
        let scene = scene.get_untracked();
        if !finger || lights.targets.is_empty() || lights.targets.contains_key(&spot) || lights.touched.contains(&spot) {
            return spot;
        }
        let middle =
            |id: SpotId| scene.spots.iter().find(|seen| seen.id == id).map(|seen| (seen.x + seen.w / 2.0, seen.y + seen.h / 2.0));
        let Some(here) = middle(spot) else { return spot };
        let far = |id: SpotId| middle(id).map_or(f32::MAX, |there| (there.0 - here.0).powi(2) + (there.1 - here.1).powi(2));
        let near: Vec<SpotId> = lights.targets.keys().copied().filter(|&id| far(id) < 1.2).collect();
        if let [only] = near[..] { only } else { spot }
    };
    let touch = Callback::new(move |touched: Touched| {
        // Whoever has just pushed the board meant no place.
        if zoom.was_pushed() {
            return;
        }
        let spot = nearest(touched.spot, touched.finger);
        focus.set(Some(spot));
        on_touch.run(Touched { spot, ..touched });
    });
    view! {
        <svg
            class="board"
            class:close=move || !zoom.is_whole()
            on:wheel=move |event| zoom.wheel(&event)
            on:pointerdown=move |event| zoom.press(&event)
            on:pointermove=move |event| zoom.drag(&event)
            on:touchstart=move |event| zoom.fingers(&event, true)
            on:touchmove=move |event| zoom.fingers(&event, false)
            viewBox=move || frame.get()
            role="grid"
            aria-label=move || label.get()
            aria-describedby="board-keys"
            on:keydown=keys
            on:pointerleave=move |_| on_point.run(None)
        >
            <Ground scene lights=shine.lights focus on_touch=touch on_point />
            <Perspective scene gaze=shine.gaze />
            <Glow scene lights=shine.lights below=true />
            <Pieces scene ghosts=shine.ghosts />
            <Marks scene marks=shine.marks />
            <Glow scene lights=shine.lights below=false />
            <Watch scene gaze=shine.gaze />
            <Trail scene trail=shine.trail />
            <Future scene ghosts=shine.ghosts />
            <HintMarker scene spot=shine.beckon />
            <Notes scene notes />
        </svg>
    }
}

/// Gives a place the keyboard's focus.
pub(crate) fn focus_on(spot: SpotId) {
    let element = document().get_element_by_id(&format!("sq-{spot}"));
    if let Some(element) = element.and_then(|element| element.dyn_into::<web_sys::SvgElement>().ok()) {
        // An element that is shown can have the focus.
        let _ = element.focus();
    }
}
