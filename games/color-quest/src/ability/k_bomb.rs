//! K-Bomb (CQ-KBOM-1): paints a cross, with luck a block.

use super::prelude::*;
use paint::Area;

pub(crate) struct KBomb;

impl Unit for KBomb {
    const CODE: &'static str = "k-bomb";
    const RULE: &'static str = "CQ-KBOM-1";
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
        let corners: Area = Direction::DIAGONAL.iter().filter_map(|&to| look.board.step(impact, to)).collect();
        scene.spread(&area, figure.tint, reach, true, None);
        if scene.rules.reserve(scene.state) > 0 {
            let die = scene.roll();
            scene.tell(Event::Rolled { camp: figure.camp(), die });
            if Tint::of(die) == figure.tint {
                scene.spread(&corners, figure.tint, reach, true, None);
            }
        }
    }
}

fn changes(look: &Look<'_>, at: Square, figure: Figure, reach: bool) -> bool {
    look.paints(at, figure.tint, reach)
}
