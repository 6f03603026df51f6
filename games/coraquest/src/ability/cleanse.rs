//! Spring Clean: a hero loses poison and smell.

use super::{Unit, any_aim, hero_of, heroes};
use crate::movegen::MoveGen;
use crate::tx::Tx;
use crate::{Action, Event, Frame, Mark, Slot};
use tabletop::{Chance, Log};

pub(crate) struct Cleanse;

impl Unit for Cleanse {
    fn usable(movegen: &MoveGen<'_>, by: Slot, _: bool) -> bool {
        any_aim::<Cleanse>(movegen, by)
    }

    fn aims(movegen: &MoveGen<'_>, by: Slot, push: &mut impl FnMut(Action)) {
        heroes(movegen, by, push, |slot| movegen.hero(slot).poisoned || movegen.hero(slot).smell > 0);
    }

    fn begin<C: Chance + ?Sized, L: Log<Event>>(tx: &mut Tx<'_, C, L>, _: Slot) {
        tx.push(Frame::Aim { item: None });
    }

    fn aimed<C: Chance + ?Sized, L: Log<Event>>(tx: &mut Tx<'_, C, L>, _: Slot, at: Action) {
        if let Some(slot) = hero_of(tx, at) {
            tx.mark(slot, Mark::Poisoned, false);
            tx.mark(slot, Mark::Stinky, false);
        }
    }
}
