//! Unsummon (CQ-UNSU-1): removes invocations of other colours around.

use super::prelude::*;

pub(crate) struct Unsummon;

impl Unit for Unsummon {
    const CODE: &'static str = "unsummon";
    const RULE: &'static str = "CQ-UNSU-1";
    const OFFENSIVE: bool = true;

    fn candidates(_: &Look<'_>, _: &Deed) -> Candidates {
        Candidates::Alone
    }

    fn check(look: &Look<'_>, deed: &Deed, aim: Aim) -> Result<(), Refusal> {
        need(aim == Aim::Alone, Self::RULE)?;
        need(!gone(look, deed.by).is_empty(), "CQ-GEN-15")
    }

    fn resolve<C: Chance + ?Sized, L: Log<Event>>(scene: &mut Scene<'_, C, L>, deed: &Deed) {
        let gone = gone(&scene.look(), deed.by);
        for at in scene.ordered(gone) {
            scene.remove(at);
        }
    }
}

fn gone(look: &Look<'_>, by: Square) -> Squares {
    let Some(figure) = look.figure(by) else { return Squares::NONE };
    let reach = look.reach(by);
    let other = |at: &Square| look.is_in_reach(*at, reach) && look.figure(*at).is_some_and(|there| there.tint != figure.tint);
    (look.board.around(by) & look.field.invocations()).iter().filter(other).collect()
}
