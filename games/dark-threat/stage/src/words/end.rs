//! Goals, and how it ended.

use super::event::winner;
use super::names::great_bane;
use dark_threat::{Camp, DarkThreat, State, View};
use tabletop::Outcome;
use texts::{Arg, Message};

/// The goals of a camp's level in order (table T10).
pub(crate) fn goals(rules: &DarkThreat, state: &State, whose: Camp) -> Vec<Message> {
    let all = match whose {
        Camp::Gaia => [msg!("goal-bright"), msg!("goal-sanctuary"), msg!("goal-feat-gaia", bane = great_bane(rules, state))],
        Camp::Kaos => [msg!("goal-ultimate"), msg!("goal-feat-kaos"), msg!("goal-temples")],
    };
    let asked = rules.destiny().goals(state.level(whose));
    all.into_iter().take(asked.into()).collect()
}

/// How it ended.
pub(super) fn message(rules: &DarkThreat, view: &View, outcome: &Outcome) -> Message {
    let share = |whose: Camp| {
        let met = rules.goals_met(&view.table, whose);
        msg!("end-share", camp = whose.message(), met = met.iter().filter(|&&met| met).count(), of = met.len())
    };
    let goals = Arg::list(Camp::ALL.map(share));
    match winner(view, outcome.winners) {
        Some(who) => msg!("end-won", camp = who.message(), goals = goals),
        None => msg!("end-draw", goals = goals),
    }
}
