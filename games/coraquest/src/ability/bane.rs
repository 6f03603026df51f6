//! Bane: a die against enemies of one kind until the end of the turn (CR-ABIL-6).

use super::Unit;
use crate::look::Look;
use crate::scene::Scene;
use crate::{Event, Slot};
use tabletop::{Chance, Log};

pub(crate) struct Bane;

impl Unit for Bane {
    fn usable(look: &Look<'_>, by: Slot, _: bool) -> bool {
        look.state.enemies.iter().any(|enemy| look.sheet(by).bane == Some(enemy.kind))
    }

    fn begin<C: Chance + ?Sized, L: Log<Event>>(scene: &mut Scene<'_, C, L>, _: Slot) {
        if let Some(turn) = &mut scene.state.turn {
            turn.bane = true;
        }
    }
}
