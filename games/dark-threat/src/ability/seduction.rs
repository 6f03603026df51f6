//! Seduction (DT-ATK-21): Gaia's figures that the Mandrake sees are dragged towards it.

use super::{Aiming, Cost, Unit, need};
use crate::look::Look;
use crate::scene::Scene;
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

    fn list(look: &Look<'_>, by: Square, push: &mut impl FnMut(Aim)) {
        if Direction::STRAIGHT.into_iter().any(|to| victim(look, by, to).is_some()) {
            push(Aim::Alone);
        }
    }

    fn check(look: &Look<'_>, by: Square, aim: Aim) -> Result<(), Refusal> {
        need(aim == Aim::Alone, Self::RULE)?;
        let lured = |to: Direction| {
            let ray = look.board.ray(by, to);
            let first = ray.iter().position(|&at| look.blocks(at, false))?;
            let piece = look.field.piece(ray[first]).filter(|_| ray[first] != look.rules.sanctuary)?;
            let moves = first > 0 && look.field.piece(ray[first - 1]).is_none();
            Some(moves && look.field.camp(piece) == Some(Camp::Gaia) && !look.field.is_guarded(piece))
        };
        need(Direction::STRAIGHT.into_iter().any(|to| lured(to) == Some(true)), "DT-ACT-5")
    }

    fn resolve<L: Log<Event>>(scene: &mut Scene<'_, L>, by: Square, _: Aim) {
        let look = Look::of(scene.rules, scene.state);
        let victims = Direction::STRAIGHT.map(|to| (to, victim(&look, by, to)));
        for (to, from) in victims {
            if let Some(from) = from {
                drag(scene, by, from, to.opposite());
            }
        }
    }
}

/// The figure of Gaia that is lured from this side, if it can move at all.
fn victim(look: &Look<'_>, by: Square, to: Direction) -> Option<Square> {
    let at = look.sight(by, to, look.stops()).stop?;
    let piece = look.field.piece(at)?;
    let next = look.board.step(at, to.opposite())?;
    let lured = look.field.camp(piece) == Some(Camp::Gaia) && !look.field.is_guarded(piece);
    (lured && !look.figures.has(next)).then_some(at)
}

/// DT-ATK-22, DT-ATK-23. Who has become a Totem meanwhile stays.
fn drag<L: Log<Event>>(scene: &mut Scene<'_, L>, by: Square, from: Square, to: Direction) {
    let Some(piece) = scene.state.field.piece(from) else { return };
    if scene.state.field.camp(piece) != Some(Camp::Gaia) {
        return;
    }
    let figure = scene.figure(piece);
    let (mut at, mut falls) = (from, false);
    while let Some(next) = scene.rules.board.step(at, to)
        && next != by
        && scene.state.field.piece(next).is_none()
        && !falls
    {
        falls = scene.state.field.black().has(next) && crate::blow::harms(scene.rules, scene.state, Blow::Black, piece);
        scene.erase(next);
        scene.state.field.stand(piece, next);
        at = next;
    }
    scene.tell(Event::Dragged { figure, from, to: at });
    if falls {
        scene.hit(Blow::Black, at);
    }
}
