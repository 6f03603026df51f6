//! Dwarf Charge: a Move and an Attack in one full action (CR-ABIL-5).

use super::Unit;
use crate::movegen::MoveGen;
use crate::tx::Tx;
use crate::{Event, Frame, Slot};
use tabletop::{Chance, Log};

pub(crate) struct MoveAndAttack;

impl Unit for MoveAndAttack {
    const FULL: bool = true;

    fn usable(_: &MoveGen<'_>, _: Slot, moving: bool) -> bool {
        !moving
    }

    fn begin<C: Chance + ?Sized, L: Log<Event>>(tx: &mut Tx<'_, C, L>, _: Slot) {
        tx.push(Frame::Charge { moved: false, struck: false });
    }
}
