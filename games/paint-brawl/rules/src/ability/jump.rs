//! Jump (PB-JUMP-1): the Ranger lands on any square of the board.

use super::{Cost, Shape, Unit, at, refuse};
use crate::movegen::MoveGen;
use crate::tx::Tx;
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

    fn list(movegen: &MoveGen<'_>, _: Square, push: &mut impl FnMut(Aim)) {
        (movegen.enterable | movegen.climbable()).iter().for_each(|to| push(Aim::At(to)));
    }

    fn check(movegen: &MoveGen<'_>, _: Square, aim: Aim) -> Result<(), Refusal> {
        match at(aim) {
            Some(to) if movegen.field.walls().has(to) && movegen.may_climb(to) || movegen.may_enter(to) => Ok(()),
            _ => refuse(Self::RULE),
        }
    }

    fn resolve<L: Log<Event>>(tx: &mut Tx<'_, L>, by: Square, aim: Aim, _: Chosen) -> Hits {
        if let Some(to) = at(aim) {
            tx.relocate(by, to);
        }
        Hits::default()
    }
}
