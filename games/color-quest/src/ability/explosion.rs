//! Explosion (CQ-EXPL-1): an invocation anywhere explodes.

use super::prelude::*;

pub(crate) struct Explosion;

impl Unit for Explosion {
    const CODE: &'static str = "explosion";
    const RULE: &'static str = "CQ-EXPL-1";
    const OFFENSIVE: bool = true;

    fn candidates(movegen: &MoveGen<'_>, _: &Deed) -> Candidates {
        Candidates::Squares(movegen.field.invocations())
    }

    fn check(movegen: &MoveGen<'_>, deed: &Deed, aim: Aim) -> Result<(), Refusal> {
        let Some(figure) = movegen.figure(deed.by) else { return refuse(Self::RULE) };
        let Some(at) = movegen.at(aim).filter(|&at| movegen.field.invocations().has(at)) else { return refuse(Self::RULE) };
        need(movegen.may_choose(at, figure.camp(), movegen.reach(deed.by)), "CQ-STA-21")?;
        need(movegen.can_explode(at), "CQ-SKL-7")
    }

    fn resolve<C: Chance + ?Sized, L: Log<Event>>(tx: &mut Tx<'_, C, L>, deed: &Deed) {
        let movegen = tx.movegen();
        if let Some(at) = deed.square(&movegen, 0).filter(|&at| movegen.can_explode(at) && !movegen.is_immune(at)) {
            tx.explode(at);
        }
    }
}
