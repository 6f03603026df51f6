//! Immunity Totem (CQ-TOTM-1): a status for itself.

use super::prelude::*;

pub(crate) struct ImmunityTotem;

impl Unit for ImmunityTotem {
    const CODE: &'static str = "immunity-totem";
    const RULE: &'static str = "CQ-TOTM-1";
    const OFFENSIVE: bool = false;

    fn candidates(_: &MoveGen<'_>, _: &Deed) -> Candidates {
        Candidates::Alone
    }

    fn check(movegen: &MoveGen<'_>, deed: &Deed, aim: Aim) -> Result<(), Refusal> {
        need(aim == Aim::Alone, Self::RULE)?;
        need(movegen.figure(deed.by).is_some_and(|figure| !figure.is(Marks::IMMUNE)), "CQ-GEN-15")
    }

    fn resolve<C: Chance + ?Sized, L: Log<Event>>(tx: &mut Tx<'_, C, L>, deed: &Deed) {
        tx.bless(deed.by, Marks::IMMUNE);
    }
}
