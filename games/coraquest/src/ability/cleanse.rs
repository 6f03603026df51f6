//! Spring Clean: a hero loses poison and smell.

use super::{Unit, any_aim, hero_of, heroes};
use crate::look::Look;
use crate::scene::Scene;
use crate::{Action, Event, Frame, Mark, Slot};
use tabletop::{Chance, Log};

pub(crate) struct Cleanse;

impl Unit for Cleanse {
    fn usable(look: &Look<'_>, by: Slot, _: bool) -> bool {
        any_aim::<Cleanse>(look, by)
    }

    fn aims(look: &Look<'_>, by: Slot, push: &mut impl FnMut(Action)) {
        heroes(look, by, push, |slot| look.hero(slot).poisoned || look.hero(slot).smell > 0);
    }

    fn begin<C: Chance + ?Sized, L: Log<Event>>(scene: &mut Scene<'_, C, L>, _: Slot) {
        scene.push(Frame::Aim { item: None });
    }

    fn aimed<C: Chance + ?Sized, L: Log<Event>>(scene: &mut Scene<'_, C, L>, _: Slot, at: Action) {
        if let Some(slot) = hero_of(scene, at) {
            scene.mark(slot, Mark::Poisoned, false);
            scene.mark(slot, Mark::Stinky, false);
        }
    }
}
