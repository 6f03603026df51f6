//! What a position looks like to somebody who wants to win.

use crate::{Camp, DarkThreat, State, goal};
use tabletop::{Game as _, Judgement, PerSeat};

impl Judgement for DarkThreat {
    /// A stand-in: the share of goals that are met.
    fn evaluate(&self, state: &State) -> PerSeat<f32> {
        let share = |camp: Camp| {
            let (met, of) = goal::score(self, state, camp);
            f32::from(met) / f32::from(of)
        };
        let mut values = PerSeat::default();
        for seat in tabletop::Seat::first(self.seats(state)) {
            let camp = state.camp_of(seat);
            values[seat.index()] = 0.5 + 0.5 * (share(camp) - share(camp.other()));
        }
        values
    }
}
