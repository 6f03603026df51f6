//! Levitation (DT-SPEC-7): a Totem in sight is set down elsewhere; where is a decision of its own.

use super::{Aiming, Cost, Unit, at, need, refuse};
use crate::movegen::MoveGen;
use crate::tx::Tx;
use crate::{Aim, Event, Frame, Kind};
use paint::{Direction, Square, Squares};
use tabletop::{Log, Refusal};

pub(crate) struct Levitation;

impl Unit for Levitation {
    const CODE: &'static str = "levitation";
    const KINDS: &'static [Kind] = &[Kind::Monk];
    const COST: Cost = Cost::BOTH;
    const AIMING: Aiming = Aiming::At;
    const RULE: &'static str = "DT-SPEC-7";

    fn list(movegen: &MoveGen<'_>, by: Square, push: &mut impl FnMut(Aim)) {
        if drops(movegen).is_empty() {
            return;
        }
        let stops = movegen.stops();
        let seen = |all: Squares, &to: &Direction| all | movegen.sight(by, to, stops).seen();
        (Direction::STRAIGHT.iter().fold(Squares::NONE, seen) & movegen.totems).iter().for_each(|at| push(Aim::At(at)));
    }

    fn check(movegen: &MoveGen<'_>, by: Square, aim: Aim) -> Result<(), Refusal> {
        let Some(at) = at(aim) else { return refuse(Self::RULE) };
        need(movegen.kind(at) == Some(Kind::Totem), "DT-SPEC-8")?;
        movegen.check_sight(by, at, false)?;
        need(movegen.board.all().iter().any(|to| check_drop(movegen, to).is_ok()), "DT-ACT-5")
    }

    /// Nothing happens before the second choice.
    fn resolve<L: Log<Event>>(tx: &mut Tx<'_, L>, by: Square, aim: Aim) {
        if let Some(at) = at(aim) {
            tx.state.business.push(Frame::Drop { by, at });
        }
    }
}

/// Where a Totem may be set down (DT-SPEC-8).
pub(crate) fn drops(movegen: &MoveGen<'_>) -> Squares {
    let [king, fongia] = movegen.rules.swamps();
    (movegen.free() - movegen.ground.tiles).without(king).without(fongia)
}

/// The same for one square.
pub(crate) fn check_drop(movegen: &MoveGen<'_>, to: Square) -> Result<(), Refusal> {
    let free = movegen.field.piece(to).is_none() && movegen.field.puddles().at(to).is_none() && to != movegen.rules.sanctuary;
    need(free, "DT-SPEC-7")?;
    need(!movegen.ground.tiles.has(to) && !movegen.rules.swamps().contains(&to), "DT-SPEC-8")
}

/// Sets it down.
pub(crate) fn drop<L: Log<Event>>(tx: &mut Tx<'_, L>, from: Square, to: Square) {
    let Some(piece) = tx.state.field.piece(from) else { return };
    let figure = tx.figure(piece);
    tx.state.field.stand(piece, to);
    tx.tell(Event::Levitated { figure, from, to });
}
