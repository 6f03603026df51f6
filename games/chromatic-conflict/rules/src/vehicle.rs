//! What is common to vehicles (2.8). Each has its own unit: [`ship`], [`cannon`], [`crane`].

use crate::{Action, Event, Frame, Kind, Position, State};
use crate::{cannon, crane, ship};
use tabletop::{Log, Refusal};

/// Whether the vehicle's power has a target at all (CC-VEH-8).
pub(crate) fn any_target(state: &State, kind: Kind) -> bool {
    match kind {
        Kind::Ship => !ship::targets(state).is_empty(),
        Kind::Cannon => !cannon::targets(state).is_empty(),
        Kind::Crane => crane::any_target(state),
        _ => false,
    }
}

/// The options of the power, then to decline it (CC-VEH-2).
pub(crate) fn list(state: &State, kind: Kind, list: &mut Vec<Action>) {
    let by_position = |places: crate::Places| {
        state.map.by_position().filter(move |&place| places.has(place)).map(|place| state.map.position(place))
    };
    match kind {
        Kind::Ship => list.extend(by_position(ship::targets(state)).map(|at| Action::Destroy { at })),
        Kind::Cannon => list.extend(by_position(cannon::targets(state)).map(|at| Action::Empty { at })),
        Kind::Crane => list.extend(by_position(crane::targets(state)).map(|at| Action::Lift { at })),
        _ => {}
    }
    list.push(Action::Decline);
}

/// Whether this use of the power is legal.
pub(crate) fn check(state: &State, kind: Kind, action: Action) -> Result<(), Refusal> {
    match (kind, action) {
        (Kind::Ship, Action::Destroy { at }) => ship::check(state, at),
        (Kind::Cannon, Action::Empty { at }) => cannon::check(state, at),
        (Kind::Crane, Action::Lift { at }) => crane::check_lift(state, at),
        (_, Action::Decline) => Ok(()),
        (_, Action::Destroy { .. } | Action::Empty { .. } | Action::Lift { .. } | Action::Drop { .. }) => {
            Err(Refusal::by("CC-VEH-1"))
        }
        _ => Err(Refusal::by("CC-TURN-4")),
    }
}

/// The power is not used, and lost (CC-VEH-3).
pub(crate) fn decline<L: Log<Event>>(state: &mut State, log: &mut L) {
    if let Some(Frame::Power(kind)) = state.business.pop() {
        log.tell(Event::Declined { seat: state.active, kind });
    }
}

/// The place at a position, or the refusal that there is none.
pub(crate) fn target(state: &State, at: Position, rule: &'static str) -> Result<crate::Place, Refusal> {
    state.map.at(at).ok_or(Refusal::by(rule))
}
