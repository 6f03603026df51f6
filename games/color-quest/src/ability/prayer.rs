//! Prayer (CQ-PRAY-1): a friend in line becomes immune.

use super::prelude::*;

pub(crate) struct Prayer;

impl Unit for Prayer {
    const CODE: &'static str = "prayer";
    const RULE: &'static str = "CQ-PRAY-1";
    const OFFENSIVE: bool = false;

    fn candidates(look: &Look<'_>, deed: &Deed) -> Candidates {
        let tint = look.figure(deed.by).map_or(Tint::Black, |figure| figure.tint);
        Candidates::Squares(look.firsts(deed.by, tint, false) & look.occupied)
    }

    fn check(look: &Look<'_>, deed: &Deed, aim: Aim) -> Result<(), Refusal> {
        let Some(figure) = look.figure(deed.by) else { return refuse(Self::RULE) };
        let Some(at) = look.at(aim).filter(|&at| look.firsts(deed.by, figure.tint, false).has(at)) else {
            return refuse("CQ-LOS-3");
        };
        let Some(friend) = look.figure(at).filter(|friend| friend.camp() == figure.camp()) else { return refuse(Self::RULE) };
        need(!friend.is(Marks::IMMUNE), "CQ-GEN-15")
    }

    fn resolve<C: Chance + ?Sized, L: Log<Event>>(scene: &mut Scene<'_, C, L>, deed: &Deed) {
        let look = scene.look();
        let (Some(figure), Some(at)) = (look.figure(deed.by), deed.square(&look, 0)) else { return };
        if look.figure(at).is_some_and(|friend| friend.camp() == figure.camp()) {
            scene.bless(at, Marks::IMMUNE);
        }
    }
}
