//! Sporific bomb (DT-SPEC-4): a cross of five squares explodes, whoever stands there.

use super::{Aiming, Cost, Unit, at, need, refuse};
use crate::look::Look;
use crate::scene::Scene;
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

    fn list(look: &Look<'_>, by: Square, push: &mut impl FnMut(Aim)) {
        let harmed = look.harmed(Blow::Bomb);
        let sanctuary = Squares::of(look.rules.sanctuary);
        let reach = |all: Squares, &to: &Direction| all | look.board.reach(by, to, sanctuary).passed;
        let thrown = Direction::STRAIGHT.iter().fold(Squares::NONE, reach);
        (thrown & (harmed | look.board.beside_all(harmed))).iter().for_each(|at| push(Aim::At(at)));
    }

    fn check(look: &Look<'_>, by: Square, aim: Aim) -> Result<(), Refusal> {
        let Some(at) = at(aim) else { return refuse(Self::RULE) };
        let direction = look.board.between(by, at).filter(|direction| direction.is_straight());
        let Some(direction) = direction else { return refuse(Self::RULE) };
        let mut way = look.board.ray(by, direction).iter().take_while(|&&square| square != at);
        need(at != look.rules.sanctuary && !way.any(|&square| square == look.rules.sanctuary), "DT-LINE-7")?;
        need(look.board.cross(at).into_iter().any(|square| look.harms(Blow::Bomb, square)), "DT-ACT-5")
    }

    fn resolve<L: Log<Event>>(scene: &mut Scene<'_, L>, _: Square, aim: Aim) {
        if let Some(at) = at(aim) {
            scene.strike(Blow::Bomb, at, None, scene.rules.board.beside(at).with(at));
        }
    }
}
