//! What is drawn above the ground: what stands there, what is lit, what would change.

use super::UNIT;
use super::drawing::{draw, tint_class};
use arcade::{Layer, LineOfSight, Piece, Scene, Spot, SpotId};
use interaction::{Highlights, Light, PieceTracker, PreviewDiff, outline};
use leptos::prelude::*;
use std::sync::Arc;

fn spot(scene: &Scene, id: SpotId) -> Option<&Spot> {
    scene.spots.iter().find(|spot| spot.id == id)
}

/// The middle of a place, and half its width.
fn middle(scene: &Scene, id: SpotId) -> Option<(f32, f32, f32)> {
    spot(scene, id).map(|spot| ((spot.x + spot.w / 2.0) * UNIT, (spot.y + spot.h / 2.0) * UNIT, spot.w * UNIT / 2.0))
}

fn classes(piece: &Piece) -> String {
    let layer = match piece.layer {
        Layer::Ground => "ground",
        Layer::Thing => "thing",
        Layer::Figure => "figure",
        Layer::Sign => "sign",
    };
    format!("{layer} {} {}", tint_class(piece.part.tint), piece.states.join(" "))
}

/// All that stands on the board. What moved is seen to move: each piece keeps its number from picture to picture, and its
/// place is a property that the style sheet lets change smoothly.
#[component]
pub(super) fn Pieces(scene: Signal<Arc<Scene>>, ghosts: Signal<Arc<PreviewDiff>>) -> impl IntoView {
    let cast = Memo::new(move |before: Option<&PieceTracker>| match before {
        Some(before) => before.next(&scene.get()),
        None => PieceTracker::default().next(&scene.get()),
    });
    let actor = move |key: u64, new: bool| {
        let seen = Memo::new(move |_| cast.get().actors.into_iter().find(|actor| actor.key == key));
        let piece = Memo::new(move |_| seen.get().map(|actor| actor.piece));
        let place = move || seen.get().map(|actor| format!("translate({}px,{}px)", actor.x * UNIT, actor.y * UNIT));
        let going = move || {
            let scene = scene.get();
            let ghosts = ghosts.get();
            piece.with(|piece| {
                piece.as_ref().is_some_and(|piece| ghosts.going.iter().any(|&index| scene.pieces.get(index) == Some(piece)))
            })
        };
        view! {
            <g class="pc mv" class:new=new class:going=going style:transform=place>
                {move || piece.get().map(|piece| view! { <g class=classes(&piece)>{draw(&piece.part)}</g> })}
            </g>
        }
    };
    view! {
        <g class="pieces" aria-hidden="true">
            <For each=move || cast.get().actors key=|actor| actor.key let(actor_now)>
                {actor(actor_now.key, actor_now.new)}
            </For>
        </g>
    }
}

/// White light: what can be done. Frames lie below the figures, dots and rings above.
#[component]
pub(super) fn Glow(scene: Signal<Arc<Scene>>, lights: Signal<Highlights>, below: bool) -> impl IntoView {
    let frame = |class: &'static str, x: f32, y: f32, r: f32| {
        view! { <rect class=class x=x - r y=y - r width=2.0 * r height=2.0 * r rx="9"></rect> }
    };
    let lit = move || {
        let (scene, lights) = (scene.get(), lights.get());
        let touched = lights.touched.iter().filter(|_| below).filter_map(|&id| middle(&scene, id)).map(|(x, y, r)| {
            let r = r - 3.0;
            view! { {frame("sel-t", x, y, r)} {frame("sel-2", x, y, r)} {frame("sel", x, y, r)} }.into_any()
        });
        let targets = lights.targets.iter().filter_map(|(&id, &light)| {
            let (x, y, r) = middle(&scene, id)?;
            let seen = match light {
                Light::Frame if below => view! { {frame("tg-o", x, y, r - 4.0)} {frame("tg-i", x, y, r - 4.0)} }.into_any(),
                Light::Ring if !below => {
                    view! { <circle class="tg-o" cx=x cy=y r=r - 3.0></circle><circle class="tg-i" cx=x cy=y r=r - 3.0></circle> }
                        .into_any()
                }
                Light::Dot if !below => view! { <circle class="tg-dot" cx=x cy=y r=r * 0.29></circle> }.into_any(),
                _ => return None,
            };
            Some(seen)
        });
        touched.chain(targets).collect_view()
    };
    view! { <g class="glow" aria-hidden="true">{lit}</g> }
}

