//! Double Melee (CQ-MELE-2): two elbows, one after the other.

use super::melee::{changes, hit};
use super::prelude::*;

pub(crate) struct DoubleMelee;

impl Unit for DoubleMelee {
    const CODE: &'static str = "double-melee";
    const RULE: &'static str = "CQ-MELE-2";
    const OFFENSIVE: bool = true;

    fn candidates(_: &MoveGen<'_>, _: &Deed) -> Candidates {
        Candidates::Directions(&Direction::DIAGONAL)
    }

    fn check(movegen: &MoveGen<'_>, deed: &Deed, aim: Aim) -> Result<(), Refusal> {
        let Aim::Towards(corner) = aim else { return refuse(Self::RULE) };
        need(!corner.is_straight() && !movegen.board.elbow(deed.by, corner).is_empty(), Self::RULE)?;
        let before = deed.direction(0).is_some_and(|first| changes(movegen, deed.by, first));
        let later = deed.len() == 0 && Direction::DIAGONAL.iter().any(|&other| changes(movegen, deed.by, other));
        need(before || later || changes(movegen, deed.by, corner), "CQ-GEN-15")
    }

    fn more(_: &MoveGen<'_>, deed: &Deed) -> More {
        if deed.len() < 2 { More::Needed } else { More::Done }
    }

    fn resolve<C: Chance + ?Sized, L: Log<Event>>(tx: &mut Tx<'_, C, L>, deed: &Deed) {
        for corner in [deed.direction(0), deed.direction(1)].into_iter().flatten() {
            hit(tx, deed.by, corner);
        }
    }
}
