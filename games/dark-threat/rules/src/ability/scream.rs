//! Scream (DT-SPEC-11): the first figure of each line is knocked out, friend or foe.

use super::{Aiming, Cost, Unit, need};
use crate::movegen::MoveGen;
use crate::tx::Tx;
use crate::{Aim, Blow, Event, Kind};
use paint::{Area, Direction, Square};
use tabletop::{Log, Refusal};

pub(crate) struct Scream;

impl Unit for Scream {
    const CODE: &'static str = "scream";
    const KINDS: &'static [Kind] = &[Kind::Mandrake];
    const COST: Cost = Cost::ATTACKS;
    const AIMING: Aiming = Aiming::Alone;
    const RULE: &'static str = "DT-SPEC-11";

    fn list(movegen: &MoveGen<'_>, by: Square, push: &mut impl FnMut(Aim)) {
        let (stops, harmed) = (movegen.stops(), movegen.harmed(Blow::Scream));
        let hits = |to: Direction| movegen.sight(by, to, stops).stop.is_some_and(|at| harmed.has(at));
        if Direction::STRAIGHT.into_iter().any(hits) {
            push(Aim::Alone);
        }
    }

    fn check(movegen: &MoveGen<'_>, by: Square, aim: Aim) -> Result<(), Refusal> {
        need(aim == Aim::Alone, Self::RULE)?;
        let first = |to: Direction| movegen.board.ray(by, to).iter().copied().find(|&at| movegen.blocks(at, false));
        let heard = |to: Direction| first(to).is_some_and(|at| movegen.harms(Blow::Scream, at));
        need(Direction::STRAIGHT.into_iter().any(heard), "DT-ACT-5")
    }

    fn resolve<L: Log<Event>>(tx: &mut Tx<'_, L>, by: Square, _: Aim) {
        let movegen = MoveGen::of(tx.rules, tx.state);
        let stops = movegen.stops();
        let heard: Area = Direction::STRAIGHT.into_iter().filter_map(|to| movegen.sight(by, to, stops).stop).collect();
        tx.hit_all(Blow::Scream, &heard);
    }
}
