//! Shock Wave: each enemy near and in sight suffers damage; sight of all is taken before.

use super::{Unit, card};
use crate::movegen::MoveGen;
use crate::tx::Tx;
use crate::{Event, Slot, Squares};
use tabletop::{Chance, Log};

pub(crate) struct Smite;

fn struck(movegen: &MoveGen<'_>, by: Slot) -> Squares {
    let (clear, reach) = (movegen.clear_for(by), u32::from(card(movegen, by).reach));
    let near = movegen.state.enemies.iter().map(|enemy| enemy.at).filter(|&at| movegen.distance(by, at) <= reach);
    near.filter(|&at| movegen.sees(by, at, &clear)).collect()
}

impl Unit for Smite {
    fn usable(movegen: &MoveGen<'_>, by: Slot, _: bool) -> bool {
        !struck(movegen, by).is_empty()
    }

    fn begin<C: Chance + ?Sized, L: Log<Event>>(tx: &mut Tx<'_, C, L>, by: Slot) {
        let movegen = tx.movegen();
        let (all, damage) = (struck(&movegen, by), card(&movegen, by).amount);
        all.iter().for_each(|at| tx.wound(at, damage));
        tx.bury(Some(by));
    }
}
