//! Levitation (DT-SPEC-7): a Totem in sight is set down elsewhere; where is a decision of its own.

use super::{Aiming, Cost, Unit, at, need, refuse};
use crate::look::Look;
use crate::scene::Scene;
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

    fn list(look: &Look<'_>, by: Square, push: &mut impl FnMut(Aim)) {
        if drops(look).is_empty() {
            return;
        }
        let stops = look.stops();
        let seen = |all: Squares, &to: &Direction| all | look.sight(by, to, stops).seen();
        (Direction::STRAIGHT.iter().fold(Squares::NONE, seen) & look.totems).iter().for_each(|at| push(Aim::At(at)));
    }

    fn check(look: &Look<'_>, by: Square, aim: Aim) -> Result<(), Refusal> {
        let Some(at) = at(aim) else { return refuse(Self::RULE) };
        need(look.kind(at) == Some(Kind::Totem), "DT-SPEC-8")?;
        look.check_sight(by, at, false)?;
        need(look.board.all().iter().any(|to| check_drop(look, to).is_ok()), "DT-ACT-5")
    }

    /// Nothing happens before the second choice.
    fn resolve<L: Log<Event>>(scene: &mut Scene<'_, L>, by: Square, aim: Aim) {
        if let Some(at) = at(aim) {
            scene.state.business.push(Frame::Drop { by, at });
        }
    }
}

/// Where a Totem may be set down (DT-SPEC-8).
pub(crate) fn drops(look: &Look<'_>) -> Squares {
    let [king, fongia] = look.rules.swamps();
    (look.free() - look.ground.tiles).without(king).without(fongia)
}

/// The same for one square.
pub(crate) fn check_drop(look: &Look<'_>, to: Square) -> Result<(), Refusal> {
    let free = look.field.piece(to).is_none() && look.field.puddles().at(to).is_none() && to != look.rules.sanctuary;
    need(free, "DT-SPEC-7")?;
    need(!look.ground.tiles.has(to) && !look.rules.swamps().contains(&to), "DT-SPEC-8")
}

/// Sets it down.
pub(crate) fn drop<L: Log<Event>>(scene: &mut Scene<'_, L>, from: Square, to: Square) {
    let Some(piece) = scene.state.field.piece(from) else { return };
    let figure = scene.figure(piece);
    scene.state.field.stand(piece, to);
    scene.tell(Event::Levitated { figure, from, to });
}
