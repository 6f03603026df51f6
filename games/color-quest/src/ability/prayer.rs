//! Prayer (CQ-PRAY-1): a friend in line becomes immune.

use super::prelude::*;

pub(crate) struct Prayer;

impl Unit for Prayer {
    const CODE: &'static str = "prayer";
    const RULE: &'static str = "CQ-PRAY-1";
    const OFFENSIVE: bool = false;

    fn candidates(movegen: &MoveGen<'_>, deed: &Deed) -> Candidates {
        let tint = movegen.figure(deed.by).map_or(Tint::Black, |figure| figure.tint);
        Candidates::Squares(movegen.firsts(deed.by, tint, false) & movegen.occupied)
    }

    fn check(movegen: &MoveGen<'_>, deed: &Deed, aim: Aim) -> Result<(), Refusal> {
        let Some(figure) = movegen.figure(deed.by) else { return refuse(Self::RULE) };
        let Some(at) = movegen.at(aim).filter(|&at| movegen.firsts(deed.by, figure.tint, false).has(at)) else {
            return refuse("CQ-LOS-3");
        };
        let Some(friend) = movegen.figure(at).filter(|friend| friend.camp() == figure.camp()) else { return refuse(Self::RULE) };
        need(!friend.is(Marks::IMMUNE), "CQ-GEN-15")
    }

    fn resolve<C: Chance + ?Sized, L: Log<Event>>(tx: &mut Tx<'_, C, L>, deed: &Deed) {
        let movegen = tx.movegen();
        let (Some(figure), Some(at)) = (movegen.figure(deed.by), deed.square(&movegen, 0)) else { return };
        if movegen.figure(at).is_some_and(|friend| friend.camp() == figure.camp()) {
            tx.bless(at, Marks::IMMUNE);
        }
    }
}
