//! How it is won (sections 20 and 21).

use crate::tx::Tx;
use crate::{Camp, ColorQuest, Ending, Event, Figure, Kind, Marks, Scenario, State};
use tabletop::{Chance, Log, MAX_SEATS, Outcome, Seats};

/// Looks whether somebody has won Supremacy (CQ-SCN-2).
pub(crate) fn movegen<C: Chance + ?Sized, L: Log<Event>>(tx: &mut Tx<'_, C, L>) {
    let Some(level) = tx.rules.supremacy(tx.state.scenario) else { return };
    let field = &tx.state.field;
    let heroes = Camp::ALL.map(|camp| field.hero(camp).map(|(_, figure)| figure));
    let wins = |camp: &Camp| {
        let (own, other) = (heroes[camp.index()], heroes[camp.other().index()]);
        own.is_some_and(|own| own.kind.level() >= level) && other.is_some_and(|other| other.is(Marks::STUNNED))
    };
    if let Some(camp) = Camp::ALL.into_iter().find(wins) {
        tx.end(Ending::Goal(camp));
    }
}

/// Whether the active side has reached its goal in Escort at the end of its turn (CQ-SCN-5).
pub(crate) fn has_arrived(rules: &ColorQuest, state: &State) -> bool {
    let camp = state.active;
    let hero = state.field.hero(camp);
    state.scenario == Scenario::Escort
        && hero.is_some_and(|(at, figure)| {
            rules.layout(state).goal(camp).has(at) && figure.is(Marks::ARRIVED) && !figure.is(Marks::STUNNED)
        })
}

impl ColorQuest {
    /// The level that Supremacy asks for, if that is played.
    #[must_use]
    pub fn supremacy(&self, scenario: Scenario) -> Option<u8> {
        match scenario {
            Scenario::Supremacy => Some(self.constants.supremacy),
            Scenario::SupremacyPlus => Some(self.constants.supremacy_plus),
            Scenario::Harvest | Scenario::Escort => None,
        }
    }

    /// The marks that win Harvest for a side (CQ-SCN-4).
    #[must_use]
    pub const fn harvest(&self, camp: Camp) -> u8 {
        match camp {
            Camp::Gaia => self.constants.harvest_gaia,
            Camp::Kaos => self.constants.harvest_kaos,
        }
    }

    /// What a figure counts when the game is scored, in halves: its price, but a Khromaz one point whatever was bought (CQ-END-3).
    fn counts(&self, figure: Figure) -> i16 {
        if Kind::CASTES.contains(&figure.kind) { 2 } else { i16::from(self.profile(figure).cost) }
    }

    /// What counts at the round limit, the most important first; more is better (CQ-END-3).
    #[must_use]
    pub fn standing(&self, state: &State, camp: Camp) -> [i16; 2] {
        let hero = state.field.hero(camp);
        match state.scenario {
            Scenario::Supremacy | Scenario::SupremacyPlus => {
                let level = hero.map_or(0, |(_, figure)| if figure.is(Marks::STUNNED) { 0 } else { figure.kind.level() });
                let points = state.field.of(camp).iter().filter_map(|at| state.field.figure(at));
                [i16::from(level), points.map(|figure| self.counts(figure)).sum()]
            }
            Scenario::Harvest => [i16::from(state.harvest(camp)), i16::from(state.pool(camp).count())],
            Scenario::Escort => {
                let layout = self.layout(state);
                let board = layout.board();
                let apart = |one: usize, two: usize| one.abs_diff(two) as i16;
                let distance = hero.and_then(|(at, _)| {
                    let to = |goal| apart(board.column(at), board.column(goal)).max(apart(board.row(at), board.row(goal)));
                    layout.goal(camp).iter().map(to).min()
                });
                [-distance.unwrap_or(99), 0]
            }
        }
    }
}

/// How it ended, when it has.
pub(crate) fn outcome(rules: &ColorQuest, state: &State) -> Option<Outcome> {
    let ending = state.over?;
    let standing = Camp::ALL.map(|camp| rules.standing(state, camp));
    let (reason, best) = match ending {
        Ending::Goal(camp) => ("goal", Some(camp)),
        Ending::Limit => {
            let best = match standing[0].cmp(&standing[1]) {
                std::cmp::Ordering::Greater => Some(Camp::Gaia),
                std::cmp::Ordering::Less => Some(Camp::Kaos),
                std::cmp::Ordering::Equal => None,
            };
            ("limit", best)
        }
    };
    let mut outcome = Outcome { seats: 2, reason, winners: Seats::default(), ranks: [0; MAX_SEATS], points: [0; MAX_SEATS] };
    for camp in Camp::ALL {
        let seat = state.seat_of(camp);
        let wins = best.is_none_or(|best| best == camp);
        if wins {
            outcome.winners.add(seat);
        }
        outcome.ranks[seat.index()] = if wins { 1 } else { 2 };
        outcome.points[seat.index()] = standing[camp.index()][0];
    }
    Some(outcome)
}
