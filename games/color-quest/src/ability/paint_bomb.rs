//! Paint Bomb (CQ-PBOM-1): paints its impact and two squares beside it.

use super::prelude::*;
use paint::Area;

pub(crate) struct PaintBomb;

impl Unit for PaintBomb {
    const CODE: &'static str = "paint-bomb";
    const RULE: &'static str = "CQ-PBOM-1";
    const OFFENSIVE: bool = true;

    fn candidates(look: &Look<'_>, deed: &Deed) -> Candidates {
        Candidates::Squares(match deed.square(look, 0) {
            None => look.board.throw(deed.by),
            Some(impact) => splashes(look, impact, look.reach(deed.by)),
        })
    }

    fn check(look: &Look<'_>, deed: &Deed, aim: Aim) -> Result<(), Refusal> {
        let Some(at) = look.at(aim) else { return refuse(Self::RULE) };
        let Some(figure) = look.figure(deed.by) else { return refuse(Self::RULE) };
        let reach = look.reach(deed.by);
        if let Some(impact) = deed.square(look, 0) {
            let again = (1..deed.len()).any(|index| deed.square(look, index) == Some(at));
            return need(splashes(look, impact, reach).has(at) && !again, Self::RULE);
        }
        need(look.board.throw(deed.by).has(at), "CQ-LOS-5")?;
        need(look.board.block(at).into_iter().any(|at| look.paints(at, figure.tint, reach)), "CQ-PBOM-2")
    }

    fn more(look: &Look<'_>, deed: &Deed) -> More {
        let own = look.figure(deed.by).is_some_and(|figure| figure.is(Marks::CONCENTRATED));
        let Some(impact) = deed.square(look, 0).filter(|_| own) else { return More::Done };
        let all = splashes(look, impact, look.reach(deed.by)).count().min(2) as usize;
        if deed.len() < 1 + all { More::Needed } else { More::Done }
    }

    fn resolve<C: Chance + ?Sized, L: Log<Event>>(scene: &mut Scene<'_, C, L>, deed: &Deed) {
        let look = scene.look();
        let (Some(figure), Some(impact)) = (look.figure(deed.by), deed.square(&look, 0)) else { return };
        let reach = look.reach(deed.by);
        let own = [deed.square(&look, 1), deed.square(&look, 2)];
        if own[0].is_none() && !splashes(&look, impact, reach).is_empty() {
            scene.push(Frame::Splash { tint: figure.tint, reach, impact, first: None });
            return;
        }
        let area: Area = [Some(impact), own[0], own[1]].into_iter().flatten().collect();
        scene.spread(&area, figure.tint, reach, true, None);
    }
}

/// The squares that may be splashed.
pub(crate) fn splashes(look: &Look<'_>, impact: Square, reach: bool) -> Squares {
    let around = look.board.around(impact);
    if reach { around } else { around - look.walls }
}
