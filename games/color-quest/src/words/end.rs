//! How it ended.

use crate::{Camp, ColorQuest, Ending, Scenario, View};
use tabletop::Outcome;
use texts::Message;

pub(super) fn say(rules: &ColorQuest, view: &View, outcome: &Outcome) -> Message {
    let state = &view.table;
    let won = Camp::ALL.into_iter().filter(|&of| outcome.winners.has(state.seat_of(of)));
    let won: Vec<Camp> = won.collect();
    let how = match (state.ending(), state.scenario()) {
        (Some(Ending::Limit), _) => msg!("end-limit", rounds = rules.constants().rounds),
        (_, Scenario::Supremacy | Scenario::SupremacyPlus) => msg!("end-supremacy"),
        (_, Scenario::Harvest) => msg!("end-harvest"),
        (_, Scenario::Escort) => msg!("end-escort"),
    };
    match won[..] {
        [only] => msg!("end-won", who = only.message(), how = how),
        _ => msg!("end-draw", how = how),
    }
}
