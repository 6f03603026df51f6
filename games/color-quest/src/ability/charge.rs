//! Charge (CQ-CHRG-1): straight on until something is in the way.

use super::prelude::*;
use crate::Passive;

pub(crate) struct Charge;

impl Unit for Charge {
    const CODE: &'static str = "charge";
    const RULE: &'static str = "CQ-CHRG-1";
    const OFFENSIVE: bool = true;

    fn candidates(_: &MoveGen<'_>, _: &Deed) -> Candidates {
        Candidates::Directions(&Direction::STRAIGHT)
    }

    fn check(movegen: &MoveGen<'_>, deed: &Deed, aim: Aim) -> Result<(), Refusal> {
        let Aim::Towards(to) = aim else { return refuse(Self::RULE) };
        need(to.is_straight(), Self::RULE)?;
        let (end, victim) = rush(movegen, deed.by, to);
        let stuns = victim.is_some_and(|at| movegen.figure(at).is_some_and(|there| movegen.stun_hits(at, there)));
        need(end != deed.by || stuns, "CQ-GEN-15")
    }

    fn resolve<C: Chance + ?Sized, L: Log<Event>>(tx: &mut Tx<'_, C, L>, deed: &Deed) {
        let Some(to) = deed.direction(0) else { return };
        let movegen = tx.movegen();
        let (end, victim) = rush(&movegen, deed.by, to);
        let way: crate::tx::Reached =
            movegen.board.ray(deed.by, to).iter().copied().take_while(|_| end != deed.by).take(64).collect();
        for at in way {
            tx.erase(at);
            tx.break_wall(at);
            if at == end {
                break;
            }
        }
        if end != deed.by {
            tx.carry(deed.by, end);
            tx.push(Frame::Arrive { at: end });
        }
        if let Some(at) = victim {
            tx.strike(at, false);
        }
    }
}

/// Where a charge ends, and the figure on the ground that stops it (CQ-CHRG-1 to CQ-CHRG-3).
fn rush(movegen: &MoveGen<'_>, by: Square, to: Direction) -> (Square, Option<Square>) {
    let breaks = movegen.figure(by).is_some_and(|figure| movegen.has(figure, Passive::WallBreaker));
    let mut end = by;
    for &at in movegen.board.ray(by, to) {
        if movegen.occupied.has(at) {
            return (end, Some(at).filter(|&at| movegen.is_in_reach(at, false)));
        }
        if movegen.walls.has(at) && !breaks {
            break;
        }
        end = at;
    }
    (end, None)
}
