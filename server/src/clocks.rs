//! The clocks of a table, worked out from its log alone.

use crate::time::Millis;
use arcade::Seat;
use wire::{ClockFaces, ClockRule};

/// What a guest finds at least on its clock who comes back after the time ran out.
const COMING_BACK: Millis = 10_000;

/// The clocks of a table.
#[derive(Clone, Debug)]
pub(crate) struct Clocks {
    rule: ClockRule,
    left: Vec<Millis>,
    since: Millis,
    before: Vec<(Vec<Millis>, Millis)>,
}

impl Clocks {
    /// Clocks for so many seats, which run from now on.
    pub(crate) fn start(rule: ClockRule, seats: usize, at: Millis) -> Clocks {
        Clocks { rule, left: vec![allowance(rule); seats], since: at, before: Vec::new() }
    }

    /// A decision was accepted; a bot does not pay for it.
    pub(crate) fn decided(&mut self, seat: Seat, at: Millis, pays: bool) {
        self.before.push((self.left.clone(), self.since));
        if let (ClockRule::Bank { increment, .. }, true) = (self.rule, pays) {
            let left = &mut self.left[seat.index()];
            *left = left.saturating_sub(at.saturating_sub(self.since)) + Millis::from(increment) * 1000;
        }
        self.since = at;
    }

    /// The last decision was taken back: all is as it was before it, and the time since then still runs.
    pub(crate) fn undone(&mut self) {
        if let Some((left, since)) = self.before.pop() {
            (self.left, self.since) = (left, since);
        }
    }

    /// The time of a seat ran out.
    pub(crate) fn ran_out(&mut self, seat: Seat, at: Millis) {
        self.left[seat.index()] = 0;
        self.since = at;
    }

    /// A guest sits down again where a bot played.
    pub(crate) fn back(&mut self, seat: Seat, at: Millis) {
        let left = &mut self.left[seat.index()];
        *left = match self.rule {
            ClockRule::Bank { .. } => (*left).max(COMING_BACK),
            rule => allowance(rule),
        };
        self.since = at;
    }

    /// A bot takes the seat over; what is on its clock stays there.
    pub(crate) fn handed_over(&mut self, seat: Seat, at: Millis) {
        if let ClockRule::Bank { .. } = self.rule {
            let left = &mut self.left[seat.index()];
            *left = left.saturating_sub(at.saturating_sub(self.since));
        }
        self.since = at;
    }

    /// Since when the seat that decides has been asked.
    pub(crate) fn since(&self) -> Millis {
        self.since
    }

    /// When the time of this seat runs out, if it is the one that decides.
    pub(crate) fn deadline(&self, seat: Seat) -> Option<Millis> {
        (self.rule != ClockRule::None).then(|| self.since + self.left[seat.index()])
    }

    /// What the clocks show at a time when that of `running` runs.
    pub(crate) fn faces(&self, running: Option<Seat>, now: Millis) -> Option<ClockFaces> {
        if self.rule == ClockRule::None {
            return None;
        }
        let mut left_ms = self.left.clone();
        if let Some(seat) = running {
            let left = &mut left_ms[seat.index()];
            *left = left.saturating_sub(now.saturating_sub(self.since));
        }
        Some(ClockFaces { left_ms, running })
    }
}

fn allowance(rule: ClockRule) -> Millis {
    match rule {
        ClockRule::None => 0,
        ClockRule::PerMove { seconds } | ClockRule::Bank { seconds, .. } => Millis::from(seconds) * 1000,
        ClockRule::Days { days } => Millis::from(days) * 86_400_000,
    }
}

#[cfg(test)]
mod tests {
    use super::{COMING_BACK, Clocks};
    use arcade::Seat;
    use wire::ClockRule;

    const ONE: Seat = Seat::at(0);
    const TWO: Seat = Seat::at(1);

    #[test]
    fn a_bank_is_paid_when_a_decision_is_accepted() {
        let mut clocks = Clocks::start(ClockRule::Bank { seconds: 60, increment: 5 }, 2, 1_000);
        assert_eq!(clocks.deadline(ONE), Some(61_000));
        assert_eq!(clocks.faces(Some(ONE), 11_000).unwrap().left_ms, [50_000, 60_000]);
        clocks.decided(ONE, 11_000, true);
        assert_eq!(clocks.faces(Some(TWO), 11_000).unwrap().left_ms, [55_000, 60_000]);
        assert_eq!(clocks.deadline(TWO), Some(71_000));
        clocks.decided(TWO, 31_000, false);
        assert_eq!(clocks.faces(None, 99_000).unwrap().left_ms, [55_000, 60_000]);
    }

    #[test]
    fn taking_back_wins_no_time() {
        let mut clocks = Clocks::start(ClockRule::Bank { seconds: 60, increment: 5 }, 2, 0);
        clocks.decided(ONE, 10_000, true);
        clocks.undone();
        assert_eq!(clocks.faces(Some(ONE), 20_000).unwrap().left_ms, [40_000, 60_000]);
        let mut clocks = Clocks::start(ClockRule::PerMove { seconds: 60 }, 2, 0);
        clocks.decided(ONE, 50_000, true);
        clocks.undone();
        assert_eq!(clocks.deadline(ONE), Some(60_000));
    }

    #[test]
    fn every_move_and_every_day_has_its_own_time() {
        let mut clocks = Clocks::start(ClockRule::Days { days: 2 }, 2, 0);
        clocks.decided(ONE, 86_400_000, true);
        clocks.decided(TWO, 86_400_001, true);
        assert_eq!(clocks.deadline(ONE), Some(86_400_001 + 2 * 86_400_000));
    }

    #[test]
    fn who_comes_back_has_time_to_look() {
        let mut clocks = Clocks::start(ClockRule::Bank { seconds: 60, increment: 0 }, 2, 0);
        clocks.ran_out(ONE, 60_000);
        clocks.back(ONE, 70_000);
        assert_eq!(clocks.deadline(ONE), Some(70_000 + COMING_BACK));
        let mut clocks = Clocks::start(ClockRule::PerMove { seconds: 60 }, 2, 0);
        clocks.ran_out(ONE, 60_000);
        clocks.back(ONE, 70_000);
        assert_eq!(clocks.deadline(ONE), Some(130_000));
    }

    #[test]
    fn without_a_rule_nobody_counts() {
        let clocks = Clocks::start(ClockRule::None, 2, 0);
        assert_eq!(clocks.deadline(ONE), None);
        assert_eq!(clocks.faces(Some(ONE), 9), None);
    }
}
