//! Teleport (DT-MOVE-12): the Ultimate Bane comes up from any black puddle.

use super::{Aiming, Cost, Unit, at, need, refuse};
use crate::movegen::MoveGen;
use crate::tx::Tx;
use crate::{Aim, Event, Kind, Paint};
use paint::Square;
use tabletop::{Log, Refusal};

pub(crate) struct Teleport;

impl Unit for Teleport {
    const CODE: &'static str = "teleport";
    const KINDS: &'static [Kind] = &[Kind::UltimateBane];
    const COST: Cost = Cost::MOVE;
    const AIMING: Aiming = Aiming::At;
    const RULE: &'static str = "DT-MOVE-12";

    fn list(movegen: &MoveGen<'_>, _: Square, push: &mut impl FnMut(Aim)) {
        movegen.black.iter().for_each(|to| push(Aim::At(to)));
    }

    fn check(movegen: &MoveGen<'_>, _: Square, aim: Aim) -> Result<(), Refusal> {
        let Some(to) = at(aim) else { return refuse(Self::RULE) };
        need(movegen.field.puddles().at(to) == Some(Paint::Black), Self::RULE)
    }

    fn resolve<L: Log<Event>>(tx: &mut Tx<'_, L>, by: Square, aim: Aim) {
        tx.travel(by, at(aim));
    }
}
