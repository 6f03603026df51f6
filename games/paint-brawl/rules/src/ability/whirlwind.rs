//! Whirlwind (PB-WHIRL-1): the Warrior's blast paints all around him.

use super::{Cost, Shape, Unit, refuse};
use crate::brush::Brush;
use crate::movegen::MoveGen;
use crate::strokes::would_change;
use crate::tx::Tx;
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

    fn list(movegen: &MoveGen<'_>, by: Square, push: &mut impl FnMut(Aim)) {
        if movegen.rules.board.around(by).meets(movegen.changes) {
            push(Aim::Alone);
        }
    }

    fn check(_: &MoveGen<'_>, _: Square, aim: Aim) -> Result<(), Refusal> {
        if aim == Aim::Alone { Ok(()) } else { refuse(Self::RULE) }
    }

    fn changes(movegen: &MoveGen<'_>, by: Square, _: Aim) -> bool {
        would_change(movegen, movegen.rules.board.ring(by, &Direction::ALL), Brush::Fighter)
    }

    fn resolve<L: Log<Event>>(tx: &mut Tx<'_, L>, by: Square, _: Aim, _: Chosen) -> Hits {
        let Some(warrior) = tx.state.field.figure(by) else { return Hits::default() };
        tx.paint(tx.rules.board.ring(by, &Direction::ALL), warrior.seat, Brush::Fighter)
    }
}
