//! Earthquake (DT-SPEC-3): all paint around is erased, all of Kaos's figures there are knocked out.

use super::{Aiming, Cost, Unit, need};
use crate::look::Look;
use crate::scene::Scene;
use crate::{Aim, Blow, Event, Kind};
use paint::{Direction, Square};
use tabletop::{Log, Refusal};

pub(crate) struct Earthquake;

impl Unit for Earthquake {
    const CODE: &'static str = "earthquake";
    const KINDS: &'static [Kind] = &[Kind::Avatar];
    const COST: Cost = Cost::ATTACKS;
    const AIMING: Aiming = Aiming::Alone;
    const RULE: &'static str = "DT-SPEC-3";

    fn list(look: &Look<'_>, by: Square, push: &mut impl FnMut(Aim)) {
        let around = look.board.around(by);
        if around.meets((look.black | look.coloured) - look.lit) || around.meets(look.harmed(Blow::Quake)) {
            push(Aim::Alone);
        }
    }

    fn check(look: &Look<'_>, by: Square, aim: Aim) -> Result<(), Refusal> {
        need(aim == Aim::Alone, Self::RULE)?;
        let erased = |at: Square| look.field.puddles().at(at).is_some() && !look.lit.has(at);
        need(look.board.around(by).iter().any(|at| erased(at) || look.harms(Blow::Quake, at)), "DT-ACT-5")
    }

    fn resolve<L: Log<Event>>(scene: &mut Scene<'_, L>, by: Square, _: Aim) {
        for at in scene.rules.board.ring(by, &Direction::CLOCKWISE) {
            scene.erase(at);
        }
        scene.strike(Blow::Quake, by, None, scene.rules.board.around(by));
    }
}
