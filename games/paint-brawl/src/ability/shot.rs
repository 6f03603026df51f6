//! Shot (PB-SHOT-1): one square in a straight line, up to the first obstacle.

use super::{Cost, Shape, Unit, at, refuse};
use crate::brush::Brush;
use crate::look::Look;
use crate::scene::Scene;
use crate::strokes::would_change;
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

    fn list(look: &Look<'_>, by: Square, push: &mut impl FnMut(Aim)) {
        targets(look, by).iter().for_each(|target| push(Aim::At(target)));
    }

    fn check(look: &Look<'_>, by: Square, aim: Aim) -> Result<(), Refusal> {
        let Some(target) = at(aim) else { return refuse(Self::RULE) };
        let direction = match look.rules.board.between(by, target) {
            Some(direction) if direction.is_straight() => direction,
            _ => return refuse(Self::RULE),
        };
        if Brush::of(look.kind(by)) == Brush::Chief && target == look.rules.quest {
            return refuse("PB-QUEST-3");
        }
        if look.field.walls().has(by) {
            return Ok(());
        }
        let mut between = look.rules.board.ray(by, direction).iter().copied().take_while(|&square| square != target);
        match between.find(|&square| !passes(look, square)) {
            Some(square) if square == look.rules.quest => refuse("PB-QUEST-4"),
            Some(_) => refuse("PB-SHOT-2"),
            None => Ok(()),
        }
    }

    fn changes(look: &Look<'_>, by: Square, aim: Aim) -> bool {
        would_change(look, at(aim), Brush::of(look.kind(by)))
    }

    fn resolve<L: Log<Event>>(scene: &mut Scene<'_, L>, by: Square, aim: Aim, _: Chosen) -> Hits {
        let Some(figure) = scene.state.field.figure(by) else { return Hits::default() };
        scene.paint(at(aim), figure.seat, Brush::of(figure.kind))
    }
}

/// Everything that a figure can shoot at so that it changes (PB-SHOT-3, PB-HIGH-4).
pub(crate) fn targets(look: &Look<'_>, by: Square) -> Squares {
    let board = &look.rules.board;
    let seen = if look.field.walls().has(by) {
        Direction::STRAIGHT.iter().fold(Squares::NONE, |all, &to| all | board.ray_set(by, to))
    } else {
        let stops = board.all() - look.clear;
        Direction::STRAIGHT.iter().fold(Squares::NONE, |all, &to| all | board.reach(by, to, stops).seen())
    };
    seen & look.changed_by(look.kind(by))
}

/// Whether a shot goes over this square (PB-SHOT-2).
fn passes(look: &Look<'_>, square: Square) -> bool {
    let own_mini = |at: Square| look.field.figure(at).is_some_and(|figure| figure.kind == Kind::Mini && figure.seat == look.seat);
    look.may_enter(square) || own_mini(square)
}