/// What the figure that is pointed at sees: a wash over the places and a dashed line around them, and below the figures too,
/// so that nothing that stands there is hidden.
#[component]
pub(super) fn Perspective(scene: Signal<Arc<Scene>>, gaze: Signal<Option<Arc<LineOfSight>>>) -> impl IntoView {
    let drawn = move || {
        let (scene, gaze) = (scene.get(), gaze.get()?);
        // Its own place is part of what it sees from there: no line goes around it.
        let seen: Vec<SpotId> = gaze.seen.iter().copied().chain([gaze.from]).collect();
        let places = seen.iter().filter_map(|&id| spot(&scene, id));
        let wash = places.map(|spot| {
            let (x, y, w, h) = (spot.x * UNIT, spot.y * UNIT, spot.w * UNIT, spot.h * UNIT);
            format!("M{x} {y}h{w}v{h}h-{w}z")
        });
        let sides = outline(&scene, &seen).into_iter().map(|side| {
            let [x1, y1, x2, y2] = side.map(|length| length * UNIT);
            format!("M{x1} {y1}L{x2} {y2}")
        });
        let (wash, line) = (wash.collect::<String>(), sides.collect::<String>());
        Some(view! {
            <path class="gz-w" d=wash></path>
            <path class="gz-o" d=line.clone()></path>
            <path class="gz-i" d=line></path>
        })
    };
    view! { <g class="gaze" aria-hidden="true">{drawn}</g> }
}

/// Who looks, and whom it could attack: an eye, and the ticks of a sight, broken where it would have to move first.
#[component]
pub(super) fn Watch(scene: Signal<Arc<Scene>>, gaze: Signal<Option<Arc<LineOfSight>>>) -> impl IntoView {
    let drawn = move || {
        let (scene, gaze) = (scene.get(), gaze.get()?);
        let tick = |id: SpotId, class: &'static str| {
            let (x, y, r) = middle(&scene, id)?;
            let (near, far) = (r * 0.62, r * 1.12);
            let cross = [(0.0, -1.0), (1.0, 0.0), (0.0, 1.0), (-1.0, 0.0)]
                .map(|(h, v): (f32, f32)| format!("M{} {}L{} {}", x + h * near, y + v * near, x + h * far, y + v * far));
            let cross = cross.concat();
            Some(view! {
                <g class=class>
                    <circle class="gz-o" cx=x cy=y r=r * 0.86></circle><path class="gz-o" d=cross.clone()></path>
                    <circle class="gz-i" cx=x cy=y r=r * 0.86></circle><path class="gz-i" d=cross></path>
                </g>
            })
        };
        let targets = gaze.targets.iter().filter_map(|&id| tick(id, "target")).collect_view();
        let prey = gaze.prey.iter().filter_map(|&id| tick(id, "prey")).collect_view();
        let eye = middle(&scene, gaze.from).map(|(x, y, r)| {
            let (x, y, size) = (x + r * 0.72, y + r * 0.72, r * 0.36);
            view! {
                <circle class="gz-eye" cx=x cy=y r=size></circle>
                <use_ class="gz-sign" href=super::symbol("ic-eye") x=x - size * 0.8 y=y - size * 0.8 width=size * 1.6 height=size * 1.6></use_>
            }
        });
        Some(view! { {targets} {prey} {eye} })
    };
    view! { <g class="watch" aria-hidden="true">{drawn}</g> }
}

