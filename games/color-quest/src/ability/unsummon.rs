//! Unsummon (CQ-UNSU-1): removes invocations of other colours around.

use super::prelude::*;

pub(crate) struct Unsummon;

impl Unit for Unsummon {
    const CODE: &'static str = "unsummon";
    const RULE: &'static str = "CQ-UNSU-1";
    const OFFENSIVE: bool = true;

    fn candidates(_: &MoveGen<'_>, _: &Deed) -> Candidates {
        Candidates::Alone
    }

    fn check(movegen: &MoveGen<'_>, deed: &Deed, aim: Aim) -> Result<(), Refusal> {
        need(aim == Aim::Alone, Self::RULE)?;
        need(!gone(movegen, deed.by).is_empty(), "CQ-GEN-15")
    }

    fn resolve<C: Chance + ?Sized, L: Log<Event>>(tx: &mut Tx<'_, C, L>, deed: &Deed) {
        let gone = gone(&tx.movegen(), deed.by);
        for at in tx.ordered(gone) {
            tx.remove(at);
        }
    }
}

fn gone(movegen: &MoveGen<'_>, by: Square) -> Squares {
    let Some(figure) = movegen.figure(by) else { return Squares::NONE };
    let reach = movegen.reach(by);
    let other =
        |at: &Square| movegen.is_in_reach(*at, reach) && movegen.figure(*at).is_some_and(|there| there.tint != figure.tint);
    (movegen.board.around(by) & movegen.field.invocations()).iter().filter(other).collect()
}
