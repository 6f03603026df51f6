//! The goals of the scenarios (section 20) and how the game ends (section 21).

use crate::tx::Tx;
use crate::{Caste, Ending, Event, Field, Kind, PaintBrawl, Scenario, State};
use paint::Squares;
use tabletop::{Log, Outcome, PerSeat, Seat, Seats, Stack};

/// Looks at the goals of all seats; the seat whose turn it is comes first, then clockwise (PB-END-1, PB-END-2).
pub(crate) fn movegen<L: Log<Event>>(tx: &mut Tx<'_, L>) {
    let (rules, state) = (tx.rules, &*tx.state);
    let winner = [state.active].into_iter().chain(state.after(state.active)).find(|&seat| is_met(rules, state, seat));
    if let Some(winner) = winner {
        end(tx, Ending::Goal(winner));
    }
}

/// Looks at the goal that only counts at the end of the own turn (PB-SCEN-5).
pub(crate) fn look_at_end<L: Log<Event>>(tx: &mut Tx<'_, L>) {
    let seat = tx.state.active;
    if tx.state.scenario == Scenario::Capture && tx.state.seats > 2 && gathers(tx.rules, tx.state, seat) {
        end(tx, Ending::Goal(seat));
    }
}

/// The game is over; nothing waits any more.
pub(crate) fn end<L: Log<Event>>(tx: &mut Tx<'_, L>, ending: Ending) {
    tx.state.over = Some(ending);
    tx.state.business = Stack::new();
    let winners = outcome(tx.state).map_or(Seats::default(), |outcome| outcome.winners);
    tx.tell(Event::Ended { ending, winners });
}

/// Whether a seat meets a goal that is looked at all the time.
fn is_met(rules: &PaintBrawl, state: &State, seat: Seat) -> bool {
    match state.scenario {
        Scenario::Network => is_linked(rules, state, seat),
        Scenario::Capture => state.seats == 2 && state.field.fighters_of(seat.next(2)).is_empty(),
        Scenario::Encirclement => centre_held(rules, &state.field, seat) == rules.around_quest.with(rules.quest),
        Scenario::Escort => state.field.chief(seat) == Some(rules.quest),
        Scenario::Cat => walls_held(&state.field, seat) >= rules.constants.walls_needed.into(),
    }
}

/// PB-SCEN-1, PB-SCEN-2, PB-SCEN-3: one network beside the own Chief and beside the far end.
fn is_linked(rules: &PaintBrawl, state: &State, seat: Seat) -> bool {
    let board = &rules.board;
    let far = if state.seats == 2 { state.field.chief(seat.next(2)) } else { Some(rules.quest) };
    let (Some(own), Some(far)) = (state.field.chief(seat), far) else { return false };
    let links = state.field.links(seat);
    let (begin, end) = (board.beside(own) & links, board.beside(far) & links);
    !begin.is_empty() && !end.is_empty() && board.flood(begin, links).meets(end)
}

fn gathers(rules: &PaintBrawl, state: &State, seat: Seat) -> bool {
    castes_gathered(rules, &state.field, seat).count() == Caste::ALL.len()
}

/// PB-SCEN-5: the castes of which a seat has a fighter around the Quest square.
pub fn castes_gathered(rules: &PaintBrawl, field: &Field, seat: Seat) -> impl Iterator<Item = Caste> {
    let near = field.fighters_of(seat) & rules.around_quest;
    let has = move |caste: &Caste| near.iter().any(|at| field.figure(at).and_then(|figure| figure.kind.caste()) == Some(*caste));
    Caste::ALL.into_iter().filter(has)
}

/// PB-SCEN-6: the squares of the centre that a seat holds.
#[must_use]
pub fn centre_held(rules: &PaintBrawl, field: &Field, seat: Seat) -> Squares {
    let held = (field.puddles().of(seat) | field.figures_of(seat)) & rules.around_quest;
    let quest = field.marker() == Some(seat) || field.chief(seat) == Some(rules.quest);
    if quest { held.with(rules.quest) } else { held.without(rules.quest) }
}

/// PB-SCEN-8: the walls that a seat controls.
#[must_use]
pub fn walls_held(field: &Field, seat: Seat) -> u32 {
    let cat = |kind: Kind| matches!(kind, Kind::Hunter | Kind::Ranger);
    let high = field.figures_of(seat) & field.walls();
    let cats = high.iter().filter(|&at| field.figure(at).is_some_and(|figure| cat(figure.kind))).count() as u32;
    (field.puddles().of(seat) & field.walls()).count() + cats
}

/// How it ended, when it has.
pub(crate) fn outcome(state: &State) -> Option<Outcome> {
    let ending = state.over?;
    let standing = |seat: Seat| (state.field.fighters_of(seat).count(), state.field.puddles_used(seat));
    let mut ranks: PerSeat<u8> = Default::default();
    let mut points: PerSeat<i16> = Default::default();
    let mut winners = Seats::default();
    for seat in Seat::first(state.seats) {
        let better = match ending {
            Ending::Goal(winner) => usize::from(seat != winner),
            Ending::Limit => Seat::first(state.seats).filter(|&other| standing(other) > standing(seat)).count(),
        };
        ranks[seat.index()] = better as u8 + 1;
        points[seat.index()] = standing(seat).0 as i16;
        if better == 0 {
            winners.add(seat);
        }
    }
    Some(Outcome { seats: state.seats, reason: ending.code(), winners, ranks, points })
}
