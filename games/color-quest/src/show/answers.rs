//! Reactions: how a question is passed over, and what a card could answer (section 19).

use crate::movegen::MoveGen;
use crate::{Action, Camp, ColorQuest, Event, Frame, Stage, State, View};
use tabletop::{Game, Seed, Seeded};

/// A side that is asked may let things happen; every other decision is its own.
pub(super) fn default_pass(state: &State) -> Option<Action> {
    let asked = matches!(state.business().last(), Some(Frame::Declared { .. } | Frame::Played { .. } | Frame::LastCall));
    (asked && state.ending().is_none()).then_some(Action::Pass)
}

/// Whether the opponent could answer this with a card, if it held the right one. What dice could answer is open.
pub(super) fn opens_reaction_window(rules: &ColorQuest, view: &View, action: Action) -> bool {
    let state = &view.table;
    let by = view.to_act.map(|seat| state.camp_of(seat)).filter(|_| state.stage() == Stage::Playing);
    let holds = |camp: Camp| view.cards[camp.other().index()] > 0;
    if !by.is_some_and(|camp| holds(camp) && camp == state.active()) || rules.check(state, action).is_err() {
        return false;
    }
    // What is declared depends on aims and payments: it is tried on a copy that knows no hidden card.
    let (mut after, mut told) = (state.clone(), Vec::new());
    rules.play(&mut after, action, &mut Seeded::new(Seed::numbered(0)), &mut told);
    let look = MoveGen::of(rules, state);
    let khromaz = state.field().khromaz() > 0;
    let answered = |event: &Event| match event {
        Event::Declared { deed, .. } => khromaz || deed.ability.is_offensive(&look, deed),
        Event::TurnEnded { .. } => khromaz,
        _ => false,
    };
    told.iter().any(answered)
}
