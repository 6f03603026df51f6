//! Warm Purr: heals a hero beside and ends its poison.

use super::{Unit, any_aim, card, hero_of, heroes};
use crate::look::Look;
use crate::scene::Scene;
use crate::{Action, Event, Frame, Slot};
use tabletop::{Chance, Log};

pub(crate) struct Heal;

impl Unit for Heal {
    fn usable(look: &Look<'_>, by: Slot, _: bool) -> bool {
        any_aim::<Heal>(look, by)
    }

    fn aims(look: &Look<'_>, by: Slot, push: &mut impl FnMut(Action)) {
        heroes(look, by, push, |slot| look.is_hurt(slot) || look.hero(slot).poisoned);
    }

    fn begin<C: Chance + ?Sized, L: Log<Event>>(scene: &mut Scene<'_, C, L>, _: Slot) {
        scene.push(Frame::Aim { item: None });
    }

    fn aimed<C: Chance + ?Sized, L: Log<Event>>(scene: &mut Scene<'_, C, L>, by: Slot, at: Action) {
        let health = card(&scene.look(), by).amount;
        if let Some(slot) = hero_of(scene, at) {
            scene.heal(slot, health);
        }
    }
}
