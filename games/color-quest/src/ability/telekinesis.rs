//! Telekinesis (CQ-TELK-1): carries an invocation one square.

use super::prelude::*;

pub(crate) struct Telekinesis;

impl Unit for Telekinesis {
    const CODE: &'static str = "telekinesis";
    const RULE: &'static str = "CQ-TELK-1";
    const OFFENSIVE: bool = true;

    fn candidates(movegen: &MoveGen<'_>, deed: &Deed) -> Candidates {
        let tint = movegen.figure(deed.by).map_or(Tint::Black, |figure| figure.tint);
        Candidates::Squares(match deed.square(movegen, 0) {
            None => movegen.firsts(deed.by, tint, false) & movegen.field.invocations(),
            Some(from) => movegen.board.around(from),
        })
    }

    fn check(movegen: &MoveGen<'_>, deed: &Deed, aim: Aim) -> Result<(), Refusal> {
        let Some(figure) = movegen.figure(deed.by) else { return refuse(Self::RULE) };
        let Some(at) = movegen.at(aim) else { return refuse(Self::RULE) };
        if let Some(from) = deed.square(movegen, 0) {
            return need(movegen.board.around(from).has(at) && carries(movegen, from, at), "CQ-TELK-2");
        }
        need(movegen.firsts(deed.by, figure.tint, false).has(at), "CQ-LOS-3")?;
        need(movegen.field.invocations().has(at), Self::RULE)?;
        need(movegen.may_choose(at, figure.camp(), movegen.reach(deed.by)), "CQ-STA-21")?;
        need(movegen.board.around(at).iter().any(|to| carries(movegen, at, to)), "CQ-TELK-2")
    }

    fn more(_: &MoveGen<'_>, deed: &Deed) -> More {
        if deed.len() < 2 { More::Needed } else { More::Done }
    }

    fn resolve<C: Chance + ?Sized, L: Log<Event>>(tx: &mut Tx<'_, C, L>, deed: &Deed) {
        let movegen = tx.movegen();
        let (Some(from), Some(to)) = (deed.square(&movegen, 0), deed.square(&movegen, 1)) else { return };
        if !movegen.field.invocations().has(from) || !carries(&movegen, from, to) {
            return;
        }
        if movegen.figure(from).is_some_and(|figure| figure.kind.is_paint()) {
            tx.slide(from, to, true);
        } else {
            tx.shove(from, to);
        }
    }
}

/// Whether an invocation may be carried there (CQ-TELK-2).
fn carries(movegen: &MoveGen<'_>, from: Square, to: Square) -> bool {
    match movegen.figure(from) {
        Some(figure) if figure.kind.is_paint() => movegen.slide(figure, to, true).is_some(),
        _ => movegen.open().has(to),
    }
}
