//! What lies under everything: the board itself and its places, which are what is touched.

use super::{Touched, UNIT};
use crate::settings::lang;
use arcade::{Scene, Spot, SpotId};
use interaction::Highlights;
use leptos::prelude::*;
use std::sync::Arc;

/// The board without its places.
pub(super) fn backdrop(scene: &Scene) -> impl IntoView + use<> {
    let (x, y, w, h) = (scene.left * UNIT, scene.top * UNIT, scene.width * UNIT, scene.height * UNIT);
    let labels = scene.labels.iter().map(|label| {
        view! { <text class="bd-lab" x=label.x * UNIT y=label.y * UNIT + 5.0>{label.text.clone()}</text> }
    });
    let labels = labels.collect_view();
    if scene.surface == "frame" {
        let inner = inlay(scene);
        view! {
            <rect class="bd-frame" x=x y=y width=w height=h rx="14"></rect>
            <rect class="bd-frame2" x=x + 3.0 y=y + 3.0 width=w - 6.0 height=h - 6.0 rx="11"></rect>
            <path class="bd-in" d=inner></path>
            <g aria-hidden="true">{labels}</g>
        }
        .into_any()
    } else {
        // Cards lie on the page's own cloth, which reaches to the edges of its box.
        view! { <g aria-hidden="true">{labels}</g> }.into_any()
    }
}

/// What shows between the places, and a little around them. Where a board has a gap the frame is seen.
fn inlay(scene: &Scene) -> String {
    let place = |spot: &Spot| {
        let (x, y, w, h) = (spot.x * UNIT - 3.0, spot.y * UNIT - 3.0, spot.w * UNIT + 6.0, spot.h * UNIT + 6.0);
        format!("M{x} {y}h{w}v{h}h-{w}z")
    };
    scene.spots.iter().map(place).collect()
}

/// The ground of one place.
pub(super) fn tile(spot: &Spot) -> impl IntoView + use<> {
    let (x, y, w, h) = (spot.x * UNIT, spot.y * UNIT, spot.w * UNIT, spot.h * UNIT);
    let plain = match spot.look {
        "tile-a" => "ta",
        "tile-b" => "tb",
        "tile-s" => "ts",
        "tile-t" => "tsb",
        "gap" => "cc-free",
        _ => "",
    };
    let tint = super::drawing::tint_class(spot.tint);
    if plain.is_empty() {
        view! { <use_ class=tint href=format!("#{}", spot.look) x=x y=y width=w height=h></use_> }.into_any()
    } else {
        let zone = (!tint.is_empty()).then(|| {
            view! { <rect class=format!("zone {tint}") x=x + 3.0 y=y + 3.0 width=w - 6.0 height=h - 6.0 rx="4"></rect> }
        });
        view! { <rect class=plain x=x + 0.75 y=y + 0.75 width=w - 1.5 height=h - 1.5 rx="4"></rect>{zone} }.into_any()
    }
}

/// The board and its places.
#[component]
pub(super) fn Ground(
    scene: Signal<Arc<Scene>>,
    lights: Signal<Highlights>,
    focus: RwSignal<Option<SpotId>>,
    on_touch: Callback<Touched>,
    on_point: Callback<Option<SpotId>>,
) -> impl IntoView {
    // The labels of the frame and its size do not change with every action.
    let outline = Memo::new(move |_| {
        let scene = scene.get();
        let Scene { left, top, width, height, surface, labels, .. } = &*scene;
        let spots = if *surface == "frame" { scene.spots.clone() } else { Vec::new() };
        let spots = spots.into_iter().map(|spot| Spot { words: String::new(), ..spot }).collect();
        Scene {
            left: *left,
            top: *top,
            width: *width,
            height: *height,
            surface,
            labels: labels.clone(),
            spots,
            ..Scene::default()
        }
    });
    // Places that lie beside each other are a row, for those who hear the board.
    let rows = Memo::new(move |_| {
        let scene = scene.get();
        let mut rows: Vec<(i32, Vec<SpotId>)> = Vec::new();
        for spot in &scene.spots {
            let line = (spot.y * 100.0) as i32;
            match rows.iter_mut().find(|(y, _)| *y == line) {
                Some((_, row)) => row.push(spot.id),
                None => rows.push((line, vec![spot.id])),
            }
        }
        rows
    });
    let first = Memo::new(move |_| scene.get().spots.first().map(|spot| spot.id));
    let place = move |id: SpotId| {
        let spot = Memo::new(move |_| scene.get().spots.iter().find(|spot| spot.id == id).cloned());
        let light = Memo::new(move |_| lights.get().targets.get(&id).copied());
        let touched = Memo::new(move |_| lights.get().touched.contains(&id));
        let words = move || {
            let words = spot.get().map(|spot| spot.words).unwrap_or_default();
            match (touched.get(), light.get()) {
                (true, _) => say!(lang(), "spot-chosen", spot = words),
                (false, Some(_)) => say!(lang(), "spot-can-touch", spot = words),
                (false, None) => words,
            }
        };
        let stop = move || if focus.get().or(first.get()) == Some(id) { "0" } else { "-1" };
        let ring = move || {
            spot.get().map(|spot| {
                let (x, y, w, h) = (spot.x * UNIT, spot.y * UNIT, spot.w * UNIT, spot.h * UNIT);
                view! {
                    <rect class="hit" x=x y=y width=w height=h></rect>
                    <rect class="ring-gap" x=x + 4.0 y=y + 4.0 width=w - 8.0 height=h - 8.0 rx="8"></rect>
                    <rect class="ring" x=x + 2.0 y=y + 2.0 width=w - 4.0 height=h - 4.0 rx="8"></rect>
                }
            })
        };
        view! {
            <g
                id=format!("sq-{id}")
                class="sq"
                class:can=move || light.get().is_some()
                role="gridcell"
                tabindex=stop
                aria-label=words
                aria-selected=move || touched.get().to_string()
                on:click=move |event: web_sys::MouseEvent| {
                    on_touch.run(Touched { spot: id, finger: by_finger(&event) });
                }
                on:pointerenter=move |event: web_sys::PointerEvent| {
                    if event.pointer_type() != "touch" {
                        on_point.run(Some(id));
                    }
                }
                on:focus=move |_| {
                    focus.set(Some(id));
                    on_point.run(Some(id));
                }
            >
                {move || spot.get().map(|spot| tile(&Spot { words: String::new(), ..spot }))}
                {ring}
            </g>
        }
    };
    view! {
        {move || backdrop(&outline.get())}
        <For each=move || rows.get() key=|row| row.clone() let((_, row))>
            <g role="row">{row.into_iter().map(place).collect_view()}</g>
        </For>
    }
}

/// Whether a click came from a finger. Browsers give clicks the type of their pointer.
fn by_finger(event: &web_sys::MouseEvent) -> bool {
    use wasm_bindgen::JsCast;
    event.dyn_ref::<web_sys::PointerEvent>().is_some_and(|event| event.pointer_type() == "touch")
}
