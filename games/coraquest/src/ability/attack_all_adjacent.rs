//! Whirling Blade: an Attack against every adjacent enemy.

use super::Unit;
use crate::movegen::MoveGen;
use crate::tx::Tx;
use crate::{Event, Frame, Slot};
use tabletop::{Chance, Log};

pub(crate) struct AttackAllAdjacent;

impl Unit for AttackAllAdjacent {
    const FULL: bool = true;

    fn usable(movegen: &MoveGen<'_>, by: Slot, moving: bool) -> bool {
        !moving && !movegen.beside(by).is_empty()
    }

    fn begin<C: Chance + ?Sized, L: Log<Event>>(tx: &mut Tx<'_, C, L>, _: Slot) {
        tx.push(Frame::Whirl);
    }
}
