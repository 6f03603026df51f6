//! Overflying (DT-MOVE-7): the Spore passes over paint and comes down on a free square.

use super::{Aiming, Cost, Unit, at, need, refuse};
use crate::movegen::MoveGen;
use crate::tx::Tx;
use crate::{Aim, Event, Kind};
use paint::{Direction, Square, Squares};
use tabletop::{Log, Refusal};

pub(crate) struct Overfly;

impl Unit for Overfly {
    const CODE: &'static str = "overfly";
    const KINDS: &'static [Kind] = &[Kind::Spore];
    const COST: Cost = Cost::MOVE;
    const AIMING: Aiming = Aiming::At;
    const RULE: &'static str = "DT-MOVE-7";

    fn list(movegen: &MoveGen<'_>, by: Square, push: &mut impl FnMut(Aim)) {
        let shut = movegen.board.all() - movegen.open;
        let reach = |all: Squares, &to: &Direction| all | movegen.board.reach(by, to, shut).passed;
        (Direction::STRAIGHT.iter().fold(Squares::NONE, reach) & movegen.free()).iter().for_each(|to| push(Aim::At(to)));
    }

    fn check(movegen: &MoveGen<'_>, by: Square, aim: Aim) -> Result<(), Refusal> {
        let Some(to) = at(aim) else { return refuse(Self::RULE) };
        need(to != by, "DT-ACT-5")?;
        let direction = movegen.board.between(by, to).filter(|direction| direction.is_straight());
        let Some(direction) = direction else { return refuse(Self::RULE) };
        let ray = movegen.board.ray(by, direction);
        let end = ray.iter().position(|&square| square == to).unwrap_or(0);
        for &square in &ray[..=end] {
            need(movegen.field.piece(square).is_none(), "DT-MOVE-1")?;
            need(square != movegen.rules.sanctuary, "DT-SANC-1")?;
        }
        need(movegen.field.puddles().at(to).is_none(), Self::RULE)
    }

    /// Paint below stays as it is.
    fn resolve<L: Log<Event>>(tx: &mut Tx<'_, L>, by: Square, aim: Aim) {
        tx.travel(by, at(aim));
    }
}
