//! Basic Kung Fu (CQ-KUNG-1): stuns one figure; an enemy costs a card.

use super::prelude::*;

pub(crate) struct BasicKungFu;

impl Unit for BasicKungFu {
    const CODE: &'static str = "basic-kung-fu";
    const RULE: &'static str = "CQ-KUNG-1";
    const OFFENSIVE: bool = true;

    fn candidates(movegen: &MoveGen<'_>, deed: &Deed) -> Candidates {
        Candidates::Squares(movegen.board.around(deed.by) & movegen.occupied)
    }

    fn check(movegen: &MoveGen<'_>, deed: &Deed, aim: Aim) -> Result<(), Refusal> {
        let Some(figure) = movegen.figure(deed.by) else { return refuse(Self::RULE) };
        let Some(at) = movegen.at(aim).filter(|&at| movegen.board.around(deed.by).has(at)) else { return refuse(Self::RULE) };
        let Some(there) = movegen.figure(at) else { return refuse("CQ-STA-4") };
        need(movegen.may_choose(at, figure.camp(), movegen.reach(deed.by)), "CQ-STA-21")?;
        let enemy = there.camp() != figure.camp();
        let loses = enemy && movegen.state.hands[there.camp().index()].total() > 0;
        need(movegen.stun_hits(at, there) || loses, "CQ-GEN-15")
    }

    fn resolve<C: Chance + ?Sized, L: Log<Event>>(tx: &mut Tx<'_, C, L>, deed: &Deed) {
        let movegen = tx.movegen();
        let reach = movegen.reach(deed.by);
        let (Some(figure), Some(at)) = (movegen.figure(deed.by), deed.square(&movegen, 0)) else { return };
        let enemy = movegen.figure(at).is_some_and(|there| there.camp() != figure.camp());
        tx.strike(at, reach);
        if enemy {
            tx.lose_cards(figure.camp().other(), 1);
        }
    }
}
