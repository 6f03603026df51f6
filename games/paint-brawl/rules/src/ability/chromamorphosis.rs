//! Chromamorphosis (PB-CHROMA-1): the Mystic changes an enemy puddle anywhere for one of her own beside her.

use super::{Cost, Shape, Unit, at, refuse};
use crate::brush::Brush;
use crate::movegen::MoveGen;
use crate::tx::Tx;
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

    fn list(movegen: &MoveGen<'_>, by: Square, push: &mut impl FnMut(Aim)) {
        if !sources(movegen, by).is_empty() {
            movegen.field.puddles().others(movegen.seat).iter().for_each(|target| push(Aim::At(target)));
        }
    }

    fn check(movegen: &MoveGen<'_>, by: Square, aim: Aim) -> Result<(), Refusal> {
        let enemy = |target: Square| movegen.field.puddles().at(target).is_some_and(|seat| seat != movegen.seat);
        match at(aim) {
            Some(target) if target == movegen.rules.quest => refuse("PB-QUEST-2"),
            Some(target) if enemy(target) && !sources(movegen, by).is_empty() => Ok(()),
            _ => refuse(Self::RULE),
        }
    }

    /// The own puddle comes back first, so that it works with an empty supply (PB-CHROMA-2).
    fn resolve<L: Log<Event>>(tx: &mut Tx<'_, L>, by: Square, aim: Aim, more: Chosen) -> Hits {
        if let (Some(source), Some(target), Some(mystic)) = (more.first(), at(aim), tx.state.field.figure(by)) {
            tx.erase(source);
            // A wall puddle is reached too (PB-HIGH-1), which only tall paint does.
            tx.paint([target], mystic.seat, Brush::Explosion);
        }
        Hits::default()
    }
}

/// The own puddles that touch the Mystic (PB-DEC-7).
pub(crate) fn sources(movegen: &MoveGen<'_>, by: Square) -> Squares {
    movegen.rules.board.around(by) & movegen.field.puddles().of(movegen.seat)
}
