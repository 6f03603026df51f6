//! Sporific gas (DT-ATK-18): colours beside turn black, Gaia's figures there are knocked out.

use super::{Aiming, Cost, Unit, need};
use crate::movegen::MoveGen;
use crate::tx::Tx;
use crate::{Aim, Blow, Event, Kind};
use paint::{Area, Direction, Square};
use tabletop::{Log, Refusal};

pub(crate) struct SporificGas;

impl Unit for SporificGas {
    const CODE: &'static str = "sporific-gas";
    const KINDS: &'static [Kind] = &[Kind::Spore, Kind::Mushroom];
    const COST: Cost = Cost::ATTACK;
    const AIMING: Aiming = Aiming::Alone;
    const RULE: &'static str = "DT-ATK-18";

    fn list(movegen: &MoveGen<'_>, by: Square, push: &mut impl FnMut(Aim)) {
        let area = movegen.board.beside(by);
        if area.meets(movegen.foul()) || area.meets(movegen.figures) && area.meets(movegen.harmed(Blow::Gas)) {
            push(Aim::Alone);
        }
    }

    fn check(movegen: &MoveGen<'_>, by: Square, aim: Aim) -> Result<(), Refusal> {
        need(aim == Aim::Alone, Self::RULE)?;
        need(movegen.board.beside(by).iter().any(|at| movegen.turns_foul(at) || movegen.harms(Blow::Gas, at)), "DT-ACT-5")
    }

    fn resolve<L: Log<Event>>(tx: &mut Tx<'_, L>, by: Square, _: Aim) {
        let area: Area = Direction::STRAIGHT.into_iter().filter_map(|to| tx.rules.board.step(by, to)).collect();
        tx.foul(&area);
        tx.hit_all(Blow::Gas, &area);
    }
}
