//! The table as a picture for a terminal. It says everything in characters; inks only repeat it.

mod board;
mod camps;

use crate::words::names::{level, turn};
use crate::{Camp, DarkThreat, Stage, View};
use tabletop::{Ink, Lang, Picture, Words as _};

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
    let levels = Camp::ALL.map(|whose| format!("{} ({})", whose.name().to(lang), level(state.level(whose)).to(lang)));
    picture.line().put(Ink::Bold, levels.join(", "));
    picture.line();
    if state.stage() != Stage::Playing {
        picture.put(Ink::Plain, if lang == Lang::En { "Set-up" } else { "Mise en place" });
        return;
    }
    let (cycle, cycles) = (state.cycle(), state.cycles());
    let of = if lang == Lang::En { "of" } else { "sur" };
    picture.put(Ink::Plain, format!("Cycle {cycle} {of} {cycles}, {}", turn(state.turn()).to(lang)));
}
