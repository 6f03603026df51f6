//! Looking closer at the board: by wheel, two fingers, buttons or keys; and pushing it when only a part of it is seen.

use super::{Icon, UNIT};
use arcade::{Scene, SpotId};
use interaction::{Extent, Viewport};
use leptos::prelude::*;
use std::sync::Arc;
use wasm_bindgen::JsCast;

/// A pointer that went farther than this pushed the board and meant no place.
const SLIP: f64 = 6.0;

/// Where the pointer or the fingers were last, on the screen.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
struct Grip {
    x: f64,
    y: f64,
    /// How far two fingers are apart; nothing for one.
    spread: f64,
}

/// How close the board is looked at.
#[derive(Clone, Copy)]
pub(crate) struct Zoom {
    lens: RwSignal<Viewport>,
    grip: StoredValue<Option<Grip>>,
    /// How far the board was pushed since it was gripped.
    pushed: StoredValue<f64>,
    /// How large the board was when it was last looked at.
    extent: StoredValue<Option<Extent>>,
    /// Whether somebody wanted to see the whole board, however small.
    wide: StoredValue<bool>,
}

/// So wide a square is seen and touched well, on the screen.
const COMFORT: f32 = 40.0;

impl Zoom {
    /// The whole board.
    pub(crate) fn new() -> Zoom {
        Zoom {
            lens: RwSignal::new(Viewport::WHOLE),
            grip: StoredValue::new(None),
            pushed: StoredValue::new(0.0),
            extent: StoredValue::new(None),
            wide: StoredValue::new(false),
        }
    }

    /// Whether the whole board is seen.
    pub(crate) fn is_whole(self) -> bool {
        self.lens.get().is_whole()
    }

    /// Sees the whole board.
    pub(crate) fn whole(self) {
        self.wide.set_value(true);
        self.lens.set(Viewport::WHOLE);
    }

    /// A board that grows stays where it is on the screen, and shows where things happen. One whose squares would become
    /// too small is looked at closer, unless somebody wants to see all of it.
    pub(crate) fn attend(self, scene: Signal<Arc<Scene>>) {
        let attention = Memo::new(move |_| {
            let scene = scene.get();
            let extent = Extent { left: scene.left, top: scene.top, width: scene.width, height: scene.height };
            let spots = scene.attention.iter().filter_map(|id| scene.spots.iter().find(|spot| spot.id == *id));
            (extent, spots.map(|spot| (spot.x, spot.y, spot.w, spot.h)).collect::<Vec<_>>())
        });
        Effect::new(move |_| {
            let (extent, spots) = attention.get();
            // The board is measured once it is drawn.
            request_animation_frame(move || self.look_at(extent, &spots));
        });
    }

    fn look_at(self, extent: Extent, spots: &[(f32, f32, f32, f32)]) {
        // Nobody looks any more.
        let Some(now) = self.lens.try_get_untracked() else { return };
        let before = self.extent.get_value();
        self.extent.set_value(Some(extent));
        if spots.is_empty() || extent.width <= 0.0 || extent.height <= 0.0 {
            return;
        }
        let mut then = before.filter(|before| *before != extent).map_or(now, |before| now.on(before, extent));
        let board = document().query_selector(".boardbox > svg.board").ok().flatten();
        if let Some(board) = board.filter(|_| !self.wide.get_value()) {
            let seen = board.get_bounding_client_rect();
            let square = (seen.width() as f32 / extent.width).min(seen.height() as f32 / extent.height);
            if square > 0.0 && square * then.scale < COMFORT {
                then = then.closer(COMFORT / (square * then.scale), (0.5, 0.5));
            }
        }
        if !then.is_whole() {
            for (x, y, w, h) in spots.iter().rev() {
                let at = ((x + w / 2.0 - extent.left) / extent.width, (y + h / 2.0 - extent.top) / extent.height);
                then = then.showing(at, 1.8 / extent.width.max(extent.height));
            }
        }
        if now != then {
            self.lens.set(then);
        }
    }

    /// One step closer, or farther.
    pub(crate) fn step(self, closer: bool) {
        self.wide.set_value(!closer);
        let factor = if closer { Viewport::STEP } else { 1.0 / Viewport::STEP };
        self.lens.update(|lens| *lens = lens.closer(factor, (0.5, 0.5)));
    }

    /// The view box of what is seen.
    pub(crate) fn view_box(self, scene: &Scene) -> String {
        let lens = self.lens.get();
        let (width, height) = (scene.width * UNIT, scene.height * UNIT);
        let (left, top) = (scene.left * UNIT + lens.x * width, scene.top * UNIT + lens.y * height);
        format!("{left} {top} {} {}", width * lens.size(), height * lens.size())
    }

    /// Whoever moves over the board by keyboard sees where.
    pub(crate) fn follow(self, scene: Signal<Arc<Scene>>, focus: RwSignal<Option<SpotId>>) {
        Effect::new(move |_| {
            let Some(id) = focus.get() else { return };
            let scene = scene.get_untracked();
            let Some(spot) = scene.spots.iter().find(|spot| spot.id == id) else { return };
            let x = (spot.x + spot.w / 2.0 - scene.left) / scene.width;
            let y = (spot.y + spot.h / 2.0 - scene.top) / scene.height;
            let now = self.lens.get_untracked();
            let then = now.showing((x, y), 0.8 / scene.height);
            if now != then {
                self.lens.set(then);
            }
        });
    }

