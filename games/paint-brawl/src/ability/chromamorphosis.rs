//! Chromamorphosis (PB-CHROMA-1): the Mystic changes an enemy puddle anywhere for one of her own beside her.

use super::{Cost, Shape, Unit, at, refuse};
use crate::brush::Brush;
use crate::look::Look;
use crate::scene::Scene;
use crate::{Aim, Chosen, Event, Hits, Kind};
use paint::{Square, Squares};
use tabletop::{Log, Refusal};

pub(crate) struct Chromamorphosis;

impl Unit for Chromamorphosis {
    const CODE: &'static str = "chromamorphosis";
    const KINDS: &'static [Kind] = &[Kind::Mystic];
    const COST: Cost = Cost::Attack;
    const SHAPE: Shape = Shape::At;
    const RULE: &'static str = "PB-CHROMA-1";

    fn list(look: &Look<'_>, by: Square, push: &mut impl FnMut(Aim)) {
        if !sources(look, by).is_empty() {
            look.field.puddles().others(look.seat).iter().for_each(|target| push(Aim::At(target)));
        }
    }

    fn check(look: &Look<'_>, by: Square, aim: Aim) -> Result<(), Refusal> {
        let enemy = |target: Square| look.field.puddles().at(target).is_some_and(|seat| seat != look.seat);
        match at(aim) {
            Some(target) if target == look.rules.quest => refuse("PB-QUEST-2"),
            Some(target) if enemy(target) && !sources(look, by).is_empty() => Ok(()),
            _ => refuse(Self::RULE),
        }
    }

    /// The own puddle comes back first, so that it works with an empty supply (PB-CHROMA-2).
    fn resolve<L: Log<Event>>(scene: &mut Scene<'_, L>, by: Square, aim: Aim, more: Chosen) -> Hits {
        if let (Some(source), Some(target), Some(mystic)) = (more.first(), at(aim), scene.state.field.figure(by)) {
            scene.erase(source);
            // A wall puddle is reached too (PB-HIGH-1), which only tall paint does.
            scene.paint([target], mystic.seat, Brush::Explosion);
        }
        Hits::default()
    }
}

/// The own puddles that touch the Mystic (PB-DEC-7).
pub(crate) fn sources(look: &Look<'_>, by: Square) -> Squares {
    look.rules.board.around(by) & look.field.puddles().of(look.seat)
}
