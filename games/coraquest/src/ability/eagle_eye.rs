//! Eagle Eye: figures do not block sight until the end of the turn (CR-ABIL-6).

use super::Unit;
use crate::movegen::MoveGen;
use crate::tx::Tx;
use crate::{Event, Slot};
use tabletop::{Chance, Log};

pub(crate) struct EagleEye;

impl Unit for EagleEye {
    fn usable(movegen: &MoveGen<'_>, _: Slot, _: bool) -> bool {
        !movegen.state.enemies.is_empty()
    }

    fn begin<C: Chance + ?Sized, L: Log<Event>>(tx: &mut Tx<'_, C, L>, _: Slot) {
        if let Some(turn) = &mut tx.state.turn {
            turn.eagle = true;
        }
    }
}
