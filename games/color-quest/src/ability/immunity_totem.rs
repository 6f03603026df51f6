//! Immunity Totem (CQ-TOTM-1): a status for itself.

use super::prelude::*;

pub(crate) struct ImmunityTotem;

impl Unit for ImmunityTotem {
    const CODE: &'static str = "immunity-totem";
    const RULE: &'static str = "CQ-TOTM-1";
    const OFFENSIVE: bool = false;

    fn candidates(_: &Look<'_>, _: &Deed) -> Candidates {
        Candidates::Alone
    }

    fn check(look: &Look<'_>, deed: &Deed, aim: Aim) -> Result<(), Refusal> {
        need(aim == Aim::Alone, Self::RULE)?;
        need(look.figure(deed.by).is_some_and(|figure| !figure.is(Marks::IMMUNE)), "CQ-GEN-15")
    }

    fn resolve<C: Chance + ?Sized, L: Log<Event>>(scene: &mut Scene<'_, C, L>, deed: &Deed) {
        scene.bless(deed.by, Marks::IMMUNE);
    }
}
