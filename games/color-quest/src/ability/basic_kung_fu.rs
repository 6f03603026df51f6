//! Basic Kung Fu (CQ-KUNG-1): stuns one figure; an enemy costs a card.

use super::prelude::*;

pub(crate) struct BasicKungFu;

impl Unit for BasicKungFu {
    const CODE: &'static str = "basic-kung-fu";
    const RULE: &'static str = "CQ-KUNG-1";
    const OFFENSIVE: bool = true;

    fn candidates(look: &Look<'_>, deed: &Deed) -> Candidates {
        Candidates::Squares(look.board.around(deed.by) & look.occupied)
    }

    fn check(look: &Look<'_>, deed: &Deed, aim: Aim) -> Result<(), Refusal> {
        let Some(figure) = look.figure(deed.by) else { return refuse(Self::RULE) };
        let Some(at) = look.at(aim).filter(|&at| look.board.around(deed.by).has(at)) else { return refuse(Self::RULE) };
        let Some(there) = look.figure(at) else { return refuse("CQ-STA-4") };
        need(look.may_choose(at, figure.camp(), look.reach(deed.by)), "CQ-STA-21")?;
        let enemy = there.camp() != figure.camp();
        let loses = enemy && look.state.hands[there.camp().index()].total() > 0;
        need(look.stun_hits(at, there) || loses, "CQ-GEN-15")
    }

    fn resolve<C: Chance + ?Sized, L: Log<Event>>(scene: &mut Scene<'_, C, L>, deed: &Deed) {
        let look = scene.look();
        let reach = look.reach(deed.by);
        let (Some(figure), Some(at)) = (look.figure(deed.by), deed.square(&look, 0)) else { return };
        let enemy = look.figure(at).is_some_and(|there| there.camp() != figure.camp());
        scene.strike(at, reach);
        if enemy {
            scene.lose_cards(figure.camp().other(), 1);
        }
    }
}
