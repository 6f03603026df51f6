//! Bane: a die against enemies of one kind until the end of the turn (CR-ABIL-6).

use super::Unit;
use crate::movegen::MoveGen;
use crate::tx::Tx;
use crate::{Event, Slot};
use tabletop::{Chance, Log};

pub(crate) struct Bane;

impl Unit for Bane {
    fn usable(movegen: &MoveGen<'_>, by: Slot, _: bool) -> bool {
        movegen.state.enemies.iter().any(|enemy| movegen.sheet(by).bane == Some(enemy.kind))
    }

    fn begin<C: Chance + ?Sized, L: Log<Event>>(tx: &mut Tx<'_, C, L>, _: Slot) {
        if let Some(turn) = &mut tx.state.turn {
            turn.bane = true;
        }
    }
}
