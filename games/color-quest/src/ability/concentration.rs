//! Concentration (CQ-CONC-1): a status for itself.

use super::prelude::*;

pub(crate) struct Concentration;

impl Unit for Concentration {
    const CODE: &'static str = "concentration";
    const RULE: &'static str = "CQ-CONC-1";
    const OFFENSIVE: bool = false;

    fn candidates(_: &MoveGen<'_>, _: &Deed) -> Candidates {
        Candidates::Alone
    }

    fn check(movegen: &MoveGen<'_>, deed: &Deed, aim: Aim) -> Result<(), Refusal> {
        need(aim == Aim::Alone, Self::RULE)?;
        need(movegen.figure(deed.by).is_some_and(|figure| !figure.is(Marks::CONCENTRATED)), "CQ-GEN-15")
    }

    fn resolve<C: Chance + ?Sized, L: Log<Event>>(tx: &mut Tx<'_, C, L>, deed: &Deed) {
        tx.bless(deed.by, Marks::CONCENTRATED);
    }
}
