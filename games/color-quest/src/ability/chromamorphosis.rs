//! Chromamorphosis (CQ-CHRO-1): a puddle in contact gives another one its colour.

use super::prelude::*;

pub(crate) struct Chromamorphosis;

impl Unit for Chromamorphosis {
    const CODE: &'static str = "chromamorphosis";
    const RULE: &'static str = "CQ-CHRO-1";
    const OFFENSIVE: bool = true;

    fn candidates(look: &Look<'_>, deed: &Deed) -> Candidates {
        Candidates::Squares(match deed.len() {
            0 => look.board.around(deed.by) & look.field.coloured(),
            _ => look.field.puddles().all(),
        })
    }

    fn check(look: &Look<'_>, deed: &Deed, aim: Aim) -> Result<(), Refusal> {
        let Some(at) = look.at(aim) else { return refuse(Self::RULE) };
        let fuel = deed.square(look, 0).unwrap_or(at);
        let Some(tint) = look.field.puddle(fuel).filter(|tint| tint.is_coloured()) else { return refuse(Self::RULE) };
        need(look.board.around(deed.by).has(fuel), Self::RULE)?;
        need(look.reach(deed.by) || !look.walls.has(fuel), "CQ-HGT-3")?;
        if deed.len() == 0 {
            return need(!look.field.puddles().others(tint).is_empty(), "CQ-GEN-15");
        }
        need(look.field.puddle(at).is_some_and(|other| other != tint), Self::RULE)
    }

    fn more(_: &Look<'_>, deed: &Deed) -> More {
        if deed.len() < 2 { More::Needed } else { More::Done }
    }

    fn resolve<C: Chance + ?Sized, L: Log<Event>>(scene: &mut Scene<'_, C, L>, deed: &Deed) {
        let look = scene.look();
        let (Some(fuel), Some(at)) = (deed.square(&look, 0), deed.square(&look, 1)) else { return };
        let Some(tint) = look.field.puddle(fuel).filter(|tint| tint.is_coloured()) else { return };
        let Some(over) = look.field.puddle(at).filter(|&other| other != tint) else { return };
        scene.erase(fuel);
        scene.state.field.lay(at, tint);
        scene.tell(Event::Painted { tint, at, over: Some(over) });
    }
}
