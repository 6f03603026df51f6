//! Whirlwind (PB-WHIRL-1): the Warrior's blast paints all around him.

use super::{Cost, Shape, Unit, refuse};
use crate::brush::Brush;
use crate::look::Look;
use crate::scene::Scene;
use crate::strokes::would_change;
use crate::{Aim, Chosen, Event, Hits, Kind};
use paint::{Direction, Square};
use tabletop::{Log, Refusal};

pub(crate) struct Whirlwind;

impl Unit for Whirlwind {
    const CODE: &'static str = "whirlwind";
    const KINDS: &'static [Kind] = &[Kind::Warrior];
    const COST: Cost = Cost::Blast;
    const SHAPE: Shape = Shape::Alone;
    const RULE: &'static str = "PB-WHIRL-1";

    fn list(look: &Look<'_>, by: Square, push: &mut impl FnMut(Aim)) {
        if look.rules.board.around(by).meets(look.changes) {
            push(Aim::Alone);
        }
    }

    fn check(_: &Look<'_>, _: Square, aim: Aim) -> Result<(), Refusal> {
        if aim == Aim::Alone { Ok(()) } else { refuse(Self::RULE) }
    }

    fn changes(look: &Look<'_>, by: Square, _: Aim) -> bool {
        would_change(look, look.rules.board.ring(by, &Direction::ALL), Brush::Fighter)
    }

    fn resolve<L: Log<Event>>(scene: &mut Scene<'_, L>, by: Square, _: Aim, _: Chosen) -> Hits {
        let Some(warrior) = scene.state.field.figure(by) else { return Hits::default() };
        scene.paint(scene.rules.board.ring(by, &Direction::ALL), warrior.seat, Brush::Fighter)
    }
}
