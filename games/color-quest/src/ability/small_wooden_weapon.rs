//! Small Wooden Weapon (CQ-SMAL-1): stuns one figure in contact.

use super::prelude::*;

pub(crate) struct SmallWoodenWeapon;

impl Unit for SmallWoodenWeapon {
    const CODE: &'static str = "small-wooden-weapon";
    const RULE: &'static str = "CQ-SMAL-1";
    const OFFENSIVE: bool = true;

    fn candidates(look: &Look<'_>, deed: &Deed) -> Candidates {
        Candidates::Squares(look.board.around(deed.by) & look.occupied)
    }

    fn check(look: &Look<'_>, deed: &Deed, aim: Aim) -> Result<(), Refusal> {
        let Some(figure) = look.figure(deed.by) else { return refuse(Self::RULE) };
        let Some(at) = look.at(aim).filter(|&at| look.board.around(deed.by).has(at)) else { return refuse(Self::RULE) };
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
