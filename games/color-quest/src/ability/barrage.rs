//! Barrage (CQ-BARR-1): removes paint and paint invocations from nine squares.

use super::prelude::*;

pub(crate) struct Barrage;

impl Unit for Barrage {
    const CODE: &'static str = "barrage";
    const RULE: &'static str = "CQ-BARR-1";
    const OFFENSIVE: bool = true;

    fn candidates(look: &Look<'_>, deed: &Deed) -> Candidates {
        Candidates::Squares(look.board.throw(deed.by))
    }

    fn check(look: &Look<'_>, deed: &Deed, aim: Aim) -> Result<(), Refusal> {
        let Some(impact) = look.at(aim).filter(|&at| look.board.throw(deed.by).has(at)) else { return refuse("CQ-LOS-5") };
        let Some(figure) = look.figure(deed.by) else { return refuse(Self::RULE) };
        let reach = look.reach(deed.by);
        need(look.board.block(impact).into_iter().any(|at| changes(look, at, figure, reach)), "CQ-GEN-15")
    }

    fn resolve<C: Chance + ?Sized, L: Log<Event>>(scene: &mut Scene<'_, C, L>, deed: &Deed) {
        let look = scene.look();
        let (Some(figure), Some(impact)) = (look.figure(deed.by), deed.square(&look, 0)) else { return };
        let reach = look.reach(deed.by);
        let area = look.board.block(impact);
        for at in scene.ordered(area) {
            if changes(&scene.look(), at, figure, reach) {
                scene.erase(at);
                scene.remove(at);
            }
        }
    }
}

fn changes(look: &Look<'_>, at: Square, _: Figure, reach: bool) -> bool {
    let puddle = look.field.puddle(at).is_some() && (reach || !look.walls.has(at));
    puddle || look.is_in_reach(at, reach) && look.figure(at).is_some_and(|there| there.kind.is_paint())
}
