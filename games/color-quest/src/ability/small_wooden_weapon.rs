//! Small Wooden Weapon (CQ-SMAL-1): stuns one figure in contact.

use super::prelude::*;

pub(crate) struct SmallWoodenWeapon;

impl Unit for SmallWoodenWeapon {
    const CODE: &'static str = "small-wooden-weapon";
    const RULE: &'static str = "CQ-SMAL-1";
    const OFFENSIVE: bool = true;

    fn candidates(movegen: &MoveGen<'_>, deed: &Deed) -> Candidates {
        Candidates::Squares(movegen.board.around(deed.by) & movegen.occupied)
    }

    fn check(movegen: &MoveGen<'_>, deed: &Deed, aim: Aim) -> Result<(), Refusal> {
        let Some(figure) = movegen.figure(deed.by) else { return refuse(Self::RULE) };
        let Some(at) = movegen.at(aim).filter(|&at| movegen.board.around(deed.by).has(at)) else { return refuse(Self::RULE) };
        let Some(there) = movegen.figure(at) else { return refuse("CQ-STA-4") };
        need(movegen.may_choose(at, figure.camp(), movegen.reach(deed.by)), "CQ-STA-21")?;
        need(movegen.stun_hits(at, there), "CQ-GEN-15")
    }

    fn resolve<C: Chance + ?Sized, L: Log<Event>>(tx: &mut Tx<'_, C, L>, deed: &Deed) {
        let movegen = tx.movegen();
        let reach = movegen.reach(deed.by);
        if let Some(at) = deed.square(&movegen, 0) {
            tx.strike(at, reach);
        }
    }
}
