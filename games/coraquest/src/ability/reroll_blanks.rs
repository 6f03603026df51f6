//! Lucky Pocket: blanks are rolled again (CR-ABIL-4).

use super::Unit;
use crate::movegen::MoveGen;
use crate::tx::Tx;
use crate::{Event, Roll, Slot};
use tabletop::{Chance, Log};

pub(crate) struct RerollBlanks;

impl Unit for RerollBlanks {
    fn changes(_: &MoveGen<'_>, _: Slot, roll: Roll) -> bool {
        roll.blanks != [0; 3]
    }

    fn change<C: Chance + ?Sized, L: Log<Event>>(tx: &mut Tx<'_, C, L>, _: Slot, roll: Roll) -> Roll {
        tx.roll_blanks(roll)
    }
}
