//! Shuriken (CQ-SHUR-1): stuns the first figure of a line, over puddles.

use super::prelude::*;

pub(crate) struct Shuriken;

impl Unit for Shuriken {
    const CODE: &'static str = "shuriken";
    const RULE: &'static str = "CQ-SHUR-1";
    const OFFENSIVE: bool = true;

    fn candidates(movegen: &MoveGen<'_>, deed: &Deed) -> Candidates {
        let tint = movegen.figure(deed.by).map_or(Tint::Black, |figure| figure.tint);
        Candidates::Squares(movegen.firsts(deed.by, tint, true) & movegen.occupied)
    }

    fn check(movegen: &MoveGen<'_>, deed: &Deed, aim: Aim) -> Result<(), Refusal> {
        let Some(figure) = movegen.figure(deed.by) else { return refuse(Self::RULE) };
        let Some(at) = movegen.at(aim).filter(|&at| movegen.firsts(deed.by, figure.tint, true).has(at)) else {
            return refuse("CQ-LOS-3");
        };
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
