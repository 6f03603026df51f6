//! Shield (CQ-TOTM-1): a status for itself.

use super::prelude::*;

pub(crate) struct Shield;

impl Unit for Shield {
    const CODE: &'static str = "shield";
    const NAME: Text = Text { en: "Shield", fr: "Bouclier" };
    const DOES: Text =
        Text { en: "Is immune until its owner's next turn.", fr: "Est immunisée jusqu'au prochain tour de son camp." };
    const SAYS: Text = Text { en: "raises a Shield", fr: "lève son Bouclier" };
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
