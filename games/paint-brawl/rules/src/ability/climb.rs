//! Climb (PB-CLIMB-1): the Hunter gets onto a wall beside it.

use super::{Cost, Shape, Unit, at, refuse};
use crate::movegen::MoveGen;
use crate::tx::Tx;
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

    fn list(movegen: &MoveGen<'_>, by: Square, push: &mut impl FnMut(Aim)) {
        (movegen.rules.board.around(by) & movegen.climbable()).iter().for_each(|wall| push(Aim::At(wall)));
    }

    fn check(movegen: &MoveGen<'_>, by: Square, aim: Aim) -> Result<(), Refusal> {
        match at(aim) {
            Some(wall) if !movegen.field.walls().has(wall) || movegen.rules.board.steps(by, wall) != Some(1) => {
                refuse(Self::RULE)
            }
            Some(wall) if movegen.may_climb(wall) => Ok(()),
            Some(_) => refuse("PB-HIGH-6"),
            None => refuse(Self::RULE),
        }
    }

    fn resolve<L: Log<Event>>(tx: &mut Tx<'_, L>, by: Square, aim: Aim, _: Chosen) -> Hits {
        if let Some(wall) = at(aim) {
            tx.relocate(by, wall);
        }
        Hits::default()
    }
}
