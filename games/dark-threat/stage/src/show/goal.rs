//! What it is about, said to whoever looks, and how far the camp is on the way to its first goal.

use dark_threat::{Camp, DarkThreat, Piece, Temple, View};
use stage::Goal;
use texts::{Lang, Message};

/// The goal of the viewer's camp; a bystander is told of the camp whose turn it is.
pub(super) fn say(rules: &DarkThreat, view: &View, lang: Lang) -> Goal {
    let state = &view.table;
    let whose = view.viewer.map_or(state.turn().camp(), |seat| state.camp_of(seat));
    let (progress, note) = match whose {
        Camp::Gaia => light(rules, view),
        Camp::Kaos => dark(view),
    };
    Goal {
        title: whose.message().say(lang),
        words: say!(lang, "plan" / whose.code()),
        progress: Some(progress),
        note: Some(note.say(lang)),
    }
}

/// The Temples whose item is in force.
fn light(rules: &DarkThreat, view: &View) -> ((u8, u8), Message) {
    let state = &view.table;
    let of = Temple::ALL.len() as u8;
    if state.field().is_bright() {
        return ((of, of), msg!("plan-gaia-bright"));
    }
    let done = Temple::ALL.into_iter().filter(|&temple| rules.in_force(state, temple)).count() as u8;
    ((done, of), msg!("plan-gaia-temples", done = done, of = of))
}

/// The steps to the Ultimate Bane: one small Bane, another one, the half Bane, the Ultimate Bane.
fn dark(view: &View) -> ((u8, u8), Message) {
    let field = view.table.field();
    let small = field.count(&Temple::ALL.map(Piece::bane));
    let (done, note) = if field.square(Piece::UltimateBane).is_some() {
        (4, msg!("plan-kaos-ultimate"))
    } else if field.square(Piece::HalfBane).is_some() {
        (3, msg!("plan-kaos-half"))
    } else if small > 1 {
        (2, msg!("plan-kaos-two"))
    } else if small == 1 {
        (1, msg!("plan-kaos-one"))
    } else {
        (0, msg!("plan-kaos-none"))
    };
    ((done, 4), note)
}
