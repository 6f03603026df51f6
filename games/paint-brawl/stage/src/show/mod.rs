//! How the table looks on a page, and what is touched to play. Everything is told from a viewer's view.

mod answers;
mod board;
mod chain;
mod goal;
mod hand;
mod menu;
mod pieces;
mod seats;
mod touches;
mod verbs;

use crate::words::{Named as _, OnStage};
use paint::{Colour, Square};
use paint_brawl::{Action, PaintBrawl, Stage, State, View};
use stage::{Scene, Show, SpotId, Tint, Touch, Verb};
use tabletop::Seat;
use texts::Lang;

/// The frame around the board, which bears the names of columns and rows.
const MARGIN: f32 = 0.5;

impl Show<OnStage> for PaintBrawl {
    fn scene(&self, view: &View, lang: Lang) -> Scene {
        Scene {
            left: -MARGIN,
            top: -MARGIN,
            width: f32::from(view.columns) + 2.0 * MARGIN,
            height: f32::from(view.rows) + 2.0 * MARGIN,
            surface: "frame",
            labels: board::labels(view),
            spots: board::spots(self, view, lang),
            pieces: pieces::all(self, view),
            seats: seats::panels(self, view, lang),
            hand: hand::cards(self, view, lang),
            stores: seats::stores(view, lang),
            heading: heading(view, lang),
            goal: Some(goal::say(self, view, lang)),
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

    fn default_pass(&self, state: &State) -> Option<Action> {
        answers::default_pass(state)
    }

    fn opens_reaction_window(&self, view: &View, action: Action) -> bool {
        answers::opens_reaction_window(self, view, action)
    }
}

/// The scenario, the level, and how far the game is.
fn heading(view: &View, lang: Lang) -> Vec<String> {
    let progress = match view.stage {
        Stage::Playing => msg!("progress-round", round = view.round),
        _ => msg!("progress-set-up"),
    };
    vec![view.scenario.name().say(lang), view.level.name().say(lang), progress.say(lang)]
}

/// The number of a square on the page.
fn spot(at: Square) -> SpotId {
    at.index() as SpotId
}

/// The colour of a seat.
fn tint(view: &View, seat: Seat) -> Tint {
    match view.seat(seat).colour {
        Colour::Red => Tint::Red,
        Colour::Orange => Tint::Orange,
        Colour::Yellow => Tint::Yellow,
        Colour::Green => Tint::Green,
        Colour::Blue => Tint::Blue,
        Colour::Purple => Tint::Purple,
    }
}
