//! Melee (PB-MELEE-1): an elbow of three squares in contact.

use super::{Cost, Shape, Unit, refuse, towards};
use crate::brush::Brush;
use crate::look::Look;
use crate::scene::Scene;
use crate::strokes::would_change;
use crate::{Aim, Chosen, Event, Hits, Kind};
use paint::{Direction, Square};
use tabletop::{Log, Refusal};

pub(crate) struct Melee;

impl Unit for Melee {
    const CODE: &'static str = "melee";
    const KINDS: &'static [Kind] = &[Kind::Chief, Kind::Warrior, Kind::Clone];
    const COST: Cost = Cost::Attack;
    const SHAPE: Shape = Shape::Towards;
    const RULE: &'static str = "PB-MELEE-1";

    fn list(look: &Look<'_>, by: Square, push: &mut impl FnMut(Aim)) {
        let changes = look.changed_by(look.kind(by)) & look.rules.board.around(by);
        if changes.is_empty() {
            return;
        }
        for corner in Direction::DIAGONAL {
            if look.rules.board.elbow(by, corner).iter().any(|&square| changes.has(square)) {
                push(Aim::Towards(corner));
            }
        }
    }

    fn check(_: &Look<'_>, _: Square, aim: Aim) -> Result<(), Refusal> {
        match towards(aim) {
            Some(corner) if !corner.is_straight() => Ok(()),
            _ => refuse(Self::RULE),
        }
    }

    fn changes(look: &Look<'_>, by: Square, aim: Aim) -> bool {
        towards(aim).is_some_and(|corner| would_change(look, look.rules.board.elbow(by, corner), Brush::of(look.kind(by))))
    }

    fn resolve<L: Log<Event>>(scene: &mut Scene<'_, L>, by: Square, aim: Aim, _: Chosen) -> Hits {
        let (Some(corner), Some(figure)) = (towards(aim), scene.state.field.figure(by)) else { return Hits::default() };
        scene.paint(scene.rules.board.elbow(by, corner), figure.seat, Brush::of(figure.kind))
    }
}
