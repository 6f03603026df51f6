//! Kung Fu (DT-ATK-6): one opponent in contact, whoever it is.

use super::{Aiming, Cost, Unit, at, need, refuse};
use crate::movegen::MoveGen;
use crate::tx::Tx;
use crate::{Aim, Blow, Event, Kind};
use paint::{Square, Squares};
use tabletop::{Log, Refusal};

pub(crate) struct KungFu;

impl Unit for KungFu {
    const CODE: &'static str = "kung-fu";
    const KINDS: &'static [Kind] = &[Kind::Oak];
    const COST: Cost = Cost::ATTACK;
    const AIMING: Aiming = Aiming::At;
    const RULE: &'static str = "DT-ATK-6";

    fn list(movegen: &MoveGen<'_>, by: Square, push: &mut impl FnMut(Aim)) {
        (movegen.board.around(by) & movegen.harmed(Blow::KungFu)).iter().for_each(|at| push(Aim::At(at)));
    }

    fn check(movegen: &MoveGen<'_>, by: Square, aim: Aim) -> Result<(), Refusal> {
        let Some(at) = at(aim) else { return refuse(Self::RULE) };
        need(movegen.board.steps(by, at) == Some(1) && movegen.harms(Blow::KungFu, at), Self::RULE)
    }

    fn resolve<L: Log<Event>>(tx: &mut Tx<'_, L>, _: Square, aim: Aim) {
        if let Some(at) = at(aim) {
            tx.strike(Blow::KungFu, at, None, Squares::of(at));
        }
    }
}
