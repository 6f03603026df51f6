//! Forced March (CQ-MOV-4): one or two steps, free to turn.

use super::prelude::*;
use super::stride;
use crate::movegen::Way;

pub(crate) struct ForcedMarch;

impl Unit for ForcedMarch {
    const CODE: &'static str = "forced-march";
    const RULE: &'static str = "CQ-MOV-4";
    const OFFENSIVE: bool = false;
    const MOVE: bool = true;

    fn candidates(movegen: &MoveGen<'_>, deed: &Deed) -> Candidates {
        let from = deed.square(movegen, 0).unwrap_or(deed.by);
        Candidates::Squares(movegen.board.around(from).without(deed.by))
    }

    fn check(movegen: &MoveGen<'_>, deed: &Deed, aim: Aim) -> Result<(), Refusal> {
        let Some(figure) = movegen.figure(deed.by) else { return refuse("CQ-GEN-12") };
        let Some(to) = movegen.at(aim) else { return refuse(Self::RULE) };
        let from = deed.square(movegen, 0).unwrap_or(deed.by);
        need(to != deed.by && movegen.board.around(from).has(to), Self::RULE)?;
        stride::check_way(movegen, figure, to, false)
    }

    fn more(movegen: &MoveGen<'_>, deed: &Deed) -> More {
        let (Some(figure), Some(first)) = (movegen.figure(deed.by), deed.square(movegen, 0)) else { return More::Done };
        let stops = movegen.way(figure, first, false) != Way::Through || stride::is_afraid(movegen, deed.by, figure);
        let on = movegen.board.around(first).without(deed.by);
        let goes = deed.len() < 2 && !stops && on.iter().any(|to| movegen.way(figure, to, false) != Way::Barred);
        if goes { More::Optional } else { More::Done }
    }

    fn resolve<C: Chance + ?Sized, L: Log<Event>>(tx: &mut Tx<'_, C, L>, deed: &Deed) {
        let movegen = tx.movegen();
        let path = [deed.square(&movegen, 0), deed.square(&movegen, 1)];
        stride::along(tx, deed.by, path.into_iter().flatten(), false);
    }
}
