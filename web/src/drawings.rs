//! Drawings that visitors keep of their own figures: read once, shown wherever a figure names one.

use crate::board::symbol;
use crate::storage;
use arcade::Stroke;
use interaction::drawing::{self, Drawing, HEIGHT, WIDTH};
use leptos::prelude::*;
use std::cell::RefCell;
use std::collections::BTreeMap;
use std::rc::Rc;

thread_local! {
    static SEEN: RefCell<BTreeMap<String, Option<Rc<Drawing>>>> = const { RefCell::new(BTreeMap::new()) };
}

fn place(name: &str) -> String {
    format!("drawing.{name}")
}

/// The drawing that is kept under a name.
pub(crate) fn kept(name: &str) -> Option<Rc<Drawing>> {
    SEEN.with_borrow_mut(|seen| {
        let read = || storage::get(&place(name)).and_then(|text| Drawing::read(&text)).map(Rc::new);
        seen.entry(name.to_owned()).or_insert_with(read).clone()
    })
}

/// Keeps a drawing under a name, and says whether there was room for it.
pub(crate) fn keep(name: &str, drawing: Drawing) -> bool {
    let there = storage::keep(&place(name), &drawing.written());
    SEEN.with_borrow_mut(|seen| seen.insert(name.to_owned(), Some(Rc::new(drawing))));
    there
}

/// Forgets a drawing.
pub(crate) fn forget(name: &str) {
    storage::remove(&place(name));
    SEEN.with_borrow_mut(|seen| seen.insert(name.to_owned(), None));
}

/// Keeps a drawing under another name.
pub(crate) fn rename(from: &str, to: &str) {
    if let Some(drawing) = kept(from).filter(|_| from != to) {
        keep(to, (*drawing).clone());
        forget(from);
    }
}

/// A stroke.
pub(crate) fn stroke(stroke: &Stroke) -> impl IntoView + use<> {
    let colour = drawing::colour(stroke);
    let fill = if stroke.filled { colour } else { "none" };
    view! {
        <path d=drawing::path(stroke) fill=fill stroke=colour stroke-width=stroke.width stroke-linecap="round" stroke-linejoin="round"></path>
    }
}

/// A drawing alone, its top left corner at the origin.
pub(crate) fn picture(drawing: &Drawing, w: f32, h: f32) -> impl IntoView + use<> {
    match drawing {
        Drawing::Ready(look) => view! { <use_ href=symbol(look) width=w height=h></use_> }.into_any(),
        Drawing::Picture(address) => {
            view! { <image href=address.clone() width=w height=h preserveAspectRatio="xMidYMid slice"></image> }.into_any()
        }
        Drawing::Strokes(strokes) => {
            let strokes = strokes.iter().map(stroke).collect_view();
            view! { <svg width=w height=h viewBox=format!("0 0 {WIDTH} {HEIGHT}") class="strokes">{strokes}</svg> }.into_any()
        }
    }
}

/// A drawing as a figure on a board: on a base in the colour of whoever has it.
pub(crate) fn figure(drawing: &Drawing, w: f32, h: f32) -> impl IntoView + use<> {
    if let Drawing::Ready(_) = drawing {
        return picture(drawing, w, h).into_any();
    }
    let (cx, cy, rx, ry) = (w / 2.0, h * 0.9, w * 0.36, h * 0.085);
    let (iw, ih) = (w * 0.72, h * 0.9);
    view! {
        <ellipse class="f-c own-base" cx=cx cy=cy rx=rx ry=ry></ellipse>
        <ellipse class="f-pat" cx=cx cy=cy rx=rx ry=ry></ellipse>
        <g transform=format!("translate({} 0)", (w - iw) / 2.0)>{picture(drawing, iw, ih)}</g>
    }
    .into_any()
}
