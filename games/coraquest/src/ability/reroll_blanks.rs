//! Lucky Pocket: blanks are rolled again (CR-ABIL-4).

use super::Unit;
use crate::look::Look;
use crate::scene::Scene;
use crate::{Event, Roll, Slot};
use tabletop::{Chance, Log};

pub(crate) struct RerollBlanks;

impl Unit for RerollBlanks {
    fn changes(_: &Look<'_>, _: Slot, roll: Roll) -> bool {
        roll.blanks != [0; 3]
    }

    fn change<C: Chance + ?Sized, L: Log<Event>>(scene: &mut Scene<'_, C, L>, _: Slot, roll: Roll) -> Roll {
        scene.roll_blanks(roll)
    }
}
