//! Reactions: how a question is passed over, and what the rules let others answer (section 13).

use paint::Squares;
use paint_brawl::{Ability, Action, Chosen, Field, Frame, PaintBrawl, Play, Purpose, Stage, State, View, against};

/// A seat that is asked may let things happen; every other decision is its own.
pub(super) fn default_pass(state: &State) -> Option<Action> {
    let asked = matches!(state.pending(), Some(Frame::Declared { .. } | Frame::Played { .. } | Frame::LastCall { .. }));
    (asked && state.ending().is_none()).then_some(Action::Pass)
}

/// Whether another seat could answer this with a card, if it held one. Hands are secret, so they are not looked at.
pub(super) fn opens_reaction_window(rules: &PaintBrawl, view: &View, action: Action) -> bool {
    let Some(by) = view.to_act.filter(|_| view.stage == Stage::Playing && view.cards_allowed) else { return false };
    let field = view.field();
    let hurts = |play: Play| !against(rules, &field, view.active, play, by).is_empty();
    let explodes = || !field.invocations().is_empty();
    // Nothing is declared before all that it needs is chosen (PB-REACT-1).
    let collected = |purpose: Purpose, chosen: Chosen| match purpose {
        Purpose::TakeBack(_) => explodes(),
        Purpose::Kadamas => hurts(Play::Kadamas(chosen)),
    };
    let collects =
        |purpose, chosen| complete(rules, view, &field, purpose, chosen).is_some_and(|chosen| collected(purpose, chosen));
    match (view.business.last(), action) {
        (None, Action::Use { ability: Ability::Chromamorphosis, by, .. }) => {
            // A single source is taken without asking for it.
            (rules.board().around(by) & field.puddles().of(view.active)).count() == 1
        }
        (None, Action::Use { .. }) | (Some(Frame::Source { .. }), Action::Source { .. }) => true,
        (None, Action::TakeBack { pay }) => collects(Purpose::TakeBack(pay), Chosen::default()),
        (None, Action::Kadamas) => collects(Purpose::Kadamas, Chosen::default()),
        (Some(&Frame::Collect { purpose, mut chosen }), Action::Puddle { at }) => chosen.add(at) && collects(purpose, chosen),
        (Some(&Frame::Collect { purpose, chosen }), Action::Enough) => collected(purpose, chosen),
        (_, Action::Explosion { at }) => hurts(Play::Explosion(at)),
        (_, Action::Summoning { at }) => hurts(Play::Summoning(at)),
        (_, Action::Fatigue | Action::Missed | Action::Immunity) => true,
        // The last call (PB-REACT-9).
        (None, Action::End) => explodes(),
        _ => false,
    }
}

/// The puddles that are chosen in the end, if nothing more is asked: a choice of one is made without asking.
fn complete(rules: &PaintBrawl, view: &View, field: &Field, purpose: Purpose, mut chosen: Chosen) -> Option<Chosen> {
    let (all, most) = match purpose {
        Purpose::TakeBack(_) => (field.puddles().of(view.active), rules.constants().take_back),
        Purpose::Kadamas => (field.puddles().all(), rules.constants().kadamas),
    };
    loop {
        let more: Squares = chosen.last().map_or(all, |last| all.above(last));
        match more.first() {
            _ if chosen.len() == usize::from(most) => return Some(chosen),
            None => return Some(chosen).filter(|chosen| !chosen.is_empty()),
            Some(only) if chosen.is_empty() && more.count() == 1 => chosen.add(only),
            Some(_) => return None,
        };
    }
}
