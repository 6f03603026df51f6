//! Warm Purr: heals a hero beside and ends its poison.

use super::{Unit, any_aim, card, hero_of, heroes};
use crate::movegen::MoveGen;
use crate::tx::Tx;
use crate::{Action, Event, Frame, Slot};
use tabletop::{Chance, Log};

pub(crate) struct Heal;

impl Unit for Heal {
    fn usable(movegen: &MoveGen<'_>, by: Slot, _: bool) -> bool {
        any_aim::<Heal>(movegen, by)
    }

    fn aims(movegen: &MoveGen<'_>, by: Slot, push: &mut impl FnMut(Action)) {
        heroes(movegen, by, push, |slot| movegen.is_hurt(slot) || movegen.hero(slot).poisoned);
    }

    fn begin<C: Chance + ?Sized, L: Log<Event>>(tx: &mut Tx<'_, C, L>, _: Slot) {
        tx.push(Frame::Aim { item: None });
    }

    fn aimed<C: Chance + ?Sized, L: Log<Event>>(tx: &mut Tx<'_, C, L>, by: Slot, at: Action) {
        let health = card(&tx.movegen(), by).amount;
        if let Some(slot) = hero_of(tx, at) {
            tx.heal(slot, health);
        }
    }
}
