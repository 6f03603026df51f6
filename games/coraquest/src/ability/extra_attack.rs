//! Quick Reload: an Attack that costs no action, and that smell does not forbid.

use super::Unit;
use crate::movegen::MoveGen;
use crate::tx::Tx;
use crate::{Event, Frame, Slot};
use tabletop::{Chance, Log};

pub(crate) struct ExtraAttack;

impl Unit for ExtraAttack {
    fn usable(movegen: &MoveGen<'_>, by: Slot, _: bool) -> bool {
        movegen.can_attack(by)
    }

    fn begin<C: Chance + ?Sized, L: Log<Event>>(tx: &mut Tx<'_, C, L>, _: Slot) {
        tx.push(Frame::Extra);
    }
}
