//! Run (DT-MOVE-5): along a line as far as one likes.

use super::{Aiming, Cost, Unit, at, need, refuse};
use crate::movegen::MoveGen;
use crate::tx::Tx;
use crate::{Aim, Event, Kind};
use paint::{Direction, Square, Squares};
use tabletop::{Log, Refusal};

pub(crate) struct Run;

impl Unit for Run {
    const CODE: &'static str = "run";
    const KINDS: &'static [Kind] = &[Kind::Ninja, Kind::Monk, Kind::Cleric, Kind::Fongia];
    const COST: Cost = Cost::MOVE;
    const AIMING: Aiming = Aiming::At;
    const RULE: &'static str = "DT-MOVE-5";

    fn list(movegen: &MoveGen<'_>, by: Square, push: &mut impl FnMut(Aim)) {
        reach(movegen, by, &Direction::STRAIGHT).iter().for_each(|to| push(Aim::At(to)));
    }

    fn check(movegen: &MoveGen<'_>, by: Square, aim: Aim) -> Result<(), Refusal> {
        let straight = at(aim).and_then(|to| movegen.board.between(by, to)).is_none_or(Direction::is_straight);
        need(straight, Self::RULE)?;
        check_way(movegen, by, aim, Self::RULE)
    }

    fn resolve<L: Log<Event>>(tx: &mut Tx<'_, L>, by: Square, aim: Aim) {
        go(tx, by, aim);
    }
}

/// All squares that a figure can get to straight on.
pub(super) fn reach(movegen: &MoveGen<'_>, by: Square, directions: &[Direction]) -> Squares {
    let Some(kind) = movegen.kind(by) else { return Squares::NONE };
    let shut = movegen.board.all() - movegen.enterable(kind);
    directions.iter().fold(Squares::NONE, |all, &to| all | movegen.board.reach(by, to, shut).passed)
}

/// Whether every square up to the last one can be entered.
pub(super) fn check_way(movegen: &MoveGen<'_>, by: Square, aim: Aim, rule: &'static str) -> Result<(), Refusal> {
    let (Some(to), Some(kind)) = (at(aim), movegen.kind(by)) else { return refuse(rule) };
    need(to != by, "DT-ACT-5")?;
    let Some(direction) = movegen.board.between(by, to) else { return refuse(rule) };
    let ray = movegen.board.ray(by, direction);
    let end = ray.iter().position(|&square| square == to).unwrap_or(0);
    ray[..=end].iter().try_for_each(|&square| movegen.check_entry(kind, square))
}

/// Goes straight on to the square that is aimed at (DT-PAINT-11).
pub(super) fn go<L: Log<Event>>(tx: &mut Tx<'_, L>, by: Square, aim: Aim) {
    let rules = tx.rules;
    let Some((to, direction)) = at(aim).and_then(|to| Some((to, rules.board.between(by, to)?))) else { return };
    let ray = rules.board.ray(by, direction);
    let end = ray.iter().position(|&square| square == to).unwrap_or(0);
    tx.travel(by, ray[..=end].iter().copied());
}
