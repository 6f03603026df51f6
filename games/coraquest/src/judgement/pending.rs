//! What a trade that is not finished yet will bring.

use crate::{Frame, Slot, State};

/// The position after the trade that is being agreed on, if there is one (CR-TRADE).
pub(super) fn as_if_done(state: &State) -> Option<State> {
    let (Frame::Trade { with } | Frame::Answer { with }) = state.business.top()? else { return None };
    let by = state.turn?.hero;
    let mut after = state.clone();
    for (from, to, goods) in [(by, with, state.given), (with, by, state.got)] {
        goods.iter().for_each(|(item, copies)| (0..copies).for_each(|_| carry(&mut after, from, to, item)));
    }
    if let Some(turn) = &mut after.turn {
        turn.actions = turn.actions.saturating_sub(1);
    }
    Some(after)
}

fn carry(state: &mut State, from: Slot, to: Slot, item: crate::ItemId) {
    let hero = state.hero_mut(from);
    hero.bag.take(item);
    if hero.armour == Some(item) && !hero.bag.has(item) {
        hero.armour = None;
    }
    state.hero_mut(to).bag.add(item);
}
