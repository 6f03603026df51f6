//! Telekinesis (DT-ATK-13): a puddle or a small Bane in sight is moved by one square; where to is a decision of its own.

use super::{Aiming, Cost, Unit, at, need, refuse};
use crate::look::Look;
use crate::scene::Scene;
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

    fn list(look: &Look<'_>, by: Square, push: &mut impl FnMut(Aim)) {
        let stops = look.stops();
        let seen = Direction::STRAIGHT.iter().fold(Squares::NONE, |all, &to| all | look.sight(by, to, stops).seen());
        let things = seen & ((look.black | look.coloured | look.small_banes) - look.lit);
        things.iter().filter(|&at| !pushes(look, at).is_empty()).for_each(|at| push(Aim::At(at)));
    }

    fn check(look: &Look<'_>, by: Square, aim: Aim) -> Result<(), Refusal> {
        let Some(at) = at(aim) else { return refuse(Self::RULE) };
        look.check_sight(by, at, false)?;
        need(look.kind(at) == Some(Kind::SmallBane) || look.field.puddles().at(at).is_some(), Self::RULE)?;
        need(!look.lit.has(at), "DT-TEMP-3")?;
        need(look.board.around(at).iter().any(|to| check_push(look, at, to).is_ok()), "DT-ACT-5")
    }

    /// Nothing happens before the second choice.
    fn resolve<L: Log<Event>>(scene: &mut Scene<'_, L>, by: Square, aim: Aim) {
        if let Some(at) = at(aim) {
            scene.state.business.push(Frame::Push { by, at });
        }
    }
}

/// Where the thing on a square may be moved.
pub(crate) fn pushes(look: &Look<'_>, at: Square) -> Squares {
    let around = look.board.around(at);
    let Some(paint) = look.field.puddles().at(at) else {
        let guarded = look.field.piece(at).is_none_or(|piece| look.field.is_guarded(piece));
        return if guarded { Squares::NONE } else { around & (look.open - look.lit) };
    };
    let others = (look.coloured & look.open) - look.lit - look.field.puddles().of(paint);
    let victims = if paint.camp() == look.camp { look.harmed(touch(paint)) } else { Squares::NONE };
    around & (look.free() | others | victims)
}

/// The same for one square, with the rule that says no (DT-ATK-14, DT-ATK-15, DT-ATK-17).
pub(crate) fn check_push(look: &Look<'_>, at: Square, to: Square) -> Result<(), Refusal> {
    need(look.board.steps(at, to) == Some(1), "DT-ATK-13")?;
    let Some(paint) = look.field.puddles().at(at) else {
        let guarded = look.field.piece(at).is_some_and(|piece| look.field.is_guarded(piece));
        need(!guarded, "DT-SPEC-6")?;
        return need(look.check_entry(Kind::SmallBane, to).is_ok(), "DT-ATK-17");
    };
    if look.field.piece(to).is_some() {
        let opponent = paint.camp() == look.camp && look.harms(touch(paint), to);
        return need(opponent, if look.kind(to) == Some(Kind::Totem) { "DT-ATK-14" } else { "DT-ATK-15" });
    }
    let lies = match look.field.puddles().at(to) {
        None => to != look.rules.sanctuary,
        Some(there) => there != paint && there != Paint::Black && !look.lit.has(to),
    };
    need(lies, "DT-ATK-14")
}

/// Moves the thing.
pub(crate) fn push<L: Log<Event>>(scene: &mut Scene<'_, L>, at: Square, to: Square) {
    let Some(paint) = scene.state.field.take_puddle(at) else { return scene.flee(at, to) };
    if scene.state.field.piece(to).is_some() {
        scene.tell(Event::Erased { paint, at });
        return scene.hit(touch(paint), to);
    }
    scene.state.field.put_puddle(to, paint);
    scene.tell(Event::Pushed { paint, from: at, to });
    scene.landed(to, paint);
}

fn touch(paint: Paint) -> Blow {
    match paint {
        Paint::Black => Blow::Black,
        Paint::Colour(colour) => Blow::Hue(colour),
    }
}
