//! Contamination (CQ-CONT-1): coloured paint around turns black, Gaia figures are stunned.

use super::prelude::*;
use crate::Camp;

pub(crate) struct Contamination;

impl Unit for Contamination {
    const CODE: &'static str = "contamination";
    const RULE: &'static str = "CQ-CONT-1";
    const OFFENSIVE: bool = true;

    fn candidates(_: &MoveGen<'_>, _: &Deed) -> Candidates {
        Candidates::Alone
    }

    fn check(movegen: &MoveGen<'_>, deed: &Deed, aim: Aim) -> Result<(), Refusal> {
        need(aim == Aim::Alone, Self::RULE)?;
        let reach = movegen.reach(deed.by);
        let stunned =
            |at: Square| movegen.is_in_reach(at, reach) && movegen.figure(at).is_some_and(|there| movegen.stun_hits(at, there));
        let around = movegen.board.around(deed.by);
        let gaia = around & movegen.field.of(Camp::Gaia);
        need(!fouled(movegen, deed.by, reach).is_empty() || gaia.iter().any(stunned), Self::RULE)
    }

    fn resolve<C: Chance + ?Sized, L: Log<Event>>(tx: &mut Tx<'_, C, L>, deed: &Deed) {
        let movegen = tx.movegen();
        let reach = movegen.reach(deed.by);
        let gaia = movegen.board.around(deed.by) & movegen.field.of(Camp::Gaia);
        let fouled = fouled(&movegen, deed.by, reach);
        for at in tx.ordered(fouled) {
            tx.paint_ground(at, Tint::Black);
        }
        for at in tx.ordered(gaia) {
            tx.strike(at, reach);
        }
    }
}

/// The puddles that turn black.
fn fouled(movegen: &MoveGen<'_>, by: Square, reach: bool) -> Squares {
    let around = movegen.board.around(by) & movegen.field.coloured();
    // Nothing is placed on a bone pile, but none lies under a puddle either.
    if reach { around } else { around - movegen.walls }
}
