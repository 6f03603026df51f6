//! Lob (PB-LOB-1): the Ranger's bomb washes a cross of five squares.

use super::{Cost, Shape, Unit, at, refuse};
use crate::movegen::MoveGen;
use crate::tx::Tx;
use crate::{Aim, Chosen, Event, Figure, Hits, Kind};
use paint::{Square, Squares};
use tabletop::{Log, Refusal};

pub(crate) struct Lob;

impl Unit for Lob {
    const CODE: &'static str = "lob";
    const KINDS: &'static [Kind] = &[Kind::Ranger];
    const COST: Cost = Cost::Attack;
    const SHAPE: Shape = Shape::At;
    const RULE: &'static str = "PB-LOB-1";

    fn list(movegen: &MoveGen<'_>, by: Square, push: &mut impl FnMut(Aim)) {
        let board = &movegen.rules.board;
        let washed = washable(movegen);
        let aims = board.throw(by) & (washed | board.beside_all(washed));
        aims.iter().for_each(|aim| push(Aim::At(aim)));
    }

    fn check(movegen: &MoveGen<'_>, by: Square, aim: Aim) -> Result<(), Refusal> {
        check_throw(movegen, by, aim)
    }

    fn changes(movegen: &MoveGen<'_>, _: Square, aim: Aim) -> bool {
        let area = at(aim).map(|aim| movegen.rules.board.cross(aim));
        area.into_iter().flatten().any(|square| washable(movegen).has(square))
    }

    /// All at once: what is born from an invocation stays (PB-LOB-3).
    fn resolve<L: Log<Event>>(tx: &mut Tx<'_, L>, _: Square, aim: Aim, _: Chosen) -> Hits {
        let Some(aim) = at(aim) else { return Hits::default() };
        let area = tx.rules.board.cross(aim);
        for &square in &area {
            tx.erase(square);
        }
        for square in area {
            match tx.state.field.figure(square) {
                Some(figure) if figure.kind == Kind::Maxi => {
                    tx.state.field.lift(square);
                    tx.state.field.stand(square, Figure { kind: Kind::Mini, ..figure });
                    tx.tell(Event::Shrunk { seat: figure.seat, at: square });
                }
                Some(figure) if figure.kind.is_invocation() => {
                    tx.desummon(square);
                    tx.paint([square], figure.seat, crate::brush::Brush::Fighter);
                }
                _ => {}
            }
        }
        Hits::default()
    }
}

/// What a bomb changes: puddles, on walls too, and invocations (PB-LOB-3, PB-LOB-5).
pub(super) fn washable(movegen: &MoveGen<'_>) -> Squares {
    movegen.field.puddles().all() | movegen.field.invocations()
}

/// The aim lies in a straight line, at any distance, over all obstacles (PB-LOB-1).
pub(super) fn check_throw(movegen: &MoveGen<'_>, by: Square, aim: Aim) -> Result<(), Refusal> {
    let board = &movegen.rules.board;
    match at(aim) {
        Some(aim) if aim != by && (board.column(aim) == board.column(by) || board.row(aim) == board.row(by)) => Ok(()),
        _ => refuse("PB-LOB-1"),
    }
}
