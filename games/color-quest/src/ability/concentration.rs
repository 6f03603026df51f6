//! Concentration (CQ-CONC-1): a status for itself.

use super::prelude::*;

pub(crate) struct Concentration;

impl Unit for Concentration {
    const CODE: &'static str = "concentration";
    const RULE: &'static str = "CQ-CONC-1";
    const OFFENSIVE: bool = false;

    fn candidates(_: &Look<'_>, _: &Deed) -> Candidates {
        Candidates::Alone
    }

    fn check(look: &Look<'_>, deed: &Deed, aim: Aim) -> Result<(), Refusal> {
        need(aim == Aim::Alone, Self::RULE)?;
        need(look.figure(deed.by).is_some_and(|figure| !figure.is(Marks::CONCENTRATED)), "CQ-GEN-15")
    }

    fn resolve<C: Chance + ?Sized, L: Log<Event>>(scene: &mut Scene<'_, C, L>, deed: &Deed) {
        scene.bless(deed.by, Marks::CONCENTRATED);
    }
}
