//! Whirling Blade: an Attack against every adjacent enemy.

use super::Unit;
use crate::look::Look;
use crate::scene::Scene;
use crate::{Event, Frame, Slot};
use tabletop::{Chance, Log};

pub(crate) struct AttackAllAdjacent;

impl Unit for AttackAllAdjacent {
    const FULL: bool = true;

    fn usable(look: &Look<'_>, by: Slot, moving: bool) -> bool {
        !moving && !look.beside(by).is_empty()
    }

    fn begin<C: Chance + ?Sized, L: Log<Event>>(scene: &mut Scene<'_, C, L>, _: Slot) {
        scene.push(Frame::Whirl);
    }
}
