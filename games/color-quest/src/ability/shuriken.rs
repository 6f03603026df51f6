//! Shuriken (CQ-SHUR-1): stuns the first figure of a line, over puddles.

use super::prelude::*;

pub(crate) struct Shuriken;

impl Unit for Shuriken {
    const CODE: &'static str = "shuriken";
    const RULE: &'static str = "CQ-SHUR-1";
    const OFFENSIVE: bool = true;

    fn candidates(look: &Look<'_>, deed: &Deed) -> Candidates {
        let tint = look.figure(deed.by).map_or(Tint::Black, |figure| figure.tint);
        Candidates::Squares(look.firsts(deed.by, tint, true) & look.occupied)
    }

    fn check(look: &Look<'_>, deed: &Deed, aim: Aim) -> Result<(), Refusal> {
        let Some(figure) = look.figure(deed.by) else { return refuse(Self::RULE) };
        let Some(at) = look.at(aim).filter(|&at| look.firsts(deed.by, figure.tint, true).has(at)) else {
            return refuse("CQ-LOS-3");
        };
        let Some(there) = look.figure(at) else { return refuse("CQ-STA-4") };
        need(look.may_choose(at, figure.camp(), look.reach(deed.by)), "CQ-STA-21")?;
        need(look.stun_hits(at, there), "CQ-GEN-15")
    }

    fn resolve<C: Chance + ?Sized, L: Log<Event>>(scene: &mut Scene<'_, C, L>, deed: &Deed) {
        let look = scene.look();
        let reach = look.reach(deed.by);
        if let Some(at) = deed.square(&look, 0) {
            scene.strike(at, reach);
        }
    }
}
