//! The four turns of a cycle, and which of them is played (DT-TURN-1, DT-TURN-12).

use super::side;
use crate::words::names::turn;
use dark_threat::{Frame, Stage, Turn, View};
use stage::{Phase, capital};
use texts::Lang;

/// The drawing of a turn: the figure that it is named after.
pub(super) const fn look(turn: Turn) -> &'static str {
    match turn {
        Turn::Oak => "old-oak",
        Turn::ChosenOne => "chosen-one",
        Turn::WoodenKing => "wooden-king",
        Turn::Fongia => "fongia",
    }
}

/// The cycle in order. As long as Gaia has not chosen, nobody knows which of its turns comes first (DT-TURN-2).
pub(super) fn of(view: &View, lang: Lang) -> Vec<Phase> {
    let state = &view.table;
    let opening = state.opening();
    let order = [Some(Turn::WoodenKing), opening, Some(Turn::Fongia), opening.map(Turn::partner)];
    let ordering = matches!(state.business().last(), Some(Frame::Order));
    let playing = state.stage() == Stage::Playing && state.ending().is_none();
    let phase = |(place, which): (usize, Option<Turn>)| match which {
        Some(which) => Phase {
            look: look(which),
            tint: Some(side(which.camp())),
            name: capital(&turn(which).say(lang)),
            now: playing && !ordering && state.turn() == which,
        },
        None => Phase {
            look: "camp-gaia",
            tint: Some(side(dark_threat::Camp::Gaia)),
            name: capital(&say!(lang, "turn-gaia")),
            now: playing && ordering && place == 1,
        },
    };
    order.into_iter().enumerate().map(phase).collect()
}