/// Where something changed last: corners around the place.
#[component]
pub(super) fn Marks(scene: Signal<Arc<Scene>>, marks: Signal<Vec<SpotId>>) -> impl IntoView {
    let corners = move || {
        let scene = scene.get();
        let corner = |id: SpotId| {
            let (x, y, r) = middle(&scene, id)?;
            let (a, b) = (r - 4.0, r - 16.0);
            let path = [(-1.0, -1.0), (1.0, -1.0), (1.0, 1.0), (-1.0, 1.0)].map(|(h, v): (f32, f32)| {
                format!("M{} {}L{} {}L{} {}", x + h * b, y + v * a, x + h * a, y + v * a, x + h * a, y + v * b)
            });
            Some(view! { <path class="last" d=path.concat()></path> })
        };
        marks.get().into_iter().filter_map(corner).collect_view()
    };
    view! { <g aria-hidden="true">{corners}</g> }
}

/// From where to where: an arc.
#[component]
pub(super) fn Trail(scene: Signal<Arc<Scene>>, trail: Signal<Option<(SpotId, SpotId)>>) -> impl IntoView {
    let arc = move || {
        let scene = scene.get();
        let (from, to) = trail.get()?;
        let ((x1, y1, _), (x2, y2, _)) = (middle(&scene, from)?, middle(&scene, to)?);
        let lift = ((x2 - x1).abs() + (y2 - y1).abs()) * 0.18;
        let path = format!("M{x1} {y1}Q{} {} {x2} {y2}", (x1 + x2) / 2.0, (y1 + y2) / 2.0 - lift);
        Some(view! { <path class="arc-o" d=path.clone()></path><path class="arc-i" d=path></path> })
    };
    view! { <g class="trail-g" aria-hidden="true">{arc}</g> }
}

/// What would be there: a ghost is the future.
#[component]
pub(super) fn Future(scene: Signal<Arc<Scene>>, ghosts: Signal<Arc<PreviewDiff>>) -> impl IntoView {
    let coming = move || {
        let (scene, ghosts) = (scene.get(), ghosts.get());
        let ground = ghosts.ground.iter().map(|spot| {
            view! { <g class="ghost ground">{super::ground::tile(spot)}</g> }
        });
        let ground = ground.collect_view();
        let ghost = |piece: &Piece| {
            let spot = spot(&scene, piece.spot).or_else(|| ghosts.ground.iter().find(|spot| spot.id == piece.spot))?;
            let (x, y) = ((spot.x + piece.part.x) * UNIT, (spot.y + piece.part.y) * UNIT);
            let class = format!("ghost {}", classes(piece));
            Some(view! { <g class=class transform=format!("translate({x} {y})")>{draw(&piece.part)}</g> })
        };
        let pieces = ghosts.coming.iter().filter_map(ghost).collect_view();
        view! { {ground} {pieces} }
    };
    view! { <g class="future" aria-hidden="true">{coming}</g> }
}

/// What is written above places for a moment: damage, healing.
#[component]
pub(super) fn Notes(scene: Signal<Arc<Scene>>, notes: Signal<Vec<(SpotId, String)>>) -> impl IntoView {
    let written = move || {
        let scene = scene.get();
        let note = |(id, text): (SpotId, String)| {
            let (x, y, r) = middle(&scene, id)?;
            let class = if text.starts_with('+') { "note good" } else { "note" };
            Some(view! { <text class=class x=x y=y - r * 0.6>{text}</text> })
        };
        notes.get().into_iter().filter_map(note).collect_view()
    };
    view! { <g class="notes" aria-hidden="true">{written}</g> }
}

/// What a lesson points at.
#[component]
pub(super) fn HintMarker(scene: Signal<Arc<Scene>>, spot: Signal<Option<SpotId>>) -> impl IntoView {
    let here = move || {
        let (x, y, r) = middle(&scene.get(), spot.get()?)?;
        Some(view! { <circle class="beckon" cx=x cy=y r=r + 4.0></circle> })
    };
    view! { <g aria-hidden="true">{here}</g> }
}
