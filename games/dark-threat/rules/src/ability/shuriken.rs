//! Shuriken (DT-ATK-5): the first figure of a line, over puddles.

use super::{Aiming, Cost, Unit, need, refuse, towards};
use crate::movegen::MoveGen;
use crate::tx::Tx;
use crate::{Aim, Blow, Event, Kind};
use paint::{Direction, Square, Squares};
use tabletop::{Log, Refusal};

pub(crate) struct Shuriken;

impl Unit for Shuriken {
    const CODE: &'static str = "shuriken";
    const KINDS: &'static [Kind] = &[Kind::Ninja];
    const COST: Cost = Cost::ATTACK;
    const AIMING: Aiming = Aiming::Towards;
    const RULE: &'static str = "DT-ATK-5";

    fn list(movegen: &MoveGen<'_>, by: Square, push: &mut impl FnMut(Aim)) {
        let (solid, harmed) = (movegen.solid(), movegen.harmed(Blow::Shuriken));
        let hits = |to: &Direction| movegen.sight(by, *to, solid).stop.is_some_and(|at| harmed.has(at));
        Direction::STRAIGHT.into_iter().filter(hits).for_each(|to| push(Aim::Towards(to)));
    }

    fn check(movegen: &MoveGen<'_>, by: Square, aim: Aim) -> Result<(), Refusal> {
        let Some(to) = towards(aim).filter(|to| to.is_straight()) else { return refuse("DT-LINE-1") };
        let first = movegen.board.ray(by, to).iter().copied().find(|&at| movegen.blocks(at, true));
        need(first.is_some_and(|at| movegen.harms(Blow::Shuriken, at)), Self::RULE)
    }

    fn resolve<L: Log<Event>>(tx: &mut Tx<'_, L>, by: Square, aim: Aim) {
        let Some(to) = towards(aim) else { return };
        let movegen = MoveGen::of(tx.rules, tx.state);
        if let Some(at) = movegen.sight(by, to, movegen.solid()).stop {
            tx.strike(Blow::Shuriken, at, None, Squares::of(at));
        }
    }
}
