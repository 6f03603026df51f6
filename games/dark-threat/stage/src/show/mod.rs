//! How the table looks on a page, and what is touched to play. Nothing is hidden, so that everybody sees the same.

mod board;
mod dice;
mod goal;
mod menu;
mod pieces;
mod seats;
mod touches;
mod track;
mod verbs;

use crate::words::OnStage;
use crate::words::names::level;
use dark_threat::{Action, Camp, DarkThreat, Frame, Paint, Stage, State, View};
use paint::{Colour, Square};
use stage::{Scene, Show, SpotId, Tint, Touch, Verb};
use texts::Lang;

/// The frame around the board, which bears the names of columns and rows.
const MARGIN: f32 = 0.5;

impl Show<OnStage> for DarkThreat {
    fn scene(&self, view: &View, lang: Lang) -> Scene {
        Scene {
            left: -MARGIN,
            top: -MARGIN,
            width: self.board().columns() as f32 + 2.0 * MARGIN,
            height: self.board().rows() as f32 + 2.0 * MARGIN,
            surface: "frame",
            labels: board::labels(self),
            spots: board::spots(self, view, lang),
            pieces: pieces::all(self, view),
            seats: seats::panels(self, view, lang),
            hand: Vec::new(),
            stores: seats::stores(self, view, lang),
            heading: heading(view, lang),
            goal: Some(goal::say(self, view, lang)),
            track: track::of(view, lang),
            dice: dice::rolled(view, lang),
            roster: None,
            ..Scene::default()
        }
    }

    fn touches(&self, view: &View, action: Action) -> Vec<Touch> {
        touches::of(self, view, action)
    }

    fn verb(&self, verb: &str, lang: Lang) -> Verb {
        verbs::say(self, verb, lang)
    }

    fn menu(&self, view: &View, touched: &[Touch]) -> Vec<&'static str> {
        menu::after(view, touched)
    }
}

/// The levels, and how far the game is.
fn heading(view: &View, lang: Lang) -> Vec<String> {
    let state = &view.table;
    let levels = Camp::ALL.map(|whose| say!(lang, "scene-level", camp = whose.message(), level = level(state.level(whose))));
    let progress = match state.stage() {
        Stage::Playing => say!(lang, "scene-cycle", cycle = state.cycle(), cycles = state.cycles()),
        _ => say!(lang, "scene-set-up"),
    };
    levels.into_iter().chain([progress]).collect()
}

/// The number of a square on the page.
fn spot(at: Square) -> SpotId {
    at.index() as SpotId
}

/// A camp's colour.
const fn side(camp: Camp) -> Tint {
    match camp {
        Camp::Gaia => Tint::Gold,
        Camp::Kaos => Tint::Black,
    }
}

/// A colour of paint.
const fn hue(colour: Colour) -> Tint {
    match colour {
        Colour::Red => Tint::Red,
        Colour::Orange => Tint::Orange,
        Colour::Yellow => Tint::Yellow,
        Colour::Green => Tint::Green,
        Colour::Blue => Tint::Blue,
        Colour::Purple => Tint::Purple,
    }
}

/// Any paint.
const fn tint(paint: Paint) -> Tint {
    match paint {
        Paint::Colour(colour) => hue(colour),
        Paint::Black => Tint::Black,
    }
}

/// The square that the open question is about, if it is about one.
fn asked(rules: &DarkThreat, state: &State) -> Option<Square> {
    match *state.business().last()? {
        Frame::Step { at, .. } | Frame::Push { at, .. } | Frame::Drop { at, .. } | Frame::Flee { at } => Some(at),
        Frame::Lotus { at, .. } => at,
        Frame::Colour { from, to, next, .. } => rules.board().ray(from, to).get(usize::from(next)).copied(),
        _ => None,
    }
}
