//! Melee (PB-MELEE-1): an elbow of three squares in contact.

use super::{Cost, Shape, Unit, refuse, towards};
use crate::brush::Brush;
use crate::movegen::MoveGen;
use crate::strokes::would_change;
use crate::tx::Tx;
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

    fn list(movegen: &MoveGen<'_>, by: Square, push: &mut impl FnMut(Aim)) {
        let changes = movegen.changed_by(movegen.kind(by)) & movegen.rules.board.around(by);
        if changes.is_empty() {
            return;
        }
        for corner in Direction::DIAGONAL {
            if movegen.rules.board.elbow(by, corner).iter().any(|&square| changes.has(square)) {
                push(Aim::Towards(corner));
            }
        }
    }

    fn check(_: &MoveGen<'_>, _: Square, aim: Aim) -> Result<(), Refusal> {
        match towards(aim) {
            Some(corner) if !corner.is_straight() => Ok(()),
            _ => refuse(Self::RULE),
        }
    }

    fn changes(movegen: &MoveGen<'_>, by: Square, aim: Aim) -> bool {
        towards(aim)
            .is_some_and(|corner| would_change(movegen, movegen.rules.board.elbow(by, corner), Brush::of(movegen.kind(by))))
    }

    fn resolve<L: Log<Event>>(tx: &mut Tx<'_, L>, by: Square, aim: Aim, _: Chosen) -> Hits {
        let (Some(corner), Some(figure)) = (towards(aim), tx.state.field.figure(by)) else { return Hits::default() };
        tx.paint(tx.rules.board.elbow(by, corner), figure.seat, Brush::of(figure.kind))
    }
}
