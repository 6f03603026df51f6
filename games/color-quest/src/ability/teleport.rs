//! Teleport (CQ-TPRT-1): to a puddle of its colour.

use super::prelude::*;

pub(crate) struct Teleport;

impl Unit for Teleport {
    const CODE: &'static str = "teleport";
    const RULE: &'static str = "CQ-TPRT-1";
    const OFFENSIVE: bool = false;

    fn candidates(movegen: &MoveGen<'_>, deed: &Deed) -> Candidates {
        Candidates::Squares(goals(movegen, deed.by))
    }

    fn check(movegen: &MoveGen<'_>, deed: &Deed, aim: Aim) -> Result<(), Refusal> {
        need(movegen.at(aim).is_some_and(|at| goals(movegen, deed.by).has(at)), Self::RULE)
    }

    fn resolve<C: Chance + ?Sized, L: Log<Event>>(tx: &mut Tx<'_, C, L>, deed: &Deed) {
        let movegen = tx.movegen();
        if let Some(to) = deed.square(&movegen, 0).filter(|&to| goals(&movegen, deed.by).has(to)) {
            tx.erase(to);
            tx.carry(deed.by, to);
            tx.push(Frame::Arrive { at: to });
        }
    }
}

/// Puddles of its own colour.
fn goals(movegen: &MoveGen<'_>, by: Square) -> Squares {
    let Some(figure) = movegen.figure(by) else { return Squares::NONE };
    match figure.tint {
        Tint::Gold => Squares::NONE,
        tint => movegen.field.puddles().of(tint),
    }
}
