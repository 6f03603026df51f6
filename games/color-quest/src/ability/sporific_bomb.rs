//! Sporific Bomb (CQ-SPOR-1): stuns a cross.

use super::prelude::*;

pub(crate) struct SporificBomb;

impl Unit for SporificBomb {
    const CODE: &'static str = "sporific-bomb";
    const RULE: &'static str = "CQ-SPOR-1";
    const OFFENSIVE: bool = true;

    fn candidates(movegen: &MoveGen<'_>, deed: &Deed) -> Candidates {
        Candidates::Squares(movegen.board.throw(deed.by))
    }

    fn check(movegen: &MoveGen<'_>, deed: &Deed, aim: Aim) -> Result<(), Refusal> {
        let Some(impact) = movegen.at(aim).filter(|&at| movegen.board.throw(deed.by).has(at)) else { return refuse("CQ-LOS-5") };
        let Some(figure) = movegen.figure(deed.by) else { return refuse(Self::RULE) };
        let reach = movegen.reach(deed.by);
        need(movegen.board.cross(impact).into_iter().any(|at| changes(movegen, at, figure, reach)), "CQ-GEN-15")
    }

    fn resolve<C: Chance + ?Sized, L: Log<Event>>(tx: &mut Tx<'_, C, L>, deed: &Deed) {
        let movegen = tx.movegen();
        let (Some(figure), Some(impact)) = (movegen.figure(deed.by), deed.square(&movegen, 0)) else { return };
        let reach = movegen.reach(deed.by);
        let area = movegen.board.cross(impact);
        let _ = figure;
        for at in tx.ordered(area) {
            tx.strike(at, reach);
        }
    }
}

fn changes(movegen: &MoveGen<'_>, at: Square, _: Figure, reach: bool) -> bool {
    movegen.is_in_reach(at, reach) && movegen.figure(at).is_some_and(|there| movegen.stun_hits(at, there))
}
