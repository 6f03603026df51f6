//! Slug (CQ-MOV-7): one square, leaving a trail.

use super::prelude::*;
use crate::movegen::Slide;

pub(crate) struct Slug;

impl Unit for Slug {
    const CODE: &'static str = "slug";
    const RULE: &'static str = "CQ-MOV-7";
    const OFFENSIVE: bool = false;
    const MOVE: bool = true;

    fn candidates(movegen: &MoveGen<'_>, deed: &Deed) -> Candidates {
        Candidates::Squares(movegen.board.around(deed.by))
    }

    fn check(movegen: &MoveGen<'_>, deed: &Deed, aim: Aim) -> Result<(), Refusal> {
        let Some(figure) = movegen.figure(deed.by) else { return refuse("CQ-GEN-12") };
        let Some(to) = movegen.at(aim).filter(|&to| movegen.board.around(deed.by).has(to)) else { return refuse(Self::RULE) };
        need(movegen.slide(figure, to, false).is_some(), "CQ-INV-4")
    }

    fn is_offensive(movegen: &MoveGen<'_>, deed: &Deed) -> bool {
        let (Some(figure), Some(to)) = (movegen.figure(deed.by), deed.square(movegen, 0)) else { return false };
        movegen.slide(figure, to, false) == Some(Slide::Repaint)
    }

    fn resolve<C: Chance + ?Sized, L: Log<Event>>(tx: &mut Tx<'_, C, L>, deed: &Deed) {
        if let Some(to) = deed.square(&tx.movegen(), 0) {
            tx.slide(deed.by, to, false);
        }
    }
}
