//! Toxic cloud (DT-ATK-19): the gas on eight squares, where Totems become Mushrooms too.

use super::{Aiming, Cost, Unit, need};
use crate::look::Look;
use crate::scene::Scene;
use crate::{Aim, Blow, Event, Kind, Shape};
use paint::{Direction, Square};
use tabletop::{Log, Refusal};

pub(crate) struct ToxicCloud;

impl Unit for ToxicCloud {
    const CODE: &'static str = "toxic-cloud";
    const KINDS: &'static [Kind] = &[Kind::Fongia];
    const COST: Cost = Cost::ATTACK;
    const AIMING: Aiming = Aiming::Alone;
    const RULE: &'static str = "DT-ATK-19";

    fn list(look: &Look<'_>, by: Square, push: &mut impl FnMut(Aim)) {
        let area = look.board.around(by);
        if area.meets(look.foul() | look.totems) || area.meets(look.figures) && area.meets(look.harmed(Blow::Gas)) {
            push(Aim::Alone);
        }
    }

    fn check(look: &Look<'_>, by: Square, aim: Aim) -> Result<(), Refusal> {
        need(aim == Aim::Alone, Self::RULE)?;
        let changes = |at: Square| look.turns_foul(at) || look.kind(at) == Some(Kind::Totem) || look.harms(Blow::Gas, at);
        need(look.board.around(by).iter().any(changes), "DT-ACT-5")
    }

    fn resolve<L: Log<Event>>(scene: &mut Scene<'_, L>, by: Square, _: Aim) {
        let area = scene.rules.board.ring(by, &Direction::CLOCKWISE);
        scene.foul(&area);
        for &at in &area {
            if scene.kind_at(at) == Some(Kind::Totem) {
                scene.reshape_at(at, Shape::Mushroom);
            }
        }
        scene.hit_all(Blow::Gas, &area);
    }
}
