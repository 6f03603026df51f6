//! Wake-up Call: a Stunned hero stands up.

use super::{Unit, any_aim, hero_of, heroes};
use crate::movegen::MoveGen;
use crate::tx::Tx;
use crate::{Action, Event, Frame, Mark, Slot};
use tabletop::{Chance, Log};

pub(crate) struct Wake;

impl Unit for Wake {
    fn usable(movegen: &MoveGen<'_>, by: Slot, _: bool) -> bool {
        any_aim::<Wake>(movegen, by)
    }

    fn aims(movegen: &MoveGen<'_>, by: Slot, push: &mut impl FnMut(Action)) {
        heroes(movegen, by, push, |slot| movegen.hero(slot).stunned);
    }

    fn begin<C: Chance + ?Sized, L: Log<Event>>(tx: &mut Tx<'_, C, L>, _: Slot) {
        tx.push(Frame::Aim { item: None });
    }

    fn aimed<C: Chance + ?Sized, L: Log<Event>>(tx: &mut Tx<'_, C, L>, _: Slot, at: Action) {
        if let Some(slot) = hero_of(tx, at) {
            tx.mark(slot, Mark::Stunned, false);
        }
    }
}
