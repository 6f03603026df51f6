//! Slap (CQ-SLAP-1): paints one square, then stuns who is there.

use super::prelude::*;

pub(crate) struct Slap;

impl Unit for Slap {
    const CODE: &'static str = "slap";
    const RULE: &'static str = "CQ-SLAP-1";
    const OFFENSIVE: bool = true;

    fn candidates(look: &Look<'_>, deed: &Deed) -> Candidates {
        Candidates::Squares(look.board.around(deed.by))
    }

    fn check(look: &Look<'_>, deed: &Deed, aim: Aim) -> Result<(), Refusal> {
        let Some(figure) = look.figure(deed.by) else { return refuse(Self::RULE) };
        let Some(at) = look.at(aim).filter(|&at| look.board.around(deed.by).has(at)) else { return refuse(Self::RULE) };
        let reach = look.reach(deed.by);
        match look.figure(at) {
            Some(there) => {
                need(look.may_choose(at, figure.camp(), reach), "CQ-STA-21")?;
                need(look.paint_hits(at, there, figure.tint) || look.stun_hits(at, there), "CQ-GEN-15")
            }
            None => need(look.paints(at, figure.tint, reach), "CQ-GEN-15"),
        }
    }

    fn resolve<C: Chance + ?Sized, L: Log<Event>>(scene: &mut Scene<'_, C, L>, deed: &Deed) {
        let look = scene.look();
        let (Some(figure), Some(at)) = (look.figure(deed.by), deed.square(&look, 0)) else { return };
        let reach = look.reach(deed.by);
        scene.spread(&[at], figure.tint, reach, true, None);
        scene.strike(at, reach);
    }
}
