//! Drawings by their names.

use super::{UNIT, view_box};
use crate::board::ground::{backdrop, tile};
use crate::drawings;
use arcade::{Part, Scene, Tint};
use leptos::prelude::*;
use std::sync::Arc;

/// The style class of a colour.
pub(crate) fn tint_class(tint: Option<Tint>) -> &'static str {
    tint.map_or("", Tint::class)
}

/// The address of a drawing. It is made when it is needed: what never changes is written into the page as text, and there an
/// element that is called like a word of Rust keeps a name that no browser knows.
pub(crate) fn symbol(look: &str) -> String {
    format!("#{look}")
}

/// A drawing with what is written on it, its top left corner at the origin.
pub(crate) fn draw(part: &Part) -> impl IntoView + use<> {
    let (w, h) = (part.w * UNIT, part.h * UNIT);
    let writing = part.text.clone().map(|writing| {
        let (x, y, size) = (writing.x * w, writing.y * h, writing.size * h);
        // Letters stand on their baseline, a third of their height below the middle.
        let text = view! {
            <text x=x y=y + size * 0.36 style:font-size=format!("{size}px")>{writing.text}</text>
        };
        if writing.badge {
            view! { <g class="badge"><circle cx=x cy=y r=size * 0.78></circle>{text}</g> }.into_any()
        } else {
            view! { <g class="letter">{text}</g> }.into_any()
        }
    });
    if let Some(own) = part.own.as_deref().and_then(drawings::kept) {
        return view! { {drawings::figure(&own, w, h)} {writing} }.into_any();
    }
    // Signs of effects are lines, which need a ground of their own to be seen on land.
    if part.look.starts_with("fx-") {
        let r = w / 2.0;
        return view! {
            <circle class="fx-ground" cx=r cy=r r=r></circle>
            <use_ class="fx" href=symbol(&part.look) x=w * 0.16 y=h * 0.16 width=w * 0.68 height=h * 0.68></use_>
        }
        .into_any();
    }
    view! {
        <use_ href=symbol(&part.look) width=w height=h></use_>
        {writing}
    }
    .into_any()
}

/// A small drawing in a line of text.
#[component]
pub(crate) fn Icon(
    /// Its name.
    #[prop(into)]
    look: String,
    /// Its colour.
    #[prop(optional_no_strip)]
    tint: Option<Tint>,
    /// Its style.
    #[prop(optional, into)]
    class: String,
) -> impl IntoView {
    // Icons are lines in the colour of the text around them; all other drawings have colours of their own.
    let line = ["ic-", "ab-", "fx-"].iter().any(|kind| look.starts_with(kind));
    let class = if class.is_empty() || line { format!("ico {class}") } else { class };
    view! {
        <svg class=format!("{class} {}", tint_class(tint)) aria-hidden="true">
            <use_ href=format!("#{look}")></use_>
        </svg>
    }
}

/// A face made of drawings, one unit wide.
#[component]
pub(crate) fn Face(
    /// The drawings.
    parts: Vec<Part>,
    /// Its height.
    height: f32,
) -> impl IntoView {
    let parts = parts.iter().map(|part| {
        let (x, y) = (part.x * UNIT, part.y * UNIT);
        view! { <g class=format!("figure {}", tint_class(part.tint)) transform=format!("translate({x} {y})")>{draw(part)}</g> }
    });
    view! { <svg viewBox=format!("0 0 {UNIT} {}", height * UNIT) aria-hidden="true">{parts.collect_view()}</svg> }
}

/// A picture of a table that nobody plays at.
#[component]
pub(crate) fn Diagram(
    /// What is drawn.
    #[prop(into)]
    scene: Signal<Arc<Scene>>,
    /// What it shows, for those who hear it.
    #[prop(into)]
    label: Signal<String>,
    /// The places to look at.
    #[prop(optional)]
    lit: Vec<arcade::SpotId>,
) -> impl IntoView {
    move || {
        let scene = scene.get();
        let corner = |id| scene.spots.iter().find(|spot| spot.id == id).map_or((0.0, 0.0), |spot| (spot.x, spot.y));
        let tiles = scene.spots.iter().map(tile).collect_view();
        let pieces = scene.pieces.iter().map(|piece| {
            let (x, y) = corner(piece.spot);
            let (x, y) = ((x + piece.part.x) * UNIT, (y + piece.part.y) * UNIT);
            let class = format!("{} {}", tint_class(piece.part.tint), piece.states.join(" "));
            view! { <g class=class transform=format!("translate({x} {y})")>{draw(&piece.part)}</g> }
        });
        let lights = lit.iter().filter_map(|id| scene.spots.iter().find(|spot| spot.id == *id)).map(|spot| {
            let (x, y, r) = ((spot.x + spot.w / 2.0) * UNIT, (spot.y + spot.h / 2.0) * UNIT, spot.w * UNIT * 0.48);
            view! { <circle class="tg-o" cx=x cy=y r=r></circle><circle class="tg-i" cx=x cy=y r=r></circle> }
        });
        view! {
            <svg class="board" viewBox=view_box(&scene) role="img" aria-label=label.get()>
                {backdrop(&scene)} {tiles} {lights.collect_view()} {pieces.collect_view()}
            </svg>
        }
    }
}
