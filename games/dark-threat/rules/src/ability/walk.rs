//! Walk (DT-MOVE-2): one square in any direction.

use super::{Aiming, Cost, Unit, at, need, refuse};
use crate::movegen::MoveGen;
use crate::tx::Tx;
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

    fn list(movegen: &MoveGen<'_>, by: Square, push: &mut impl FnMut(Aim)) {
        let Some(kind) = movegen.kind(by) else { return };
        (movegen.board.around(by) & movegen.enterable(kind)).iter().for_each(|to| push(Aim::At(to)));
    }

    fn check(movegen: &MoveGen<'_>, by: Square, aim: Aim) -> Result<(), Refusal> {
        let (Some(to), Some(kind)) = (at(aim), movegen.kind(by)) else { return refuse(Self::RULE) };
        need(to != by, "DT-ACT-5")?;
        need(movegen.board.steps(by, to) == Some(1), Self::RULE)?;
        movegen.check_entry(kind, to)
    }

    fn resolve<L: Log<Event>>(tx: &mut Tx<'_, L>, by: Square, aim: Aim) {
        tx.travel(by, at(aim));
    }
}
