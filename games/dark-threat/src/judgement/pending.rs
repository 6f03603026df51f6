//! What an action that is not finished yet will bring.

use crate::{DarkThreat, Frame, Paint, State};
use paint::Colour;

/// What unfinished business is worth to the camp whose turn it is, in units of need.
pub(super) fn worth(state: &State) -> f32 {
    match state.business.top() {
        Some(Frame::Push { .. } | Frame::Drop { .. }) => 0.4,
        Some(Frame::Awaken) => 1.2,
        Some(Frame::Clear { left }) => 0.15 * f32::from(left),
        Some(Frame::Lotus { left, .. }) => 0.2 * f32::from(left),
        Some(Frame::Sprout { left }) => 0.6 * f32::from(left),
        Some(Frame::Doom) => 1.2,
        Some(Frame::Taint) => 0.5,
        Some(Frame::Strike) => 0.8,
        _ => 0.0,
    }
}

/// The position after a line whose colours are still asked for: prisms get their own colour, other squares any.
pub(super) fn as_if_painted(rules: &DarkThreat, state: &State) -> Option<State> {
    let Some(Frame::Colour { from, to, next, hues }) = state.business.top() else { return None };
    let ground = rules.ground(state);
    let mut after = state.clone();
    after.business.pop();
    let occupied = state.field.occupied();
    for (index, &at) in rules.board.ray(from, to).iter().take(rules.constants.network.into()).enumerate() {
        if at == rules.sanctuary || state.field.black().has(at) {
            break;
        }
        let there = after.field.puddles().at(at);
        if occupied.has(at) || there.is_some() && there == ground.prism(at).map(Paint::Colour) {
            continue;
        }
        let chosen = if index < usize::from(next) { hues[index] } else { ground.prism(at) };
        let spare = || Colour::WHEEL.into_iter().max_by_key(|&colour| rules.supply(&after, colour));
        let Some(colour) = chosen.or_else(spare) else { continue };
        if rules.supply(&after, colour) > 0 {
            after.field.put_puddle(at, Paint::Colour(colour));
        }
    }
    Some(after)
}
