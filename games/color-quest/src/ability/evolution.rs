//! Evolution (CQ-EVOL-1): the Djinn becomes a Clone.

use super::prelude::*;

pub(crate) struct Evolution;

impl Unit for Evolution {
    const CODE: &'static str = "evolution";
    const RULE: &'static str = "CQ-EVOL-1";
    const OFFENSIVE: bool = false;

    fn candidates(_: &MoveGen<'_>, _: &Deed) -> Candidates {
        Candidates::Alone
    }

    fn check(movegen: &MoveGen<'_>, deed: &Deed, aim: Aim) -> Result<(), Refusal> {
        let _ = deed;
        need(aim == Aim::Alone, Self::RULE)?;
        need(movegen.rules.spares(movegen.state, Kind::Clone) > 0, "CQ-CMP-4")
    }

    fn resolve<C: Chance + ?Sized, L: Log<Event>>(tx: &mut Tx<'_, C, L>, deed: &Deed) {
        let Some(figure) = tx.figure(deed.by) else { return };
        if tx.rules.spares(tx.state, Kind::Clone) == 0 {
            return;
        }
        tx.become_(deed.by, Kind::Clone, figure.tint);
        if tx.movegen().walls.has(deed.by) {
            tx.explode(deed.by);
        }
    }
}
