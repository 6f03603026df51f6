//! Shock Wave: each enemy near and in sight suffers damage; sight of all is taken before.

use super::{Unit, card};
use crate::look::Look;
use crate::scene::Scene;
use crate::{Event, Slot, Squares};
use tabletop::{Chance, Log};

pub(crate) struct Smite;

fn struck(look: &Look<'_>, by: Slot) -> Squares {
    let (clear, reach) = (look.clear_for(by), u32::from(card(look, by).reach));
    let near = look.state.enemies.iter().map(|enemy| enemy.at).filter(|&at| look.distance(by, at) <= reach);
    near.filter(|&at| look.sees(by, at, &clear)).collect()
}

impl Unit for Smite {
    fn usable(look: &Look<'_>, by: Slot, _: bool) -> bool {
        !struck(look, by).is_empty()
    }

    fn begin<C: Chance + ?Sized, L: Log<Event>>(scene: &mut Scene<'_, C, L>, by: Slot) {
        let look = scene.look();
        let (all, damage) = (struck(&look, by), card(&look, by).amount);
        all.iter().for_each(|at| scene.wound(at, damage));
        scene.bury(Some(by));
    }
}
