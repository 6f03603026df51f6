//! Shuriken (DT-ATK-5): the first figure of a line, over puddles.

use super::{Aiming, Cost, Unit, need, refuse, towards};
use crate::look::Look;
use crate::scene::Scene;
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

    fn list(look: &Look<'_>, by: Square, push: &mut impl FnMut(Aim)) {
        let (solid, harmed) = (look.solid(), look.harmed(Blow::Shuriken));
        let hits = |to: &Direction| look.sight(by, *to, solid).stop.is_some_and(|at| harmed.has(at));
        Direction::STRAIGHT.into_iter().filter(hits).for_each(|to| push(Aim::Towards(to)));
    }

    fn check(look: &Look<'_>, by: Square, aim: Aim) -> Result<(), Refusal> {
        let Some(to) = towards(aim).filter(|to| to.is_straight()) else { return refuse("DT-LINE-1") };
        let first = look.board.ray(by, to).iter().copied().find(|&at| look.blocks(at, true));
        need(first.is_some_and(|at| look.harms(Blow::Shuriken, at)), Self::RULE)
    }

    fn resolve<L: Log<Event>>(scene: &mut Scene<'_, L>, by: Square, aim: Aim) {
        let Some(to) = towards(aim) else { return };
        let look = Look::of(scene.rules, scene.state);
        if let Some(at) = look.sight(by, to, look.solid()).stop {
            scene.strike(Blow::Shuriken, at, None, Squares::of(at));
        }
    }
}
