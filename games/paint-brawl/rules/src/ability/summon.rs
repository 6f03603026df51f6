//! Summon (PB-SPECSUMMON-1): the Shaman turns an own puddle into a mini Golem.

use super::{Cost, Shape, Unit, at, refuse};
use crate::movegen::MoveGen;
use crate::tx::Tx;
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

    fn list(movegen: &MoveGen<'_>, _: Square, push: &mut impl FnMut(Aim)) {
        if movegen.may_summon() {
            movegen.field.puddles().of(movegen.seat).iter().for_each(|puddle| push(Aim::At(puddle)));
        }
    }

    fn check(movegen: &MoveGen<'_>, _: Square, aim: Aim) -> Result<(), Refusal> {
        check_summoning(movegen, at(aim))
    }

    fn resolve<L: Log<Event>>(tx: &mut Tx<'_, L>, by: Square, aim: Aim, _: Chosen) -> Hits {
        if let (Some(puddle), Some(shaman)) = (at(aim), tx.state.field.figure(by)) {
            tx.summon(puddle, Kind::Mini, shaman.seat);
        }
        Hits::default()
    }
}

/// Whether the seat may summon a mini Golem there (PB-GOLEM-1, PB-GOLEM-3).
pub(crate) fn check_summoning(movegen: &MoveGen<'_>, puddle: Option<Square>) -> Result<(), Refusal> {
    match puddle {
        Some(puddle) if puddle == movegen.rules.quest => refuse("PB-QUEST-2"),
        Some(puddle) if movegen.field.puddles().at(puddle) != Some(movegen.seat) => refuse("PB-GOLEM-3"),
        Some(_) if movegen.may_summon() => Ok(()),
        Some(_) => refuse("PB-GOLEM-1"),
        None => refuse("PB-GOLEM-3"),
    }
}
