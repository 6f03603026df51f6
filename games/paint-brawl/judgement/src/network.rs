//! Scenario 1: squares to paint between the own Chief and the far end.

use super::way::to_paint;
use paint_brawl::{PaintBrawl, State};
use tabletop::Seat;

pub(super) fn need(rules: &PaintBrawl, state: &State, seat: Seat, supply: f32) -> f32 {
    let far = if state.seats() == 2 { state.field().chief(seat.next(2)) } else { Some(rules.quest()) };
    let (Some(own), Some(far)) = (state.field().chief(seat), far) else { return 40.0 };
    let work = to_paint(rules, state, seat, rules.board().beside(own), rules.board().beside(far));
    // Puddles that lie elsewhere must be taken back first.
    work + 1.5 * (work - supply).max(0.0)
}
