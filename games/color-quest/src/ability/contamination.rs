//! Contamination (CQ-CONT-1): coloured paint around turns black, Gaia figures are stunned.

use super::prelude::*;
use crate::Camp;

pub(crate) struct Contamination;

impl Unit for Contamination {
    const CODE: &'static str = "contamination";
    const RULE: &'static str = "CQ-CONT-1";
    const OFFENSIVE: bool = true;

    fn candidates(_: &Look<'_>, _: &Deed) -> Candidates {
        Candidates::Alone
    }

    fn check(look: &Look<'_>, deed: &Deed, aim: Aim) -> Result<(), Refusal> {
        need(aim == Aim::Alone, Self::RULE)?;
        let reach = look.reach(deed.by);
        let stunned = |at: Square| look.is_in_reach(at, reach) && look.figure(at).is_some_and(|there| look.stun_hits(at, there));
        let around = look.board.around(deed.by);
        let gaia = around & look.field.of(Camp::Gaia);
        need(!fouled(look, deed.by, reach).is_empty() || gaia.iter().any(stunned), Self::RULE)
    }

    fn resolve<C: Chance + ?Sized, L: Log<Event>>(scene: &mut Scene<'_, C, L>, deed: &Deed) {
        let look = scene.look();
        let reach = look.reach(deed.by);
        let gaia = look.board.around(deed.by) & look.field.of(Camp::Gaia);
        let fouled = fouled(&look, deed.by, reach);
        for at in scene.ordered(fouled) {
            scene.paint_ground(at, Tint::Black);
        }
        for at in scene.ordered(gaia) {
            scene.strike(at, reach);
        }
    }
}

/// The puddles that turn black.
fn fouled(look: &Look<'_>, by: Square, reach: bool) -> Squares {
    let around = look.board.around(by) & look.field.coloured();
    // Nothing is placed on a bone pile, but none lies under a puddle either.
    if reach { around } else { around - look.walls }
}
