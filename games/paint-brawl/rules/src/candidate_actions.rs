//! Every choice that can be written down, legal or not: what the laws ask the rules about.

use crate::ability::Shape;
use crate::{Ability, Action, Aim, Card, Kind, PaintBrawl, Payment, State};
use paint::Direction;

/// Every well-formed choice that could be meant.
pub(crate) fn candidate_actions(rules: &PaintBrawl, state: &State, list: &mut Vec<Action>) {
    let board = &rules.board;
    let men = Kind::ALL.map(Some).into_iter().chain([None]);
    list.extend(men.map(|man| Action::Woman { man }));
    list.extend(Kind::ALL.map(|kind| Action::Place { kind }));
    list.extend(Card::ALL.map(|card| Action::Take { card }));
    list.extend(Payment::ALL.map(|pay| Action::TakeBack { pay }));
    list.extend(Direction::ALL.map(|to| Action::Recoil { to }));
    list.push(Action::Infiltrate { at: None });
    list.extend([Action::Kadamas, Action::Exchange, Action::End, Action::Enough, Action::Stop, Action::Pass]);
    list.extend([Action::Fatigue, Action::Missed, Action::Immunity]);
    for at in board.all().iter() {
        list.extend([Action::Wall { at }, Action::PlaceAt { at }, Action::Infiltrate { at: Some(at) }]);
        list.extend([Action::Explosion { at }, Action::Summoning { at }]);
        list.extend([Action::Source { at }, Action::Puddle { at }, Action::Target { at }]);
    }
    // Squares without a figure do nothing; the Quest square and a corner stand for them.
    let figures = state.field.occupied();
    let users = figures.with(rules.quest) | board.all().first().into_iter().collect();
    for &ability in Ability::ALL {
        for by in users.iter() {
            let mut push = |aim: Aim| list.push(Action::Use { ability, by, aim });
            match ability.shape() {
                Shape::Alone => push(Aim::Alone),
                Shape::At => board.all().iter().for_each(|at| push(Aim::At(at))),
                Shape::Towards => Direction::ALL.into_iter().for_each(|to| push(Aim::Towards(to))),
                Shape::Paid => {
                    for to in Direction::ALL {
                        Payment::ALL.into_iter().for_each(|pay| push(Aim::Paid(to, pay)));
                    }
                }
                Shape::Neighbours => {
                    for first in board.all().iter() {
                        push(Aim::Pair(first, None));
                        board.around(first).iter().for_each(|second| push(Aim::Pair(first, Some(second))));
                    }
                }
                Shape::Figures => {
                    for first in figures.iter() {
                        figures.iter().for_each(|second| push(Aim::Pair(first, Some(second))));
                    }
                }
            }
        }
    }
}
