//! Sporific gas (DT-ATK-18): colours beside turn black, Gaia's figures there are knocked out.

use super::{Aiming, Cost, Unit, need};
use crate::look::Look;
use crate::scene::Scene;
use crate::{Aim, Blow, Event, Kind};
use paint::{Area, Direction, Square};
use tabletop::{Log, Refusal};

pub(crate) struct SporificGas;

impl Unit for SporificGas {
    const CODE: &'static str = "sporific-gas";
    const KINDS: &'static [Kind] = &[Kind::Spore, Kind::Mushroom];
    const COST: Cost = Cost::ATTACK;
    const AIMING: Aiming = Aiming::Alone;
    const RULE: &'static str = "DT-ATK-18";

    fn list(look: &Look<'_>, by: Square, push: &mut impl FnMut(Aim)) {
        let area = look.board.beside(by);
        if area.meets(look.foul()) || area.meets(look.figures) && area.meets(look.harmed(Blow::Gas)) {
            push(Aim::Alone);
        }
    }

    fn check(look: &Look<'_>, by: Square, aim: Aim) -> Result<(), Refusal> {
        need(aim == Aim::Alone, Self::RULE)?;
        need(look.board.beside(by).iter().any(|at| look.turns_foul(at) || look.harms(Blow::Gas, at)), "DT-ACT-5")
    }

    fn resolve<L: Log<Event>>(scene: &mut Scene<'_, L>, by: Square, _: Aim) {
        let area: Area = Direction::STRAIGHT.into_iter().filter_map(|to| scene.rules.board.step(by, to)).collect();
        scene.foul(&area);
        scene.hit_all(Blow::Gas, &area);
    }
}
