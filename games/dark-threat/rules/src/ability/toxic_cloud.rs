//! Toxic cloud (DT-ATK-19): the gas on eight squares, where Totems become Mushrooms too.

use super::{Aiming, Cost, Unit, need};
use crate::movegen::MoveGen;
use crate::tx::Tx;
use crate::{Aim, Blow, Event, Kind, Shape};
use paint::{Direction, Square};
use tabletop::{Log, Refusal};

pub(crate) struct ToxicCloud;

impl Unit for ToxicCloud {
    const CODE: &'static str = "toxic-cloud";
    const KINDS: &'static [Kind] = &[Kind::Fongia];
    const COST: Cost = Cost::ATTACK;
    const AIMING: Aiming = Aiming::Alone;
    const RULE: &'static str = "DT-ATK-19";

    fn list(movegen: &MoveGen<'_>, by: Square, push: &mut impl FnMut(Aim)) {
        let area = movegen.board.around(by);
        if area.meets(movegen.foul() | movegen.totems) || area.meets(movegen.figures) && area.meets(movegen.harmed(Blow::Gas)) {
            push(Aim::Alone);
        }
    }

    fn check(movegen: &MoveGen<'_>, by: Square, aim: Aim) -> Result<(), Refusal> {
        need(aim == Aim::Alone, Self::RULE)?;
        let changes =
            |at: Square| movegen.turns_foul(at) || movegen.kind(at) == Some(Kind::Totem) || movegen.harms(Blow::Gas, at);
        need(movegen.board.around(by).iter().any(changes), "DT-ACT-5")
    }

    fn resolve<L: Log<Event>>(tx: &mut Tx<'_, L>, by: Square, _: Aim) {
        let area = tx.rules.board.ring(by, &Direction::CLOCKWISE);
        tx.foul(&area);
        for &at in &area {
            if tx.kind_at(at) == Some(Kind::Totem) {
                tx.reshape_at(at, Shape::Mushroom);
            }
        }
        tx.hit_all(Blow::Gas, &area);
    }
}
