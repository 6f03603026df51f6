//! Who must do what now, as one line.

use super::end;
use super::names::use_code;
use super::names::who;
use crate::words::Named as _;
use chromatic_conflict::{Asked, ChromaticConflict, View};
use stage::capital;
use texts::{Lang, Message};

/// The line that stands under the table.
pub(super) fn say(rules: &ChromaticConflict, view: &View, lang: Lang) -> String {
    let Some(seat) = view.to_act else {
        return match view.asked {
            Asked::Nothing { reason } => say!(lang, "prompt-over-because", reason = end::reason(rules, reason, Some(view))),
            _ => say!(lang, "prompt-over"),
        };
    };
    let what = asked(view);
    if view.viewer == Some(seat) {
        say!(lang, "prompt-to-you", what = what)
    } else {
        capital(&say!(lang, "prompt-to-other", who = who(view, seat), what = what))
    }
}

fn asked(view: &View) -> Message {
    match view.asked {
        Asked::Faction => msg!("prompt-faction"),
        Asked::Action => msg!("prompt-action", action = view.action, actions = view.actions),
        Asked::Shield => msg!("prompt-shield"),
        Asked::Power { kind } => msg!("prompt-power" / use_code(kind), kind = kind.name()),
        Asked::Drop { terrain, .. } => msg!("prompt-drop", terrain = terrain.name()),
        Asked::Nothing { .. } => msg!("prompt-nothing"),
    }
}
