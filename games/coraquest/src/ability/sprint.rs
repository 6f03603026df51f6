//! Sprint: more steps for the current Move, or for the next one of this turn.

use super::{Unit, card};
use crate::movegen::MoveGen;
use crate::tx::Tx;
use crate::{Event, Frame, Slot};
use tabletop::{Chance, Log};

pub(crate) struct Sprint;

impl Unit for Sprint {
    fn usable(movegen: &MoveGen<'_>, _: Slot, moving: bool) -> bool {
        moving || movegen.state.turn.is_some_and(|turn| turn.actions > 0)
    }

    fn begin<C: Chance + ?Sized, L: Log<Event>>(tx: &mut Tx<'_, C, L>, by: Slot) {
        let steps = card(&tx.movegen(), by).amount;
        match tx.state.business.top() {
            Some(Frame::Move { left, at, ignore }) => {
                tx.swap(Frame::Move { left: left.saturating_add(steps), at, ignore });
            }
            _ => {
                if let Some(turn) = &mut tx.state.turn {
                    turn.sprint = turn.sprint.saturating_add(steps);
                }
            }
        }
    }
}
