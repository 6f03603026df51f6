//! Transformation (CQ-TRF-1): a hero goes up one level.

use super::prelude::*;

pub(crate) struct Rise;

impl Unit for Rise {
    const CODE: &'static str = "rise";
    const RULE: &'static str = "CQ-TRF-1";
    const OFFENSIVE: bool = false;

    fn candidates(_: &MoveGen<'_>, _: &Deed) -> Candidates {
        Candidates::Alone
    }

    fn check(movegen: &MoveGen<'_>, deed: &Deed, aim: Aim) -> Result<(), Refusal> {
        need(aim == Aim::Alone, Self::RULE)?;
        need(movegen.figure(deed.by).is_some_and(|figure| figure.kind.risen().is_some()), "CQ-TRF-2")
    }

    fn resolve<C: Chance + ?Sized, L: Log<Event>>(tx: &mut Tx<'_, C, L>, deed: &Deed) {
        let Some(figure) = tx.figure(deed.by) else { return };
        if let Some(kind) = figure.kind.risen() {
            tx.become_(deed.by, kind, figure.tint);
            tx.state.changed[figure.camp().index()] = true;
        }
    }
}
