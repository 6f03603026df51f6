//! Sporific bomb (DT-SPEC-4): a cross of five squares explodes, whoever stands there.

use super::{Aiming, Cost, Unit, at, need, refuse};
use crate::movegen::MoveGen;
use crate::tx::Tx;
use crate::{Aim, Blow, Event, Kind};
use paint::{Direction, Square, Squares};
use tabletop::{Log, Refusal};

pub(crate) struct SporificBomb;

impl Unit for SporificBomb {
    const CODE: &'static str = "sporific-bomb";
    const KINDS: &'static [Kind] = &[Kind::Ninja];
    const COST: Cost = Cost::ATTACKS;
    const AIMING: Aiming = Aiming::At;
    const RULE: &'static str = "DT-SPEC-4";

    fn list(movegen: &MoveGen<'_>, by: Square, push: &mut impl FnMut(Aim)) {
        let harmed = movegen.harmed(Blow::Bomb);
        let sanctuary = Squares::of(movegen.rules.sanctuary);
        let reach = |all: Squares, &to: &Direction| all | movegen.board.reach(by, to, sanctuary).passed;
        let thrown = Direction::STRAIGHT.iter().fold(Squares::NONE, reach);
        (thrown & (harmed | movegen.board.beside_all(harmed))).iter().for_each(|at| push(Aim::At(at)));
    }

    fn check(movegen: &MoveGen<'_>, by: Square, aim: Aim) -> Result<(), Refusal> {
        let Some(at) = at(aim) else { return refuse(Self::RULE) };
        let direction = movegen.board.between(by, at).filter(|direction| direction.is_straight());
        let Some(direction) = direction else { return refuse(Self::RULE) };
        let mut way = movegen.board.ray(by, direction).iter().take_while(|&&square| square != at);
        need(at != movegen.rules.sanctuary && !way.any(|&square| square == movegen.rules.sanctuary), "DT-LINE-7")?;
        need(movegen.board.cross(at).into_iter().any(|square| movegen.harms(Blow::Bomb, square)), "DT-ACT-5")
    }

    fn resolve<L: Log<Event>>(tx: &mut Tx<'_, L>, _: Square, aim: Aim) {
        if let Some(at) = at(aim) {
            tx.strike(Blow::Bomb, at, None, tx.rules.board.beside(at).with(at));
        }
    }
}
