//! Slow walk (DT-MOVE-3): one square along a line.

use super::{Aiming, Cost, Unit, at, need, refuse};
use crate::movegen::MoveGen;
use crate::tx::Tx;
use crate::{Aim, Event, Kind};
use paint::Square;
use tabletop::{Log, Refusal};

pub(crate) struct SlowWalk;

impl Unit for SlowWalk {
    const CODE: &'static str = "slow-walk";
    const KINDS: &'static [Kind] = &[Kind::DoomedChief];
    const COST: Cost = Cost::MOVE;
    const AIMING: Aiming = Aiming::At;
    const RULE: &'static str = "DT-MOVE-3";

    fn list(movegen: &MoveGen<'_>, by: Square, push: &mut impl FnMut(Aim)) {
        (movegen.board.beside(by) & movegen.enterable(Kind::DoomedChief)).iter().for_each(|to| push(Aim::At(to)));
    }

    fn check(movegen: &MoveGen<'_>, by: Square, aim: Aim) -> Result<(), Refusal> {
        let Some(to) = at(aim) else { return refuse(Self::RULE) };
        need(to != by, "DT-ACT-5")?;
        need(movegen.board.straight_steps(by, to) == Some(1), Self::RULE)?;
        movegen.check_entry(Kind::DoomedChief, to)
    }

    fn resolve<L: Log<Event>>(tx: &mut Tx<'_, L>, by: Square, aim: Aim) {
        tx.travel(by, at(aim));
    }
}
