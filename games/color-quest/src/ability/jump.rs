//! Jump (CQ-JUMP-1): to any square without figure.

use super::prelude::*;

pub(crate) struct Jump;

impl Unit for Jump {
    const CODE: &'static str = "jump";
    const RULE: &'static str = "CQ-JUMP-1";
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

/// Squares without figure, with no puddle or one of its own.
fn goals(movegen: &MoveGen<'_>, by: Square) -> Squares {
    let Some(figure) = movegen.figure(by) else { return Squares::NONE };
    let puddles = match figure.tint {
        Tint::Gold => movegen.field.puddles().all(),
        tint => movegen.field.puddles().others(tint),
    };
    movegen.board.all() - movegen.occupied - puddles
}
