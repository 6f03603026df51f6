//! Death Touch (CQ-DETH-1): moves a figure in contact one square.

use super::prelude::*;

pub(crate) struct DeathTouch;

impl Unit for DeathTouch {
    const CODE: &'static str = "death-touch";
    const RULE: &'static str = "CQ-DETH-1";
    const OFFENSIVE: bool = true;

    fn candidates(movegen: &MoveGen<'_>, deed: &Deed) -> Candidates {
        Candidates::Squares(match deed.square(movegen, 0) {
            None => movegen.board.around(deed.by) & movegen.occupied,
            Some(from) => movegen.board.around(from) & movegen.open(),
        })
    }

    fn check(movegen: &MoveGen<'_>, deed: &Deed, aim: Aim) -> Result<(), Refusal> {
        let Some(figure) = movegen.figure(deed.by) else { return refuse(Self::RULE) };
        let Some(at) = movegen.at(aim) else { return refuse(Self::RULE) };
        if let Some(from) = deed.square(movegen, 0) {
            return need((movegen.board.around(from) & movegen.open()).has(at), Self::RULE);
        }
        need(movegen.board.around(deed.by).has(at), Self::RULE)?;
        need(movegen.may_choose(at, figure.camp(), movegen.reach(deed.by)), "CQ-STA-21")?;
        need(movegen.board.around(at).meets(movegen.open()), Self::RULE)
    }

    fn more(_: &MoveGen<'_>, deed: &Deed) -> More {
        if deed.len() < 2 { More::Needed } else { More::Done }
    }

    fn resolve<C: Chance + ?Sized, L: Log<Event>>(tx: &mut Tx<'_, C, L>, deed: &Deed) {
        let movegen = tx.movegen();
        let (Some(from), Some(to)) = (deed.square(&movegen, 0), deed.square(&movegen, 1)) else { return };
        let Some(figure) = movegen.figure(from) else { return };
        if !movegen.open().has(to) || movegen.is_immune(from) || tx.parries(from) {
            return;
        }
        tx.shove(from, to);
        if figure.kind.is_paint() {
            tx.paint_ground(from, figure.tint);
        }
    }
}
