//! Whirlwind (CQ-WHIR-1): paints everything around.

use super::prelude::*;

pub(crate) struct Whirlwind;

impl Unit for Whirlwind {
    const CODE: &'static str = "whirlwind";
    const RULE: &'static str = "CQ-WHIR-1";
    const OFFENSIVE: bool = true;

    fn candidates(_: &Look<'_>, _: &Deed) -> Candidates {
        Candidates::Alone
    }

    fn check(look: &Look<'_>, deed: &Deed, aim: Aim) -> Result<(), Refusal> {
        need(aim == Aim::Alone, Self::RULE)?;
        let Some(figure) = look.figure(deed.by) else { return refuse(Self::RULE) };
        let reach = look.reach(deed.by);
        need(look.board.around(deed.by).iter().any(|at| look.paints(at, figure.tint, reach)), "CQ-GEN-15")
    }

    fn resolve<C: Chance + ?Sized, L: Log<Event>>(scene: &mut Scene<'_, C, L>, deed: &Deed) {
        let look = scene.look();
        let Some(figure) = look.figure(deed.by) else { return };
        let (reach, around) = (look.reach(deed.by), look.board.around(deed.by));
        let area = scene.ordered(around);
        scene.spread(&area, figure.tint, reach, true, None);
    }
}
