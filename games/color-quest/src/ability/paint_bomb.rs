//! Paint Bomb (CQ-PBOM-1): paints its impact and two squares beside it.

use super::prelude::*;
use paint::Area;

pub(crate) struct PaintBomb;

impl Unit for PaintBomb {
    const CODE: &'static str = "paint-bomb";
    const RULE: &'static str = "CQ-PBOM-1";
    const OFFENSIVE: bool = true;

    fn candidates(movegen: &MoveGen<'_>, deed: &Deed) -> Candidates {
        Candidates::Squares(match deed.square(movegen, 0) {
            None => movegen.board.throw(deed.by),
            Some(impact) => splashes(movegen, impact, movegen.reach(deed.by)),
        })
    }

    fn check(movegen: &MoveGen<'_>, deed: &Deed, aim: Aim) -> Result<(), Refusal> {
        let Some(at) = movegen.at(aim) else { return refuse(Self::RULE) };
        let Some(figure) = movegen.figure(deed.by) else { return refuse(Self::RULE) };
        let reach = movegen.reach(deed.by);
        if let Some(impact) = deed.square(movegen, 0) {
            let again = (1..deed.len()).any(|index| deed.square(movegen, index) == Some(at));
            return need(splashes(movegen, impact, reach).has(at) && !again, Self::RULE);
        }
        need(movegen.board.throw(deed.by).has(at), "CQ-LOS-5")?;
        need(movegen.board.block(at).into_iter().any(|at| movegen.paints(at, figure.tint, reach)), "CQ-PBOM-2")
    }

    fn more(movegen: &MoveGen<'_>, deed: &Deed) -> More {
        let own = movegen.figure(deed.by).is_some_and(|figure| figure.is(Marks::CONCENTRATED));
        let Some(impact) = deed.square(movegen, 0).filter(|_| own) else { return More::Done };
        let all = splashes(movegen, impact, movegen.reach(deed.by)).count().min(2) as usize;
        if deed.len() < 1 + all { More::Needed } else { More::Done }
    }

    fn resolve<C: Chance + ?Sized, L: Log<Event>>(tx: &mut Tx<'_, C, L>, deed: &Deed) {
        let movegen = tx.movegen();
        let (Some(figure), Some(impact)) = (movegen.figure(deed.by), deed.square(&movegen, 0)) else { return };
        let reach = movegen.reach(deed.by);
        let own = [deed.square(&movegen, 1), deed.square(&movegen, 2)];
        if own[0].is_none() && !splashes(&movegen, impact, reach).is_empty() {
            tx.push(Frame::Splash { tint: figure.tint, reach, impact, first: None });
            return;
        }
        let area: Area = [Some(impact), own[0], own[1]].into_iter().flatten().collect();
        tx.spread(&area, figure.tint, reach, true, None);
    }
}

/// The squares that may be splashed.
pub(crate) fn splashes(movegen: &MoveGen<'_>, impact: Square, reach: bool) -> Squares {
    let around = movegen.board.around(impact);
    if reach { around } else { around - movegen.walls }
}
