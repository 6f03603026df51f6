//! Strike (CQ-STRK-1): sends a figure flying; invocations explode.

use super::prelude::*;

pub(crate) struct Strike;

impl Unit for Strike {
    const CODE: &'static str = "strike";
    const RULE: &'static str = "CQ-STRK-1";
    const OFFENSIVE: bool = true;

    fn candidates(look: &Look<'_>, deed: &Deed) -> Candidates {
        Candidates::Squares(look.board.around(deed.by) & look.occupied)
    }

    fn check(look: &Look<'_>, deed: &Deed, aim: Aim) -> Result<(), Refusal> {
        let Some(figure) = look.figure(deed.by) else { return refuse(Self::RULE) };
        let Some(at) = look.at(aim).filter(|&at| look.board.around(deed.by).has(at)) else { return refuse(Self::RULE) };
        let Some(there) = look.figure(at) else { return refuse(Self::RULE) };
        need(look.may_choose(at, figure.camp(), look.reach(deed.by)), "CQ-STA-21")?;
        if there.kind.is_invocation() {
            return need(look.can_explode(at), "CQ-SKL-7");
        }
        need(look.stun_hits(at, there) || flight(look, deed.by, at) != at, "CQ-GEN-15")
    }

    fn resolve<C: Chance + ?Sized, L: Log<Event>>(scene: &mut Scene<'_, C, L>, deed: &Deed) {
        let look = scene.look();
        let Some(at) = deed.square(&look, 0) else { return };
        let Some(figure) = look.figure(at).filter(|figure| !figure.is(Marks::IMMUNE)) else { return };
        let to = flight(&look, deed.by, at);
        if figure.kind.is_invocation() {
            return scene.explode(at);
        }
        if scene.parries(at) {
            return;
        }
        // Whether the figure lies already makes no difference to the tile that reacts.
        if to != at {
            scene.carry(at, to);
            scene.push(Frame::Arrive { at: to });
        }
        scene.stun(to);
    }
}

/// Where a struck figure comes to rest (CQ-STRK-2).
fn flight(look: &Look<'_>, by: Square, at: Square) -> Square {
    let Some(to) = look.board.between(by, at) else { return at };
    let stops = look.occupied | look.walls | look.field.puddles().all();
    look.board.ray(at, to).iter().copied().take_while(|&square| !stops.has(square)).last().unwrap_or(at)
}
