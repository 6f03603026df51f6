//! Goals and the end of the game (section 19).

use crate::tx::Tx;
use crate::{Camp, DarkThreat, Ending, Event, Level, Piece, State, Temple, Temples};
use tabletop::{Log, Outcome, Seat, Seats};

/// Which of a camp's three goals are met now (table T10), whatever its level asks for.
#[must_use]
pub(crate) fn met(rules: &DarkThreat, state: &State, camp: Camp) -> [bool; 3] {
    let field = &state.field;
    match camp {
        Camp::Gaia => {
            let bright = field.is_bright();
            let home = bright && field.square(Piece::ChosenOne) == Some(rules.sanctuary);
            [bright, home, state.feats[camp.index()]]
        }
        Camp::Kaos => {
            let awake = field.square(Piece::UltimateBane).is_some();
            [awake, state.feats[camp.index()], state.corrupted == Temples::ALL]
        }
    }
}

/// How many of the goals of its level a camp has met, and how many there are.
#[must_use]
pub fn score(rules: &DarkThreat, state: &State, camp: Camp) -> (u8, u8) {
    let asked = rules.destiny.goals(state.level(camp));
    let met = met(rules, state, camp).iter().take(asked.into()).filter(|&&met| met).count();
    (met as u8, asked)
}

/// The plain Chosen One becomes bright (DT-TEMP-7).
pub(crate) fn awaken<L: Log<Event>>(tx: &mut Tx<'_, L>) {
    let ready = |&temple: &Temple| tx.rules.in_force(tx.state, temple);
    if tx.state.field.is_bright() || !Temple::ALL.iter().all(ready) {
        return;
    }
    let was = tx.state.field.kind(Piece::ChosenOne);
    tx.state.field.brighten();
    if let Some(at) = tx.state.field.square(Piece::ChosenOne) {
        let figure = tx.figure(Piece::ChosenOne);
        tx.tell(Event::Became { figure, was, at });
    }
}

/// Ends the game if a camp has met all its goals; the camp whose turn it is comes first (DT-WIN-1, DT-WIN-9).
pub(crate) fn movegen<L: Log<Event>>(tx: &mut Tx<'_, L>) {
    let acting = tx.state.turn.camp();
    let done = |camp: &Camp| {
        let (met, asked) = score(tx.rules, tx.state, *camp);
        met == asked
    };
    if let Some(camp) = [acting, acting.other()].into_iter().find(done) {
        end(tx, Ending::Goals(camp));
    }
}

/// The game is over (DT-WIN-13): nothing more is played.
pub(crate) fn end<L: Log<Event>>(tx: &mut Tx<'_, L>, ending: Ending) {
    tx.state.over = Some(ending);
    tx.state.arrived = false;
    while tx.state.business.pop().is_some() {}
    let winners = winners(tx.rules, tx.state, ending);
    tx.tell(Event::Ended { ending, winners });
}

fn winners(rules: &DarkThreat, state: &State, ending: Ending) -> Seats {
    let of = |camp: Camp| Seat::first(state.seats).filter(move |&seat| state.camp_of(seat) == camp);
    match ending {
        Ending::Goals(camp) => of(camp).collect(),
        Ending::Limit => {
            // Shares are compared as fractions: met / asked.
            let ((gaia, of_gaia), (kaos, of_kaos)) = (score(rules, state, Camp::Gaia), score(rules, state, Camp::Kaos));
            match (gaia * of_kaos).cmp(&(kaos * of_gaia)) {
                std::cmp::Ordering::Greater => of(Camp::Gaia).collect(),
                std::cmp::Ordering::Less => of(Camp::Kaos).collect(),
                std::cmp::Ordering::Equal => Seat::first(state.seats).collect(),
            }
        }
    }
}

/// How it ended: points are goals met; with equal shares the victory is shared.
pub(crate) fn outcome(rules: &DarkThreat, state: &State) -> Option<Outcome> {
    let ending = state.over?;
    let winners = winners(rules, state, ending);
    let (mut ranks, mut points) = ([0; 8], [0; 8]);
    for seat in Seat::first(state.seats) {
        ranks[seat.index()] = if winners.has(seat) { 1 } else { state.seats / 2 + 1 };
        points[seat.index()] = i16::from(score(rules, state, state.camp_of(seat)).0);
    }
    Some(Outcome { seats: state.seats, reason: ending.code(), winners, ranks, points })
}

impl DarkThreat {
    /// Which of a camp's goals are met; there are as many as its level asks for.
    #[must_use]
    pub fn goals_met(&self, state: &State, camp: Camp) -> Vec<bool> {
        let asked = self.destiny.goals(state.level(camp));
        met(self, state, camp).into_iter().take(asked.into()).collect()
    }

    /// Whether the Wooden King stands in for the Ultimate Bane in Gaia's double stun (DT-WIN-12).
    #[inline]
    #[must_use]
    pub fn king_stands_in(&self, state: &State) -> bool {
        state.level(Camp::Gaia) == Level::Hard && state.level(Camp::Kaos) == Level::Easy
    }
}
