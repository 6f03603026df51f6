//! K-Bomb (CQ-KBOM-1): paints a cross, with luck a block.

use super::prelude::*;
use paint::Area;

pub(crate) struct KBomb;

impl Unit for KBomb {
    const CODE: &'static str = "k-bomb";
    const RULE: &'static str = "CQ-KBOM-1";
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
        let corners: Area = Direction::DIAGONAL.iter().filter_map(|&to| movegen.board.step(impact, to)).collect();
        tx.spread(&area, figure.tint, reach, true, None);
        if tx.rules.reserve(tx.state) > 0 {
            let die = tx.roll();
            tx.tell(Event::Rolled { camp: figure.camp(), die });
            if Tint::of(die) == figure.tint {
                tx.spread(&corners, figure.tint, reach, true, None);
            }
        }
    }
}

fn changes(movegen: &MoveGen<'_>, at: Square, figure: Figure, reach: bool) -> bool {
    movegen.paints(at, figure.tint, reach)
}
