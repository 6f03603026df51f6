//! Quick Reload: an Attack that costs no action, and that smell does not forbid.

use super::Unit;
use crate::look::Look;
use crate::scene::Scene;
use crate::{Event, Frame, Slot};
use tabletop::{Chance, Log};

pub(crate) struct ExtraAttack;

impl Unit for ExtraAttack {
    fn usable(look: &Look<'_>, by: Slot, _: bool) -> bool {
        look.can_attack(by)
    }

    fn begin<C: Chance + ?Sized, L: Log<Event>>(scene: &mut Scene<'_, C, L>, _: Slot) {
        scene.push(Frame::Extra);
    }
}