    /// The wheel turns. Where the page itself can be scrolled, the wheel does that unless Ctrl is held; fingers on a
    /// trackpad come with Ctrl.
    pub(crate) fn wheel(self, event: &web_sys::WheelEvent) {
        let scrolls = document().document_element().is_some_and(|page| page.scroll_height() > page.client_height() + 1);
        if scrolls && !event.ctrl_key() {
            return;
        }
        let Some(at) = point(event.current_target(), event.client_x().into(), event.client_y().into()) else { return };
        let lens = self.lens.get_untracked();
        let then = lens.closer((-event.delta_y() as f32 * 0.0025).clamp(-0.6, 0.6).exp(), at);
        if lens != then {
            event.prevent_default();
            self.lens.set(then);
        }
    }

    /// A mouse button is pressed.
    pub(crate) fn press(self, event: &web_sys::PointerEvent) {
        self.pushed.set_value(0.0);
        let grip = Grip { x: event.client_x().into(), y: event.client_y().into(), spread: 0.0 };
        self.grip.set_value((event.pointer_type() != "touch").then_some(grip));
    }

    /// The mouse moves: with its button held it pushes the board.
    pub(crate) fn drag(self, event: &web_sys::PointerEvent) {
        if event.pointer_type() == "touch" {
            return;
        }
        if event.buttons() & 1 == 0 {
            return self.grip.set_value(None);
        }
        let now = Grip { x: event.client_x().into(), y: event.client_y().into(), spread: 0.0 };
        if !self.lens.get_untracked().is_whole() {
            self.pull(event.current_target(), now);
        }
    }

    /// Fingers come down or move: one pushes what is seen of the board, two change how close it is.
    pub(crate) fn fingers(self, event: &web_sys::TouchEvent, down: bool) {
        let touches = event.touches();
        let all: Vec<(f64, f64)> = (0..touches.length())
            .filter_map(|index| touches.get(index))
            .map(|touch| (f64::from(touch.client_x()), f64::from(touch.client_y())))
            .collect();
        let now = match all[..] {
            [(x, y)] => Grip { x, y, spread: 0.0 },
            [(ax, ay), (bx, by)] => Grip { x: (ax + bx) / 2.0, y: (ay + by) / 2.0, spread: (ax - bx).hypot(ay - by) },
            _ => return self.grip.set_value(None),
        };
        if down {
            self.grip.set_value(Some(now));
            if all.len() == 1 {
                self.pushed.set_value(0.0);
                return;
            }
        }
        // One finger on the whole board scrolls the page as everywhere else.
        if all.len() == 1 && self.lens.get_untracked().is_whole() {
            return;
        }
        event.prevent_default();
        self.pull(event.current_target(), now);
    }

    /// The board follows the grip.
    fn pull(self, board: Option<web_sys::EventTarget>, now: Grip) {
        let before = self.grip.get_value();
        self.grip.set_value(Some(now));
        // With another finger on the board its grip begins anew.
        let before = before.filter(|before| (before.spread > 0.0) == (now.spread > 0.0));
        let Some((before, size)) = before.zip(size(board.clone())) else { return };
        let Some(at) = point(board, now.x, now.y) else { return };
        let (dx, dy) = (now.x - before.x, now.y - before.y);
        self.pushed.update_value(|pushed| *pushed += dx.hypot(dy) + (now.spread - before.spread).abs());
        let factor = if before.spread > 0.0 { now.spread / before.spread } else { 1.0 };
        self.lens.update(|lens| {
            *lens = lens.pushed(((dx / size.0) as f32, (dy / size.1) as f32)).closer(factor as f32, at);
        });
    }

    /// Whether the board was pushed by what now ends as a click; the next click means a place again.
    pub(crate) fn was_pushed(self) -> bool {
        let pushed = self.pushed.get_value();
        self.pushed.set_value(0.0);
        pushed > SLIP
    }
}

fn rectangle(board: Option<web_sys::EventTarget>) -> Option<web_sys::DomRect> {
    let board = board?.dyn_into::<web_sys::Element>().ok()?;
    Some(board.get_bounding_client_rect()).filter(|rectangle| rectangle.width() > 0.0 && rectangle.height() > 0.0)
}

fn size(board: Option<web_sys::EventTarget>) -> Option<(f64, f64)> {
    rectangle(board).map(|rectangle| (rectangle.width(), rectangle.height()))
}

/// A point of the screen as a point of the window.
fn point(board: Option<web_sys::EventTarget>, x: f64, y: f64) -> Option<(f32, f32)> {
    let rectangle = rectangle(board)?;
    let share = |at: f64, from: f64, length: f64| ((at - from) / length).clamp(0.0, 1.0) as f32;
    Some((share(x, rectangle.left(), rectangle.width()), share(y, rectangle.top(), rectangle.height())))
}

/// Closer, farther, the whole board.
#[component]
pub(crate) fn ZoomButtons(
    /// What they change.
    zoom: Zoom,
) -> impl IntoView {
    let farthest = move || zoom.is_whole().then_some("true");
    view! {
        <div class="zoomer" role="group" aria-label=text!("zoom")>
            <button class="btn icon" data-tool="closer" aria-label=text!("zoom-in") on:click=move |_| zoom.step(true)>
                <Icon look="ic-plus" />
            </button>
            <button class="btn icon" data-tool="farther" aria-label=text!("zoom-out") aria-disabled=farthest on:click=move |_| zoom.step(false)>
                <Icon look="ic-minus" />
            </button>
            <button class="btn icon" data-tool="whole" aria-label=text!("zoom-whole") aria-disabled=farthest on:click=move |_| zoom.whole()>
                <Icon look="ic-full" />
            </button>
        </div>
    }
}
