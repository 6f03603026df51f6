//! Big Spell: successes are added to the roll (CR-ABIL-4).

use super::{Unit, card};
use crate::look::Look;
use crate::scene::Scene;
use crate::{Event, Roll, Slot};
use tabletop::{Chance, Log};

pub(crate) struct AddSuccesses;

impl Unit for AddSuccesses {
    fn changes(_: &Look<'_>, _: Slot, _: Roll) -> bool {
        true
    }

    fn change<C: Chance + ?Sized, L: Log<Event>>(scene: &mut Scene<'_, C, L>, by: Slot, roll: Roll) -> Roll {
        let more = card(&scene.look(), by).amount;
        Roll { hits: roll.hits.saturating_add(more), ..roll }
    }
}
