//! Slap (CQ-SLAP-1): paints one square, then stuns who is there.

use super::prelude::*;

pub(crate) struct Slap;

impl Unit for Slap {
    const CODE: &'static str = "slap";
    const RULE: &'static str = "CQ-SLAP-1";
    const OFFENSIVE: bool = true;

    fn candidates(movegen: &MoveGen<'_>, deed: &Deed) -> Candidates {
        Candidates::Squares(movegen.board.around(deed.by))
    }

    fn check(movegen: &MoveGen<'_>, deed: &Deed, aim: Aim) -> Result<(), Refusal> {
        let Some(figure) = movegen.figure(deed.by) else { return refuse(Self::RULE) };
        let Some(at) = movegen.at(aim).filter(|&at| movegen.board.around(deed.by).has(at)) else { return refuse(Self::RULE) };
        let reach = movegen.reach(deed.by);
        match movegen.figure(at) {
            Some(there) => {
                need(movegen.may_choose(at, figure.camp(), reach), "CQ-STA-21")?;
                need(movegen.paint_hits(at, there, figure.tint) || movegen.stun_hits(at, there), "CQ-GEN-15")
            }
            None => need(movegen.paints(at, figure.tint, reach), "CQ-GEN-15"),
        }
    }

    fn resolve<C: Chance + ?Sized, L: Log<Event>>(tx: &mut Tx<'_, C, L>, deed: &Deed) {
        let movegen = tx.movegen();
        let (Some(figure), Some(at)) = (movegen.figure(deed.by), deed.square(&movegen, 0)) else { return };
        let reach = movegen.reach(deed.by);
        tx.spread(&[at], figure.tint, reach, true, None);
        tx.strike(at, reach);
    }
}
