//! Shot (PB-SHOT-1): one square in a straight line, up to the first obstacle.

use super::{Cost, Shape, Unit, at, refuse};
use crate::brush::Brush;
use crate::movegen::MoveGen;
use crate::strokes::would_change;
use crate::tx::Tx;
use crate::{Aim, Chosen, Event, Hits, Kind};
use paint::{Direction, Square, Squares};
use tabletop::{Log, Refusal};

pub(crate) struct Shot;

impl Unit for Shot {
    const CODE: &'static str = "shot";
    const KINDS: &'static [Kind] = &[Kind::Chief, Kind::Hunter, Kind::Clone];
    const COST: Cost = Cost::Attack;
    const SHAPE: Shape = Shape::At;
    const RULE: &'static str = "PB-SHOT-1";

    fn list(movegen: &MoveGen<'_>, by: Square, push: &mut impl FnMut(Aim)) {
        targets(movegen, by).iter().for_each(|target| push(Aim::At(target)));
    }

    fn check(movegen: &MoveGen<'_>, by: Square, aim: Aim) -> Result<(), Refusal> {
        let Some(target) = at(aim) else { return refuse(Self::RULE) };
        let direction = match movegen.rules.board.between(by, target) {
            Some(direction) if direction.is_straight() => direction,
            _ => return refuse(Self::RULE),
        };
        if Brush::of(movegen.kind(by)) == Brush::Chief && target == movegen.rules.quest {
            return refuse("PB-QUEST-3");
        }
        if movegen.field.walls().has(by) {
            return Ok(());
        }
        let mut between = movegen.rules.board.ray(by, direction).iter().copied().take_while(|&square| square != target);
        match between.find(|&square| !passes(movegen, square)) {
            Some(square) if square == movegen.rules.quest => refuse("PB-QUEST-4"),
            Some(_) => refuse("PB-SHOT-2"),
            None => Ok(()),
        }
    }

    fn changes(movegen: &MoveGen<'_>, by: Square, aim: Aim) -> bool {
        would_change(movegen, at(aim), Brush::of(movegen.kind(by)))
    }

    fn resolve<L: Log<Event>>(tx: &mut Tx<'_, L>, by: Square, aim: Aim, _: Chosen) -> Hits {
        let Some(figure) = tx.state.field.figure(by) else { return Hits::default() };
        tx.paint(at(aim), figure.seat, Brush::of(figure.kind))
    }
}

/// Everything that a figure can shoot at so that it changes (PB-SHOT-3, PB-HIGH-4).
pub(crate) fn targets(movegen: &MoveGen<'_>, by: Square) -> Squares {
    let board = &movegen.rules.board;
    let seen = if movegen.field.walls().has(by) {
        Direction::STRAIGHT.iter().fold(Squares::NONE, |all, &to| all | board.ray_set(by, to))
    } else {
        let stops = board.all() - movegen.clear;
        Direction::STRAIGHT.iter().fold(Squares::NONE, |all, &to| all | board.reach(by, to, stops).seen())
    };
    seen & movegen.changed_by(movegen.kind(by))
}

/// Whether a shot goes over this square (PB-SHOT-2).
fn passes(movegen: &MoveGen<'_>, square: Square) -> bool {
    let own_mini =
        |at: Square| movegen.field.figure(at).is_some_and(|figure| figure.kind == Kind::Mini && figure.seat == movegen.seat);
    movegen.may_enter(square) || own_mini(square)
}
