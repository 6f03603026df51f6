//! Slow walk (DT-MOVE-3): one square along a line.

use super::{Aiming, Cost, Unit, at, need, refuse};
use crate::look::Look;
use crate::scene::Scene;
use crate::{Aim, Event, Kind};
use paint::Square;
use tabletop::{Log, Refusal};

pub(crate) struct SlowWalk;

impl Unit for SlowWalk {
    const CODE: &'static str = "slow-walk";
    const KINDS: &'static [Kind] = &[Kind::DoomedChief];
    const COST: Cost = Cost::MOVE;
    const AIMING: Aiming = Aiming::At;
    const RULE: &'static str = "DT-MOVE-3";

    fn list(look: &Look<'_>, by: Square, push: &mut impl FnMut(Aim)) {
        (look.board.beside(by) & look.enterable(Kind::DoomedChief)).iter().for_each(|to| push(Aim::At(to)));
    }

    fn check(look: &Look<'_>, by: Square, aim: Aim) -> Result<(), Refusal> {
        let Some(to) = at(aim) else { return refuse(Self::RULE) };
        need(to != by, "DT-ACT-5")?;
        need(look.board.straight_steps(by, to) == Some(1), Self::RULE)?;
        look.check_entry(Kind::DoomedChief, to)
    }

    fn resolve<L: Log<Event>>(scene: &mut Scene<'_, L>, by: Square, aim: Aim) {
        scene.travel(by, at(aim));
    }
}
