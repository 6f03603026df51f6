//! Earthquake (DT-SPEC-3): all paint around is erased, all of Kaos's figures there are knocked out.

use super::{Aiming, Cost, Unit, need};
use crate::movegen::MoveGen;
use crate::tx::Tx;
use crate::{Aim, Blow, Event, Kind};
use paint::{Direction, Square};
use tabletop::{Log, Refusal};

pub(crate) struct Earthquake;

impl Unit for Earthquake {
    const CODE: &'static str = "earthquake";
    const KINDS: &'static [Kind] = &[Kind::Avatar];
    const COST: Cost = Cost::ATTACKS;
    const AIMING: Aiming = Aiming::Alone;
    const RULE: &'static str = "DT-SPEC-3";

    fn list(movegen: &MoveGen<'_>, by: Square, push: &mut impl FnMut(Aim)) {
        let around = movegen.board.around(by);
        if around.meets((movegen.black | movegen.coloured) - movegen.lit) || around.meets(movegen.harmed(Blow::Quake)) {
            push(Aim::Alone);
        }
    }

    fn check(movegen: &MoveGen<'_>, by: Square, aim: Aim) -> Result<(), Refusal> {
        need(aim == Aim::Alone, Self::RULE)?;
        let erased = |at: Square| movegen.field.puddles().at(at).is_some() && !movegen.lit.has(at);
        need(movegen.board.around(by).iter().any(|at| erased(at) || movegen.harms(Blow::Quake, at)), "DT-ACT-5")
    }

    fn resolve<L: Log<Event>>(tx: &mut Tx<'_, L>, by: Square, _: Aim) {
        for at in tx.rules.board.ring(by, &Direction::CLOCKWISE) {
            tx.erase(at);
        }
        tx.strike(Blow::Quake, by, None, tx.rules.board.around(by));
    }
}
