//! The table as a picture for a terminal. It says everything in characters; inks only repeat it.

mod board;
mod camps;

use crate::words::names::{level, turn};
use dark_threat::{Camp, DarkThreat, Stage, View};
use stage::{Ink, Picture, Words as _};
use texts::Lang;

/// Draws what a viewer sees.
pub(crate) fn draw(rules: &DarkThreat, view: &View, lang: Lang) -> Picture {
    let mut picture = Picture::default();
    header(view, lang, &mut picture);
    picture.line();
    board::draw(rules, view, lang, &mut picture);
    picture.line();
    camps::draw(rules, view, lang, &mut picture);
    picture.line().line().put(Ink::Bold, rules.prompt(view, lang));
    picture
}

/// How far it is, and whose turn it is (DT-TURN-12).
fn header(view: &View, lang: Lang, picture: &mut Picture) {
    let state = &view.table;
    let [gaia, kaos] = Camp::ALL.map(|whose| msg!("picture-level", camp = whose.message(), level = level(state.level(whose))));
    picture.line().put(Ink::Bold, say!(lang, "joined", first = gaia, next = kaos));
    picture.line();
    if state.stage() != Stage::Playing {
        picture.put(Ink::Plain, say!(lang, "scene-set-up"));
        return;
    }
    let (cycle, cycles) = (state.cycle(), state.cycles());
    picture.put(Ink::Plain, say!(lang, "picture-cycle", cycle = cycle, cycles = cycles, turn = turn(state.turn())));
}
