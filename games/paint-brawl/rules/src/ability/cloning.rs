//! Cloning (PB-CLONING-1): the Shaman's blast turns an own puddle into the Clone.

use super::{Cost, Shape, Unit, at, refuse};
use crate::movegen::MoveGen;
use crate::tx::Tx;
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

    fn list(movegen: &MoveGen<'_>, _: Square, push: &mut impl FnMut(Aim)) {
        if has_clone(movegen) {
            movegen.field.puddles().of(movegen.seat).iter().for_each(|puddle| push(Aim::At(puddle)));
        }
    }

    fn check(movegen: &MoveGen<'_>, _: Square, aim: Aim) -> Result<(), Refusal> {
        match at(aim) {
            Some(puddle) if movegen.field.puddles().at(puddle) == Some(movegen.seat) && has_clone(movegen) => Ok(()),
            _ => refuse(Self::RULE),
        }
    }

    fn resolve<L: Log<Event>>(tx: &mut Tx<'_, L>, by: Square, aim: Aim, _: Chosen) -> Hits {
        if let (Some(puddle), Some(shaman)) = (at(aim), tx.state.field.figure(by)) {
            tx.summon(puddle, Kind::Clone, shaman.seat);
        }
        Hits::default()
    }
}

/// Whether the seat's Clone is in its supply.
fn has_clone(movegen: &MoveGen<'_>) -> bool {
    movegen.field.count(movegen.seat, Kind::Clone) < movegen.rules.constants.clones
}
