//! Scream (DT-SPEC-11): the first figure of each line is knocked out, friend or foe.

use super::{Aiming, Cost, Unit, need};
use crate::look::Look;
use crate::scene::Scene;
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

    fn list(look: &Look<'_>, by: Square, push: &mut impl FnMut(Aim)) {
        let (stops, harmed) = (look.stops(), look.harmed(Blow::Scream));
        let hits = |to: Direction| look.sight(by, to, stops).stop.is_some_and(|at| harmed.has(at));
        if Direction::STRAIGHT.into_iter().any(hits) {
            push(Aim::Alone);
        }
    }

    fn check(look: &Look<'_>, by: Square, aim: Aim) -> Result<(), Refusal> {
        need(aim == Aim::Alone, Self::RULE)?;
        let first = |to: Direction| look.board.ray(by, to).iter().copied().find(|&at| look.blocks(at, false));
        let heard = |to: Direction| first(to).is_some_and(|at| look.harms(Blow::Scream, at));
        need(Direction::STRAIGHT.into_iter().any(heard), "DT-ACT-5")
    }

    fn resolve<L: Log<Event>>(scene: &mut Scene<'_, L>, by: Square, _: Aim) {
        let look = Look::of(scene.rules, scene.state);
        let stops = look.stops();
        let heard: Area = Direction::STRAIGHT.into_iter().filter_map(|to| look.sight(by, to, stops).stop).collect();
        scene.hit_all(Blow::Scream, &heard);
    }
}
