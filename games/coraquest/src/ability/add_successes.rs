//! Big Spell: successes are added to the roll (CR-ABIL-4).

use super::{Unit, card};
use crate::movegen::MoveGen;
use crate::tx::Tx;
use crate::{Event, Roll, Slot};
use tabletop::{Chance, Log};

pub(crate) struct AddSuccesses;

impl Unit for AddSuccesses {
    fn changes(_: &MoveGen<'_>, _: Slot, _: Roll) -> bool {
        true
    }

    fn change<C: Chance + ?Sized, L: Log<Event>>(tx: &mut Tx<'_, C, L>, by: Slot, roll: Roll) -> Roll {
        let more = card(&tx.movegen(), by).amount;
        Roll { hits: roll.hits.saturating_add(more), ..roll }
    }
}
