//! Climb (PB-CLIMB-1): the Hunter gets onto a wall beside it.

use super::{Cost, Shape, Unit, at, refuse};
use crate::look::Look;
use crate::scene::Scene;
use crate::{Aim, Chosen, Event, Hits, Kind};
use paint::Square;
use tabletop::{Log, Refusal};

pub(crate) struct Climb;

impl Unit for Climb {
    const CODE: &'static str = "climb";
    const KINDS: &'static [Kind] = &[Kind::Hunter];
    const COST: Cost = Cost::Special;
    const SHAPE: Shape = Shape::At;
    const RULE: &'static str = "PB-CLIMB-1";

    fn list(look: &Look<'_>, by: Square, push: &mut impl FnMut(Aim)) {
        (look.rules.board.around(by) & look.climbable()).iter().for_each(|wall| push(Aim::At(wall)));
    }

    fn check(look: &Look<'_>, by: Square, aim: Aim) -> Result<(), Refusal> {
        match at(aim) {
            Some(wall) if !look.field.walls().has(wall) || look.rules.board.steps(by, wall) != Some(1) => refuse(Self::RULE),
            Some(wall) if look.may_climb(wall) => Ok(()),
            Some(_) => refuse("PB-HIGH-6"),
            None => refuse(Self::RULE),
        }
    }

    fn resolve<L: Log<Event>>(scene: &mut Scene<'_, L>, by: Square, aim: Aim, _: Chosen) -> Hits {
        if let Some(wall) = at(aim) {
            scene.relocate(by, wall);
        }
        Hits::default()
    }
}
