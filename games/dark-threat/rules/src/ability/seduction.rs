//! Seduction (DT-ATK-21): Gaia's figures that the Mandrake sees are dragged towards it.

use super::{Aiming, Cost, Unit, need};
use crate::movegen::MoveGen;
use crate::tx::Tx;
use crate::{Aim, Blow, Camp, Event, Kind};
use paint::{Direction, Square};
use tabletop::{Log, Refusal};

pub(crate) struct Seduction;

impl Unit for Seduction {
    const CODE: &'static str = "seduction";
    const KINDS: &'static [Kind] = &[Kind::Mandrake];
    const COST: Cost = Cost::ATTACK;
    const AIMING: Aiming = Aiming::Alone;
    const RULE: &'static str = "DT-ATK-21";

    fn list(movegen: &MoveGen<'_>, by: Square, push: &mut impl FnMut(Aim)) {
        if Direction::STRAIGHT.into_iter().any(|to| victim(movegen, by, to).is_some()) {
            push(Aim::Alone);
        }
    }

    fn check(movegen: &MoveGen<'_>, by: Square, aim: Aim) -> Result<(), Refusal> {
        need(aim == Aim::Alone, Self::RULE)?;
        let lured = |to: Direction| {
            let ray = movegen.board.ray(by, to);
            let first = ray.iter().position(|&at| movegen.blocks(at, false))?;
            let piece = movegen.field.piece(ray[first]).filter(|_| ray[first] != movegen.rules.sanctuary)?;
            let moves = first > 0 && movegen.field.piece(ray[first - 1]).is_none();
            Some(moves && movegen.field.camp(piece) == Some(Camp::Gaia) && !movegen.field.is_guarded(piece))
        };
        need(Direction::STRAIGHT.into_iter().any(|to| lured(to) == Some(true)), "DT-ACT-5")
    }

    fn resolve<L: Log<Event>>(tx: &mut Tx<'_, L>, by: Square, _: Aim) {
        let movegen = MoveGen::of(tx.rules, tx.state);
        let victims = Direction::STRAIGHT.map(|to| (to, victim(&movegen, by, to)));
        for (to, from) in victims {
            if let Some(from) = from {
                drag(tx, by, from, to.opposite());
            }
        }
    }
}

/// The figure of Gaia that is lured from this side, if it can move at all.
fn victim(movegen: &MoveGen<'_>, by: Square, to: Direction) -> Option<Square> {
    let at = movegen.sight(by, to, movegen.stops()).stop?;
    let piece = movegen.field.piece(at)?;
    let next = movegen.board.step(at, to.opposite())?;
    let lured = movegen.field.camp(piece) == Some(Camp::Gaia) && !movegen.field.is_guarded(piece);
    (lured && !movegen.figures.has(next)).then_some(at)
}

/// DT-ATK-22, DT-ATK-23. Who has become a Totem meanwhile stays.
fn drag<L: Log<Event>>(tx: &mut Tx<'_, L>, by: Square, from: Square, to: Direction) {
    let Some(piece) = tx.state.field.piece(from) else { return };
    if tx.state.field.camp(piece) != Some(Camp::Gaia) {
        return;
    }
    let figure = tx.figure(piece);
    let (mut at, mut falls) = (from, false);
    while let Some(next) = tx.rules.board.step(at, to)
        && next != by
        && tx.state.field.piece(next).is_none()
        && !falls
    {
        falls = tx.state.field.black().has(next) && crate::blow::harms(tx.rules, tx.state, Blow::Black, piece);
        tx.erase(next);
        tx.state.field.stand(piece, next);
        at = next;
    }
    tx.tell(Event::Dragged { figure, from, to: at });
    if falls {
        tx.hit(Blow::Black, at);
    }
}
