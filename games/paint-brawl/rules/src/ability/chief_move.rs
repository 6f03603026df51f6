//! The Chief's move (PB-CHIEF-2): one straight step for a Move or an Attack, while the own marker lies on the Quest square.

use super::{Cost, Shape, Unit, refuse, towards};
use crate::movegen::MoveGen;
use crate::tx::Tx;
use crate::{Aim, Chosen, Event, Hits, Kind, Payment};
use paint::{Direction, Square};
use tabletop::{Log, Refusal};

pub(crate) struct ChiefMove;

impl Unit for ChiefMove {
    const CODE: &'static str = "chief";
    const KINDS: &'static [Kind] = &[Kind::Chief];
    const COST: Cost = Cost::Either;
    const SHAPE: Shape = Shape::Paid;
    const RULE: &'static str = "PB-CHIEF-2";

    fn list(movegen: &MoveGen<'_>, by: Square, push: &mut impl FnMut(Aim)) {
        if movegen.field.marker() != Some(movegen.seat) {
            return;
        }
        for direction in Direction::STRAIGHT {
            if movegen.rules.board.step(by, direction).is_some_and(|to| may_enter(movegen, to)) {
                if movegen.state.moves > 0 {
                    push(Aim::Paid(direction, Payment::Move));
                }
                if movegen.state.attacks > 0 {
                    push(Aim::Paid(direction, Payment::Attack));
                }
            }
        }
    }

    fn check(movegen: &MoveGen<'_>, by: Square, aim: Aim) -> Result<(), Refusal> {
        if movegen.field.marker() != Some(movegen.seat) {
            return refuse("PB-CHIEF-1");
        }
        match towards(aim) {
            Some(direction) if direction.is_straight() => match movegen.rules.board.step(by, direction) {
                Some(to) if may_enter(movegen, to) => Ok(()),
                Some(_) => refuse("PB-CHIEF-3"),
                None => refuse("PB-MOVE-4"),
            },
            _ => refuse(Self::RULE),
        }
    }

    fn resolve<L: Log<Event>>(tx: &mut Tx<'_, L>, by: Square, aim: Aim, _: Chosen) -> Hits {
        if let Some(to) = towards(aim).and_then(|direction| tx.rules.board.step(by, direction)) {
            tx.relocate(by, to);
        }
        Hits::default()
    }
}

/// PB-CHIEF-3: like a fighter, and onto the Quest square if no Chief stands there.
fn may_enter(movegen: &MoveGen<'_>, to: Square) -> bool {
    movegen.may_enter(to) || to == movegen.rules.quest && movegen.field.figure(to).is_none()
}
