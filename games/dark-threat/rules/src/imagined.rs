//! Positions that are imagined before a decision is whole.

use crate::{DarkThreat, Frame, Paint, State};
use paint::Colour;

impl DarkThreat {
    /// The position after a line whose colours are still asked for, while they are: prisms get their own colour, other squares
    /// any.
    #[must_use]
    pub fn as_if_painted(&self, state: &State) -> Option<State> {
        let Some(Frame::Colour { from, to, next, hues }) = state.business.top() else { return None };
        let ground = self.ground(state);
        let mut after = state.clone();
        after.business.pop();
        let occupied = state.field.occupied();
        for (index, &at) in self.board.ray(from, to).iter().take(self.constants.network.into()).enumerate() {
            if at == self.sanctuary || state.field.black().has(at) {
                break;
            }
            let there = after.field.puddles().at(at);
            if occupied.has(at) || there.is_some() && there == ground.prism(at).map(Paint::Colour) {
                continue;
            }
            let chosen = if index < usize::from(next) { hues[index] } else { ground.prism(at) };
            let spare = || Colour::WHEEL.into_iter().max_by_key(|&colour| self.supply(&after, colour));
            let Some(colour) = chosen.or_else(spare) else { continue };
            if self.supply(&after, colour) > 0 {
                after.field.put_puddle(at, Paint::Colour(colour));
            }
        }
        Some(after)
    }
}
