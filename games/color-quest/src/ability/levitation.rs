//! Levitation (CQ-LEVI-1): a wall in line is set down elsewhere.

use super::prelude::*;
use crate::Tile;

pub(crate) struct Levitation;

impl Unit for Levitation {
    const CODE: &'static str = "levitation";
    const RULE: &'static str = "CQ-LEVI-1";
    const OFFENSIVE: bool = true;

    fn candidates(movegen: &MoveGen<'_>, deed: &Deed) -> Candidates {
        Candidates::Squares(match deed.len() {
            0 => movegen.walls,
            _ => movegen.bare(),
        })
    }

    fn check(movegen: &MoveGen<'_>, deed: &Deed, aim: Aim) -> Result<(), Refusal> {
        let Some(figure) = movegen.figure(deed.by) else { return refuse(Self::RULE) };
        let Some(at) = movegen.at(aim) else { return refuse(Self::RULE) };
        if deed.len() > 0 {
            return need(movegen.bare().has(at), Self::RULE);
        }
        need((movegen.walls & movegen.firsts(deed.by, figure.tint, false)).has(at), "CQ-LOS-3")?;
        need(!movegen.occupied.has(at), "CQ-LEVI-2")
    }

    fn more(_: &MoveGen<'_>, deed: &Deed) -> More {
        if deed.len() < 2 { More::Needed } else { More::Done }
    }

    fn resolve<C: Chance + ?Sized, L: Log<Event>>(tx: &mut Tx<'_, C, L>, deed: &Deed) {
        let movegen = tx.movegen();
        let (Some(from), Some(to)) = (deed.square(&movegen, 0), deed.square(&movegen, 1)) else { return };
        if !(movegen.walls - movegen.occupied).has(from) || !movegen.bare().has(to) {
            return;
        }
        let reach = movegen.reach(deed.by);
        tx.erase(from);
        tx.state.field.clear(Tile::Wall, from);
        tx.state.field.build(Tile::Wall, to);
        tx.tell(Event::Lifted { from, to });
        let movegen = tx.movegen();
        let around = movegen.board.around(to) & movegen.occupied;
        for at in tx.ordered(around) {
            tx.strike(at, reach);
        }
    }
}
