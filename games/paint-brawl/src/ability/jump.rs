//! Jump (PB-JUMP-1): the Ranger lands on any square of the board.

use super::{Cost, Shape, Unit, at, refuse};
use crate::look::Look;
use crate::scene::Scene;
use crate::{Aim, Chosen, Event, Hits, Kind};
use paint::Square;
use tabletop::{Log, Refusal};

pub(crate) struct Jump;

impl Unit for Jump {
    const CODE: &'static str = "jump";
    const KINDS: &'static [Kind] = &[Kind::Ranger];
    const COST: Cost = Cost::Special;
    const SHAPE: Shape = Shape::At;
    const RULE: &'static str = "PB-JUMP-1";

    fn list(look: &Look<'_>, _: Square, push: &mut impl FnMut(Aim)) {
        (look.enterable | look.climbable()).iter().for_each(|to| push(Aim::At(to)));
    }

    fn check(look: &Look<'_>, _: Square, aim: Aim) -> Result<(), Refusal> {
        match at(aim) {
            Some(to) if look.field.walls().has(to) && look.may_climb(to) || look.may_enter(to) => Ok(()),
            _ => refuse(Self::RULE),
        }
    }

    fn resolve<L: Log<Event>>(scene: &mut Scene<'_, L>, by: Square, aim: Aim, _: Chosen) -> Hits {
        if let Some(to) = at(aim) {
            scene.relocate(by, to);
        }
        Hits::default()
    }
}
