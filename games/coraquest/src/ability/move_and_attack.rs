//! Dwarf Charge: a Move and an Attack in one full action (CR-ABIL-5).

use super::Unit;
use crate::look::Look;
use crate::scene::Scene;
use crate::{Event, Frame, Slot};
use tabletop::{Chance, Log};

pub(crate) struct MoveAndAttack;

impl Unit for MoveAndAttack {
    const FULL: bool = true;

    fn usable(_: &Look<'_>, _: Slot, moving: bool) -> bool {
        !moving
    }

    fn begin<C: Chance + ?Sized, L: Log<Event>>(scene: &mut Scene<'_, C, L>, _: Slot) {
        scene.push(Frame::Charge { moved: false, struck: false });
    }
}
