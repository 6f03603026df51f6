//! Run (PB-MOVE-3): along a straight line as far as one likes.

use super::walk::check_entry;
use super::{Cost, Shape, Unit, at, refuse};
use crate::look::Look;
use crate::scene::Scene;
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

    fn list(look: &Look<'_>, by: Square, push: &mut impl FnMut(Aim)) {
        let shut = look.rules.board.all() - look.enterable;
        let reach = |all: Squares, &to: &Direction| all | look.rules.board.reach(by, to, shut).passed;
        Direction::STRAIGHT.iter().fold(Squares::NONE, reach).iter().for_each(|to| push(Aim::At(to)));
    }

    fn check(look: &Look<'_>, by: Square, aim: Aim) -> Result<(), Refusal> {
        let Some(to) = at(aim) else { return refuse(Self::RULE) };
        if to == by {
            return refuse("PB-MOVE-10");
        }
        match look.rules.board.between(by, to) {
            Some(direction) if direction.is_straight() => {
                let ray = look.rules.board.ray(by, direction);
                let end = ray.iter().position(|&square| square == to).unwrap_or(0);
                ray[..=end].iter().try_for_each(|&square| check_entry(look, square))
            }
            _ => refuse(Self::RULE),
        }
    }

    /// Every own puddle on the way goes back to the supply (PB-MOVE-5).
    fn resolve<L: Log<Event>>(scene: &mut Scene<'_, L>, by: Square, aim: Aim, _: Chosen) -> Hits {
        if let Some(to) = at(aim)
            && let Some(direction) = scene.rules.board.between(by, to)
        {
            let rules = scene.rules;
            let passed = rules.board.ray(by, direction).iter().copied().take_while(|&square| square != to);
            passed.for_each(|square| scene.erase(square));
            scene.relocate(by, to);
        }
        Hits::default()
    }
}
