//! Explosion (CQ-EXPL-1): an invocation anywhere explodes.

use super::prelude::*;

pub(crate) struct Explosion;

impl Unit for Explosion {
    const CODE: &'static str = "explosion";
    const RULE: &'static str = "CQ-EXPL-1";
    const OFFENSIVE: bool = true;

    fn candidates(look: &Look<'_>, _: &Deed) -> Candidates {
        Candidates::Squares(look.field.invocations())
    }

    fn check(look: &Look<'_>, deed: &Deed, aim: Aim) -> Result<(), Refusal> {
        let Some(figure) = look.figure(deed.by) else { return refuse(Self::RULE) };
        let Some(at) = look.at(aim).filter(|&at| look.field.invocations().has(at)) else { return refuse(Self::RULE) };
        need(look.may_choose(at, figure.camp(), look.reach(deed.by)), "CQ-STA-21")?;
        need(look.can_explode(at), "CQ-SKL-7")
    }

    fn resolve<C: Chance + ?Sized, L: Log<Event>>(scene: &mut Scene<'_, C, L>, deed: &Deed) {
        let look = scene.look();
        if let Some(at) = deed.square(&look, 0).filter(|&at| look.can_explode(at) && !look.is_immune(at)) {
            scene.explode(at);
        }
    }
}
