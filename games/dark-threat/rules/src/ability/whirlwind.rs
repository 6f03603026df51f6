//! Whirlwind (DT-ATK-2): the eight squares around are painted black; the Ultimate Bane's reaches the Sanctuary (DT-ATK-3).

use super::{Aiming, Cost, Unit, need};
use crate::movegen::MoveGen;
use crate::tx::Tx;
use crate::{Aim, Blow, Event, Kind, Paint};
use paint::{Direction, Square};
use tabletop::{Log, Refusal};

pub(crate) struct Whirlwind;

impl Unit for Whirlwind {
    const CODE: &'static str = "whirlwind";
    const KINDS: &'static [Kind] = &[Kind::HalfBane, Kind::UltimateBane];
    const COST: Cost = Cost::ATTACK;
    const AIMING: Aiming = Aiming::Alone;
    const RULE: &'static str = "DT-ATK-2";

    fn list(movegen: &MoveGen<'_>, by: Square, push: &mut impl FnMut(Aim)) {
        let around = movegen.board.around(by);
        if around.meets(movegen.blackened()) || around.meets(movegen.harmed(blow(movegen.kind(by)))) {
            push(Aim::Alone);
        }
    }

    fn check(movegen: &MoveGen<'_>, by: Square, aim: Aim) -> Result<(), Refusal> {
        need(aim == Aim::Alone, Self::RULE)?;
        let blow = blow(movegen.kind(by));
        let changes = |at: Square| movegen.changes(at, Paint::Black) || movegen.harms(blow, at);
        need(movegen.board.around(by).iter().any(changes), "DT-ACT-5")
    }

    fn resolve<L: Log<Event>>(tx: &mut Tx<'_, L>, by: Square, _: Aim) {
        let blow = blow(tx.kind_at(by));
        tx.splash(blow, tx.rules.board.ring(by, &Direction::CLOCKWISE));
    }
}

fn blow(kind: Option<Kind>) -> Blow {
    if kind == Some(Kind::UltimateBane) { Blow::Storm } else { Blow::Black }
}
