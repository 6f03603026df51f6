//! Scoring (2.15).

use crate::{ChromaticConflict, Effect, State};
use tabletop::{MAX_SEATS, Outcome, Seat};

/// The victory points of a seat now (CC-SCORE-1, CC-SCORE-2, CC-SCORE-7).
#[inline]
#[must_use]
pub fn points(rules: &ChromaticConflict, state: &State, seat: Seat) -> u8 {
    let gems: u8 = state.held[seat.index()].iter().map(|place| rules.gems(state.face(place))).sum();
    let stronghold = state.effects(rules, seat).has(Effect::Stronghold);
    gems + if stronghold { rules.constants.stronghold_points } else { 0 }
}

/// Points, then places held (CC-SCORE-4 to CC-SCORE-6).
pub(crate) fn outcome(rules: &ChromaticConflict, state: &State) -> Option<Outcome> {
    let reason = state.over?.code();
    let seats = state.seats;
    let measure = |seat: Seat| (points(rules, state, seat), state.held[seat.index()].count());
    let mut ranks = [0; MAX_SEATS];
    let mut given = [0; MAX_SEATS];
    for seat in Seat::first(seats) {
        ranks[seat.index()] = 1 + Seat::first(seats).filter(|&other| measure(other) > measure(seat)).count() as u8;
        given[seat.index()] = i16::from(points(rules, state, seat));
    }
    let winners = Seat::first(seats).filter(|seat| ranks[seat.index()] == 1).collect();
    Some(Outcome { seats, reason, winners, ranks, points: given })
}
