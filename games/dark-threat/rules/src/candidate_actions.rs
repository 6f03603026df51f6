//! Every choice that can be written down, legal or not: what the laws ask the rules about.

use crate::ability::Aiming;
use crate::{Ability, Action, Aim, DarkThreat, Piece, State, Turn};
use paint::{Colour, Direction, Squares};

/// Every well-formed choice that could be meant.
pub(crate) fn candidate_actions(rules: &DarkThreat, state: &State, list: &mut Vec<Action>) {
    let board = &rules.board;
    for first in Piece::FOLLOWERS {
        list.extend(
            Piece::FOLLOWERS.into_iter().filter(|&second| second != first).map(|second| Action::Followers { first, second }),
        );
    }
    list.extend(Turn::ALL.map(|first| Action::Order { first }));
    list.extend(Colour::WHEEL.map(|colour| Action::Colour { colour }));
    list.extend(Colour::WHEEL.map(|colour| Action::Taint { colour }));
    list.extend([Action::End, Action::Stop, Action::Decline]);
    for at in board.all().iter() {
        list.extend([Action::Place { at }, Action::Emerge { at }, Action::Sacrifice { at }, Action::Step { at }]);
        list.extend([Action::Push { at }, Action::Drop { at }, Action::Flee { at }, Action::Awaken { at }]);
        list.extend([Action::Clear { at }, Action::Lotus { at }, Action::Sprout { at }]);
        list.extend([Action::Doom { at }, Action::Strike { at }]);
    }
    // Squares without a piece do nothing; a few stand for them. Elsewhere than between actions nothing can be used.
    let idle = state.business.top().is_some() || state.over.is_some();
    let corner: Squares = board.all().first().into_iter().collect();
    let users = if idle { corner } else { state.field.occupied().with(rules.sanctuary) | corner };
    for &ability in Ability::ALL {
        for by in users.iter() {
            let mut push = |aim: Aim| list.push(Action::Use { ability, by, aim });
            match ability.aiming() {
                Aiming::Alone => push(Aim::Alone),
                Aiming::At => board.all().iter().for_each(|at| push(Aim::At(at))),
                Aiming::Towards => Direction::ALL.into_iter().for_each(|to| push(Aim::Towards(to))),
                Aiming::From => {
                    for at in board.all().iter() {
                        Direction::STRAIGHT.into_iter().for_each(|to| push(Aim::From(at, to)));
                    }
                    push(Aim::From(by, Direction::NE));
                }
            }
        }
    }
}
