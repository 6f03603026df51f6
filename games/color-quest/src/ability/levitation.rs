//! Levitation (CQ-LEVI-1): a wall in line is set down elsewhere.

use super::prelude::*;
use crate::Tile;

pub(crate) struct Levitation;

impl Unit for Levitation {
    const CODE: &'static str = "levitation";
    const RULE: &'static str = "CQ-LEVI-1";
    const OFFENSIVE: bool = true;

    fn candidates(look: &Look<'_>, deed: &Deed) -> Candidates {
        Candidates::Squares(match deed.len() {
            0 => look.walls,
            _ => look.bare(),
        })
    }

    fn check(look: &Look<'_>, deed: &Deed, aim: Aim) -> Result<(), Refusal> {
        let Some(figure) = look.figure(deed.by) else { return refuse(Self::RULE) };
        let Some(at) = look.at(aim) else { return refuse(Self::RULE) };
        if deed.len() > 0 {
            return need(look.bare().has(at), Self::RULE);
        }
        need((look.walls & look.firsts(deed.by, figure.tint, false)).has(at), "CQ-LOS-3")?;
        need(!look.occupied.has(at), "CQ-LEVI-2")
    }

    fn more(_: &Look<'_>, deed: &Deed) -> More {
        if deed.len() < 2 { More::Needed } else { More::Done }
    }

    fn resolve<C: Chance + ?Sized, L: Log<Event>>(scene: &mut Scene<'_, C, L>, deed: &Deed) {
        let look = scene.look();
        let (Some(from), Some(to)) = (deed.square(&look, 0), deed.square(&look, 1)) else { return };
        if !(look.walls - look.occupied).has(from) || !look.bare().has(to) {
            return;
        }
        let reach = look.reach(deed.by);
        scene.erase(from);
        scene.state.field.clear(Tile::Wall, from);
        scene.state.field.build(Tile::Wall, to);
        scene.tell(Event::Lifted { from, to });
        let look = scene.look();
        let around = look.board.around(to) & look.occupied;
        for at in scene.ordered(around) {
            scene.strike(at, reach);
        }
    }
}
