//! Eagle Eye: figures do not block sight until the end of the turn (CR-ABIL-6).

use super::Unit;
use crate::look::Look;
use crate::scene::Scene;
use crate::{Event, Slot};
use tabletop::{Chance, Log};

pub(crate) struct EagleEye;

impl Unit for EagleEye {
    fn usable(look: &Look<'_>, _: Slot, _: bool) -> bool {
        !look.state.enemies.is_empty()
    }

    fn begin<C: Chance + ?Sized, L: Log<Event>>(scene: &mut Scene<'_, C, L>, _: Slot) {
        if let Some(turn) = &mut scene.state.turn {
            turn.eagle = true;
        }
    }
}
