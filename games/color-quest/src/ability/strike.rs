//! Strike (CQ-STRK-1): sends a figure flying; invocations explode.

use super::prelude::*;

pub(crate) struct Strike;

impl Unit for Strike {
    const CODE: &'static str = "strike";
    const RULE: &'static str = "CQ-STRK-1";
    const OFFENSIVE: bool = true;

    fn candidates(movegen: &MoveGen<'_>, deed: &Deed) -> Candidates {
        Candidates::Squares(movegen.board.around(deed.by) & movegen.occupied)
    }

    fn check(movegen: &MoveGen<'_>, deed: &Deed, aim: Aim) -> Result<(), Refusal> {
        let Some(figure) = movegen.figure(deed.by) else { return refuse(Self::RULE) };
        let Some(at) = movegen.at(aim).filter(|&at| movegen.board.around(deed.by).has(at)) else { return refuse(Self::RULE) };
        let Some(there) = movegen.figure(at) else { return refuse(Self::RULE) };
        need(movegen.may_choose(at, figure.camp(), movegen.reach(deed.by)), "CQ-STA-21")?;
        if there.kind.is_invocation() {
            return need(movegen.can_explode(at), "CQ-SKL-7");
        }
        need(movegen.stun_hits(at, there) || flight(movegen, deed.by, at) != at, "CQ-GEN-15")
    }

    fn resolve<C: Chance + ?Sized, L: Log<Event>>(tx: &mut Tx<'_, C, L>, deed: &Deed) {
        let movegen = tx.movegen();
        let Some(at) = deed.square(&movegen, 0) else { return };
        let Some(figure) = movegen.figure(at).filter(|figure| !figure.is(Marks::IMMUNE)) else { return };
        let to = flight(&movegen, deed.by, at);
        if figure.kind.is_invocation() {
            return tx.explode(at);
        }
        if tx.parries(at) {
            return;
        }
        // Whether the figure lies already makes no difference to the tile that reacts.
        if to != at {
            tx.carry(at, to);
            tx.push(Frame::Arrive { at: to });
        }
        tx.stun(to);
    }
}

/// Where a struck figure comes to rest (CQ-STRK-2).
fn flight(movegen: &MoveGen<'_>, by: Square, at: Square) -> Square {
    let Some(to) = movegen.board.between(by, at) else { return at };
    let stops = movegen.occupied | movegen.walls | movegen.field.puddles().all();
    movegen.board.ray(at, to).iter().copied().take_while(|&square| !stops.has(square)).last().unwrap_or(at)
}
