//! Sporific Bomb (CQ-SPOR-1): stuns a cross.

use super::prelude::*;

pub(crate) struct SporificBomb;

impl Unit for SporificBomb {
    const CODE: &'static str = "sporific-bomb";
    const RULE: &'static str = "CQ-SPOR-1";
    const OFFENSIVE: bool = true;

    fn candidates(look: &Look<'_>, deed: &Deed) -> Candidates {
        Candidates::Squares(look.board.throw(deed.by))
    }

    fn check(look: &Look<'_>, deed: &Deed, aim: Aim) -> Result<(), Refusal> {
        let Some(impact) = look.at(aim).filter(|&at| look.board.throw(deed.by).has(at)) else { return refuse("CQ-LOS-5") };
        let Some(figure) = look.figure(deed.by) else { return refuse(Self::RULE) };
        let reach = look.reach(deed.by);
        need(look.board.cross(impact).into_iter().any(|at| changes(look, at, figure, reach)), "CQ-GEN-15")
    }

    fn resolve<C: Chance + ?Sized, L: Log<Event>>(scene: &mut Scene<'_, C, L>, deed: &Deed) {
        let look = scene.look();
        let (Some(figure), Some(impact)) = (look.figure(deed.by), deed.square(&look, 0)) else { return };
        let reach = look.reach(deed.by);
        let area = look.board.cross(impact);
        let _ = figure;
        for at in scene.ordered(area) {
            scene.strike(at, reach);
        }
    }
}

fn changes(look: &Look<'_>, at: Square, _: Figure, reach: bool) -> bool {
    look.is_in_reach(at, reach) && look.figure(at).is_some_and(|there| look.stun_hits(at, there))
}
