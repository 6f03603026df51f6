//! Kung Fu (DT-ATK-6): one opponent in contact, whoever it is.

use super::{Aiming, Cost, Unit, at, need, refuse};
use crate::look::Look;
use crate::scene::Scene;
use crate::{Aim, Blow, Event, Kind};
use paint::{Square, Squares};
use tabletop::{Log, Refusal};

pub(crate) struct KungFu;

impl Unit for KungFu {
    const CODE: &'static str = "kung-fu";
    const KINDS: &'static [Kind] = &[Kind::Oak];
    const COST: Cost = Cost::ATTACK;
    const AIMING: Aiming = Aiming::At;
    const RULE: &'static str = "DT-ATK-6";

    fn list(look: &Look<'_>, by: Square, push: &mut impl FnMut(Aim)) {
        (look.board.around(by) & look.harmed(Blow::KungFu)).iter().for_each(|at| push(Aim::At(at)));
    }

    fn check(look: &Look<'_>, by: Square, aim: Aim) -> Result<(), Refusal> {
        let Some(at) = at(aim) else { return refuse(Self::RULE) };
        need(look.board.steps(by, at) == Some(1) && look.harms(Blow::KungFu, at), Self::RULE)
    }

    fn resolve<L: Log<Event>>(scene: &mut Scene<'_, L>, _: Square, aim: Aim) {
        if let Some(at) = at(aim) {
            scene.strike(Blow::KungFu, at, None, Squares::of(at));
        }
    }
}
