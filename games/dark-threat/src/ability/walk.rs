//! Walk (DT-MOVE-2): one square in any direction.

use super::{Aiming, Cost, Unit, at, need, refuse};
use crate::look::Look;
use crate::scene::Scene;
use crate::{Aim, Event, Kind};
use paint::Square;
use tabletop::{Log, Refusal};

pub(crate) struct Walk;

impl Unit for Walk {
    const CODE: &'static str = "walk";
    const KINDS: &'static [Kind] = &[Kind::ChosenOne, Kind::BrightChosenOne, Kind::Mushroom];
    const COST: Cost = Cost::MOVE;
    const AIMING: Aiming = Aiming::At;
    const RULE: &'static str = "DT-MOVE-2";

    fn list(look: &Look<'_>, by: Square, push: &mut impl FnMut(Aim)) {
        let Some(kind) = look.kind(by) else { return };
        (look.board.around(by) & look.enterable(kind)).iter().for_each(|to| push(Aim::At(to)));
    }

    fn check(look: &Look<'_>, by: Square, aim: Aim) -> Result<(), Refusal> {
        let (Some(to), Some(kind)) = (at(aim), look.kind(by)) else { return refuse(Self::RULE) };
        need(to != by, "DT-ACT-5")?;
        need(look.board.steps(by, to) == Some(1), Self::RULE)?;
        look.check_entry(kind, to)
    }

    fn resolve<L: Log<Event>>(scene: &mut Scene<'_, L>, by: Square, aim: Aim) {
        scene.travel(by, at(aim));
    }
}
