//! Walk (PB-MOVE-2): one step in any of the eight directions.

use super::{Cost, Shape, Unit, at, refuse};
use crate::movegen::MoveGen;
use crate::tx::Tx;
use crate::{Aim, Chosen, Event, Hits, Kind};
use paint::Square;
use tabletop::{Log, Refusal};

pub(crate) struct Walk;

impl Unit for Walk {
    const CODE: &'static str = "walk";
    const KINDS: &'static [Kind] = &[Kind::Hunter, Kind::Ranger, Kind::Shaman, Kind::Mystic];
    const COST: Cost = Cost::Move;
    const SHAPE: Shape = Shape::At;
    const RULE: &'static str = "PB-MOVE-2";

    fn list(movegen: &MoveGen<'_>, by: Square, push: &mut impl FnMut(Aim)) {
        (movegen.rules.board.around(by) & movegen.enterable).iter().for_each(|to| push(Aim::At(to)));
    }

    fn check(movegen: &MoveGen<'_>, by: Square, aim: Aim) -> Result<(), Refusal> {
        match at(aim) {
            Some(to) if to == by => refuse("PB-MOVE-10"),
            Some(to) if movegen.rules.board.steps(by, to) == Some(1) => check_entry(movegen, to),
            _ => refuse(Self::RULE),
        }
    }

    fn resolve<L: Log<Event>>(tx: &mut Tx<'_, L>, by: Square, aim: Aim, _: Chosen) -> Hits {
        if let Some(to) = at(aim) {
            tx.relocate(by, to);
        }
        Hits::default()
    }
}

/// Whether a fighter may enter a square, and which rule says no (PB-MOVE-4, PB-MOVE-6, PB-MOVE-9).
pub(super) fn check_entry(movegen: &MoveGen<'_>, to: Square) -> Result<(), Refusal> {
    if to == movegen.rules.quest {
        refuse("PB-MOVE-6")
    } else if movegen.field.walls().has(to) {
        refuse("PB-MOVE-9")
    } else if !movegen.may_enter(to) {
        refuse("PB-MOVE-4")
    } else {
        Ok(())
    }
}
