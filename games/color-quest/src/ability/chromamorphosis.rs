//! Chromamorphosis (CQ-CHRO-1): a puddle in contact gives another one its colour.

use super::prelude::*;

pub(crate) struct Chromamorphosis;

impl Unit for Chromamorphosis {
    const CODE: &'static str = "chromamorphosis";
    const RULE: &'static str = "CQ-CHRO-1";
    const OFFENSIVE: bool = true;

    fn candidates(movegen: &MoveGen<'_>, deed: &Deed) -> Candidates {
        Candidates::Squares(match deed.len() {
            0 => movegen.board.around(deed.by) & movegen.field.coloured(),
            _ => movegen.field.puddles().all(),
        })
    }

    fn check(movegen: &MoveGen<'_>, deed: &Deed, aim: Aim) -> Result<(), Refusal> {
        let Some(at) = movegen.at(aim) else { return refuse(Self::RULE) };
        let fuel = deed.square(movegen, 0).unwrap_or(at);
        let Some(tint) = movegen.field.puddle(fuel).filter(|tint| tint.is_coloured()) else { return refuse(Self::RULE) };
        need(movegen.board.around(deed.by).has(fuel), Self::RULE)?;
        need(movegen.reach(deed.by) || !movegen.walls.has(fuel), "CQ-HGT-3")?;
        if deed.len() == 0 {
            return need(!movegen.field.puddles().others(tint).is_empty(), "CQ-GEN-15");
        }
        need(movegen.field.puddle(at).is_some_and(|other| other != tint), Self::RULE)
    }

    fn more(_: &MoveGen<'_>, deed: &Deed) -> More {
        if deed.len() < 2 { More::Needed } else { More::Done }
    }

    fn resolve<C: Chance + ?Sized, L: Log<Event>>(tx: &mut Tx<'_, C, L>, deed: &Deed) {
        let movegen = tx.movegen();
        let (Some(fuel), Some(at)) = (deed.square(&movegen, 0), deed.square(&movegen, 1)) else { return };
        let Some(tint) = movegen.field.puddle(fuel).filter(|tint| tint.is_coloured()) else { return };
        let Some(over) = movegen.field.puddle(at).filter(|&other| other != tint) else { return };
        tx.erase(fuel);
        tx.state.field.lay(at, tint);
        tx.tell(Event::Painted { tint, at, over: Some(over) });
    }
}
