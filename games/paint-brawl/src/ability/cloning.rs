//! Cloning (PB-CLONING-1): the Shaman's blast turns an own puddle into the Clone.

use super::{Cost, Shape, Unit, at, refuse};
use crate::look::Look;
use crate::scene::Scene;
use crate::{Aim, Chosen, Event, Hits, Kind};
use paint::Square;
use tabletop::{Log, Refusal};

pub(crate) struct Cloning;

impl Unit for Cloning {
    const CODE: &'static str = "cloning";
    const KINDS: &'static [Kind] = &[Kind::Shaman];
    const COST: Cost = Cost::Blast;
    const SHAPE: Shape = Shape::At;
    const RULE: &'static str = "PB-CLONE-1";

    fn list(look: &Look<'_>, _: Square, push: &mut impl FnMut(Aim)) {
        if has_clone(look) {
            look.field.puddles().of(look.seat).iter().for_each(|puddle| push(Aim::At(puddle)));
        }
    }

    fn check(look: &Look<'_>, _: Square, aim: Aim) -> Result<(), Refusal> {
        match at(aim) {
            Some(puddle) if look.field.puddles().at(puddle) == Some(look.seat) && has_clone(look) => Ok(()),
            _ => refuse(Self::RULE),
        }
    }

    fn resolve<L: Log<Event>>(scene: &mut Scene<'_, L>, by: Square, aim: Aim, _: Chosen) -> Hits {
        if let (Some(puddle), Some(shaman)) = (at(aim), scene.state.field.figure(by)) {
            scene.summon(puddle, Kind::Clone, shaman.seat);
        }
        Hits::default()
    }
}

/// Whether the seat's Clone is in its supply.
fn has_clone(look: &Look<'_>) -> bool {
    look.field.count(look.seat, Kind::Clone) < look.rules.constants.clones
}
