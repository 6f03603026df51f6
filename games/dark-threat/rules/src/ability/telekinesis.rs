//! Telekinesis (DT-ATK-13): a puddle or a small Bane in sight is moved by one square; where to is a decision of its own.

use super::{Aiming, Cost, Unit, at, need, refuse};
use crate::movegen::MoveGen;
use crate::tx::Tx;
use crate::{Aim, Blow, Event, Frame, Kind, Paint};
use paint::{Direction, Square, Squares};
use tabletop::{Log, Refusal};

pub(crate) struct Telekinesis;

impl Unit for Telekinesis {
    const CODE: &'static str = "telekinesis";
    const KINDS: &'static [Kind] = &[Kind::Monk];
    const COST: Cost = Cost::ATTACK;
    const AIMING: Aiming = Aiming::At;
    const RULE: &'static str = "DT-ATK-13";

    fn list(movegen: &MoveGen<'_>, by: Square, push: &mut impl FnMut(Aim)) {
        let stops = movegen.stops();
        let seen = Direction::STRAIGHT.iter().fold(Squares::NONE, |all, &to| all | movegen.sight(by, to, stops).seen());
        let things = seen & ((movegen.black | movegen.coloured | movegen.small_banes) - movegen.lit);
        things.iter().filter(|&at| !pushes(movegen, at).is_empty()).for_each(|at| push(Aim::At(at)));
    }

    fn check(movegen: &MoveGen<'_>, by: Square, aim: Aim) -> Result<(), Refusal> {
        let Some(at) = at(aim) else { return refuse(Self::RULE) };
        movegen.check_sight(by, at, false)?;
        need(movegen.kind(at) == Some(Kind::SmallBane) || movegen.field.puddles().at(at).is_some(), Self::RULE)?;
        need(!movegen.lit.has(at), "DT-TEMP-3")?;
        need(movegen.board.around(at).iter().any(|to| check_push(movegen, at, to).is_ok()), "DT-ACT-5")
    }

    /// Nothing happens before the second choice.
    fn resolve<L: Log<Event>>(tx: &mut Tx<'_, L>, by: Square, aim: Aim) {
        if let Some(at) = at(aim) {
            tx.state.business.push(Frame::Push { by, at });
        }
    }
}

/// Where the thing on a square may be moved.
pub(crate) fn pushes(movegen: &MoveGen<'_>, at: Square) -> Squares {
    let around = movegen.board.around(at);
    let Some(paint) = movegen.field.puddles().at(at) else {
        let guarded = movegen.field.piece(at).is_none_or(|piece| movegen.field.is_guarded(piece));
        return if guarded { Squares::NONE } else { around & (movegen.open - movegen.lit) };
    };
    let others = (movegen.coloured & movegen.open) - movegen.lit - movegen.field.puddles().of(paint);
    let victims = if paint.camp() == movegen.camp { movegen.harmed(touch(paint)) } else { Squares::NONE };
    around & (movegen.free() | others | victims)
}

/// The same for one square, with the rule that says no (DT-ATK-14, DT-ATK-15, DT-ATK-17).
pub(crate) fn check_push(movegen: &MoveGen<'_>, at: Square, to: Square) -> Result<(), Refusal> {
    need(movegen.board.steps(at, to) == Some(1), "DT-ATK-13")?;
    let Some(paint) = movegen.field.puddles().at(at) else {
        let guarded = movegen.field.piece(at).is_some_and(|piece| movegen.field.is_guarded(piece));
        need(!guarded, "DT-SPEC-6")?;
        return need(movegen.check_entry(Kind::SmallBane, to).is_ok(), "DT-ATK-17");
    };
    if movegen.field.piece(to).is_some() {
        let opponent = paint.camp() == movegen.camp && movegen.harms(touch(paint), to);
        return need(opponent, if movegen.kind(to) == Some(Kind::Totem) { "DT-ATK-14" } else { "DT-ATK-15" });
    }
    let lies = match movegen.field.puddles().at(to) {
        None => to != movegen.rules.sanctuary,
        Some(there) => there != paint && there != Paint::Black && !movegen.lit.has(to),
    };
    need(lies, "DT-ATK-14")
}

/// Moves the thing.
pub(crate) fn push<L: Log<Event>>(tx: &mut Tx<'_, L>, at: Square, to: Square) {
    let Some(paint) = tx.state.field.take_puddle(at) else { return tx.flee(at, to) };
    if tx.state.field.piece(to).is_some() {
        tx.tell(Event::Erased { paint, at });
        return tx.hit(touch(paint), to);
    }
    tx.state.field.put_puddle(to, paint);
    tx.tell(Event::Pushed { paint, from: at, to });
    tx.landed(to, paint);
}

fn touch(paint: Paint) -> Blow {
    match paint {
        Paint::Black => Blow::Black,
        Paint::Colour(colour) => Blow::Hue(colour),
    }
}
