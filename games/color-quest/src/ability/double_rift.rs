//! Double Rift (CQ-RIFT-2): two lines at once.

use super::prelude::*;
use super::rift::{changes, tear};

pub(crate) struct DoubleRift;

impl Unit for DoubleRift {
    const CODE: &'static str = "double-rift";
    const RULE: &'static str = "CQ-RIFT-2";
    const OFFENSIVE: bool = true;

    fn candidates(_: &MoveGen<'_>, _: &Deed) -> Candidates {
        Candidates::Directions(&Direction::STRAIGHT)
    }

    fn check(movegen: &MoveGen<'_>, deed: &Deed, aim: Aim) -> Result<(), Refusal> {
        let Aim::Towards(to) = aim else { return refuse(Self::RULE) };
        need(to.is_straight(), Self::RULE)?;
        let works = |to: Direction| changes(movegen, deed.by, to);
        match deed.direction(0) {
            None => {
                // The two are named in order, so that each pair has one name.
                let later = Direction::STRAIGHT.into_iter().filter(|&other| other > to);
                need(later.clone().next().is_some(), Self::RULE)?;
                need(works(to) || later.into_iter().any(works), "CQ-GEN-15")
            }
            Some(first) => {
                need(to > first, Self::RULE)?;
                need(works(first) || works(to), "CQ-GEN-15")
            }
        }
    }

    fn more(_: &MoveGen<'_>, deed: &Deed) -> More {
        if deed.len() < 2 { More::Needed } else { More::Done }
    }

    fn resolve<C: Chance + ?Sized, L: Log<Event>>(tx: &mut Tx<'_, C, L>, deed: &Deed) {
        let (Some(one), Some(two)) = (deed.direction(0), deed.direction(1)) else { return };
        let movegen = tx.movegen();
        let lines = movegen.board.ray_set(deed.by, one) | movegen.board.ray_set(deed.by, two);
        tear(tx, lines);
    }
}
