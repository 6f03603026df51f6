//! Whirlwind (CQ-WHIR-1): paints everything around.

use super::prelude::*;

pub(crate) struct Whirlwind;

impl Unit for Whirlwind {
    const CODE: &'static str = "whirlwind";
    const RULE: &'static str = "CQ-WHIR-1";
    const OFFENSIVE: bool = true;

    fn candidates(_: &MoveGen<'_>, _: &Deed) -> Candidates {
        Candidates::Alone
    }

    fn check(movegen: &MoveGen<'_>, deed: &Deed, aim: Aim) -> Result<(), Refusal> {
        need(aim == Aim::Alone, Self::RULE)?;
        let Some(figure) = movegen.figure(deed.by) else { return refuse(Self::RULE) };
        let reach = movegen.reach(deed.by);
        need(movegen.board.around(deed.by).iter().any(|at| movegen.paints(at, figure.tint, reach)), "CQ-GEN-15")
    }

    fn resolve<C: Chance + ?Sized, L: Log<Event>>(tx: &mut Tx<'_, C, L>, deed: &Deed) {
        let movegen = tx.movegen();
        let Some(figure) = movegen.figure(deed.by) else { return };
        let (reach, around) = (movegen.reach(deed.by), movegen.board.around(deed.by));
        let area = tx.ordered(around);
        tx.spread(&area, figure.tint, reach, true, None);
    }
}
