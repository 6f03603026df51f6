//! Run (PB-MOVE-3): along a straight line as far as one likes.

use super::walk::check_entry;
use super::{Cost, Shape, Unit, at, refuse};
use crate::movegen::MoveGen;
use crate::tx::Tx;
use crate::{Aim, Chosen, Event, Hits, Kind};
use paint::{Direction, Square, Squares};
use tabletop::{Log, Refusal};

pub(crate) struct Run;

impl Unit for Run {
    const CODE: &'static str = "run";
    const KINDS: &'static [Kind] = &[Kind::Warrior, Kind::Basher];
    const COST: Cost = Cost::Move;
    const SHAPE: Shape = Shape::At;
    const RULE: &'static str = "PB-MOVE-3";

    fn list(movegen: &MoveGen<'_>, by: Square, push: &mut impl FnMut(Aim)) {
        let shut = movegen.rules.board.all() - movegen.enterable;
        let reach = |all: Squares, &to: &Direction| all | movegen.rules.board.reach(by, to, shut).passed;
        Direction::STRAIGHT.iter().fold(Squares::NONE, reach).iter().for_each(|to| push(Aim::At(to)));
    }

    fn check(movegen: &MoveGen<'_>, by: Square, aim: Aim) -> Result<(), Refusal> {
        let Some(to) = at(aim) else { return refuse(Self::RULE) };
        if to == by {
            return refuse("PB-MOVE-10");
        }
        match movegen.rules.board.between(by, to) {
            Some(direction) if direction.is_straight() => {
                let ray = movegen.rules.board.ray(by, direction);
                let end = ray.iter().position(|&square| square == to).unwrap_or(0);
                ray[..=end].iter().try_for_each(|&square| check_entry(movegen, square))
            }
            _ => refuse(Self::RULE),
        }
    }

    /// Every own puddle on the way goes back to the supply (PB-MOVE-5).
    fn resolve<L: Log<Event>>(tx: &mut Tx<'_, L>, by: Square, aim: Aim, _: Chosen) -> Hits {
        if let Some(to) = at(aim)
            && let Some(direction) = tx.rules.board.between(by, to)
        {
            let rules = tx.rules;
            let passed = rules.board.ray(by, direction).iter().copied().take_while(|&square| square != to);
            passed.for_each(|square| tx.erase(square));
            tx.relocate(by, to);
        }
        Hits::default()
    }
}
