//! How the table looks on a page, and what is touched to play. Everything is told from a viewer's view.

mod answers;
mod board;
mod dice;
mod goal;
mod hand;
mod looks;
mod marks;
mod menu;
mod pieces;
mod roster;
mod seats;
mod touches;
mod track;
mod verbs;

use crate::words::OnStage;
use crate::words::names::scenario;
use crate::{Action, Camp, ColorQuest, Stage, State, View};
use paint::{Colour, Square};
use stage::{Scene, Show, SpotId, Tint, Touch, Verb};
use texts::Lang;

/// The frame around the board, which bears the names of columns and rows.
const MARGIN: f32 = 0.5;

impl Show<OnStage> for ColorQuest {
    fn scene(&self, view: &View, lang: Lang) -> Scene {
        let board = self.layout(&view.table).board();
        Scene {
            left: -MARGIN,
            top: -MARGIN,
            width: board.columns() as f32 + 2.0 * MARGIN,
            height: board.rows() as f32 + 2.0 * MARGIN,
            surface: "frame",
            labels: board::labels(board),
            spots: board::spots(self, view, lang),
            pieces: pieces::all(self, view),
            seats: seats::panels(self, view, lang),
            hand: hand::cards(view, lang),
            stores: seats::stores(self, view, lang),
            heading: heading(self, view, lang),
            goal: Some(goal::say(self, view, lang)),
            track: track::of(view, lang),
            dice: dice::rolled(view, lang),
            roster: roster::of(self, view, lang),
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
        menu::after(self, view, touched)
    }

    fn default_pass(&self, state: &State) -> Option<Action> {
        answers::default_pass(state)
    }

    fn opens_reaction_window(&self, view: &View, action: Action) -> bool {
        answers::opens_reaction_window(self, view, action)
    }

    fn import_roster(&self, view: &View, text: &str) -> Result<Vec<Action>, texts::Message> {
        roster::import_roster(self, view, text)
    }

    fn pictured(&self, option: &str) -> Option<&'static str> {
        (option == "layout").then_some("CQ-BRD-3")
    }
}

/// The scenario, and how far the game is.
fn heading(rules: &ColorQuest, view: &View, lang: Lang) -> Vec<String> {
    let state = &view.table;
    let progress = match state.stage() {
        Stage::Playing => msg!("heading-round", round = state.round(), rounds = rules.constants().rounds),
        _ => msg!("heading-setup"),
    };
    vec![scenario(state.scenario()).say(lang), progress.say(lang)]
}

/// The number of a square on the page.
fn spot(at: Square) -> SpotId {
    at.index() as SpotId
}

/// The colour of a side.
const fn side(camp: Camp) -> Tint {
    match camp {
        Camp::Gaia => Tint::Gold,
        Camp::Kaos => Tint::Black,
    }
}

/// The colour of a base, of paint or of a die.
const fn tint(of: crate::Tint) -> Tint {
    match of {
        crate::Tint::Red => Tint::Red,
        crate::Tint::Orange => Tint::Orange,
        crate::Tint::Yellow => Tint::Yellow,
        crate::Tint::Green => Tint::Green,
        crate::Tint::Blue => Tint::Blue,
        crate::Tint::Purple => Tint::Purple,
        crate::Tint::Black => Tint::Black,
        crate::Tint::Gold => Tint::Gold,
    }
}

/// A colour of the wheel.
const fn hue(colour: Colour) -> Tint {
    tint(crate::Tint::of(colour))
}
