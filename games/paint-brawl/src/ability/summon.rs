//! Summon (PB-SPECSUMMON-1): the Shaman turns an own puddle into a mini Golem.

use super::{Cost, Shape, Unit, at, refuse};
use crate::look::Look;
use crate::scene::Scene;
use crate::{Aim, Chosen, Event, Hits, Kind};
use paint::Square;
use tabletop::{Log, Refusal};

pub(crate) struct Summon;

impl Unit for Summon {
    const CODE: &'static str = "summon";
    const KINDS: &'static [Kind] = &[Kind::Shaman];
    const COST: Cost = Cost::Special;
    const SHAPE: Shape = Shape::At;
    const RULE: &'static str = "PB-SPECSUMMON-1";

    fn list(look: &Look<'_>, _: Square, push: &mut impl FnMut(Aim)) {
        if look.may_summon() {
            look.field.puddles().of(look.seat).iter().for_each(|puddle| push(Aim::At(puddle)));
        }
    }

    fn check(look: &Look<'_>, _: Square, aim: Aim) -> Result<(), Refusal> {
        check_summoning(look, at(aim))
    }

    fn resolve<L: Log<Event>>(scene: &mut Scene<'_, L>, by: Square, aim: Aim, _: Chosen) -> Hits {
        if let (Some(puddle), Some(shaman)) = (at(aim), scene.state.field.figure(by)) {
            scene.summon(puddle, Kind::Mini, shaman.seat);
        }
        Hits::default()
    }
}

/// Whether the seat may summon a mini Golem there (PB-GOLEM-1, PB-GOLEM-3).
pub(crate) fn check_summoning(look: &Look<'_>, puddle: Option<Square>) -> Result<(), Refusal> {
    match puddle {
        Some(puddle) if puddle == look.rules.quest => refuse("PB-QUEST-2"),
        Some(puddle) if look.field.puddles().at(puddle) != Some(look.seat) => refuse("PB-GOLEM-3"),
        Some(_) if look.may_summon() => Ok(()),
        Some(_) => refuse("PB-GOLEM-1"),
        None => refuse("PB-GOLEM-3"),
    }
}
