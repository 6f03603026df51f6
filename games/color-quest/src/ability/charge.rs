//! Charge (CQ-CHRG-1): straight on until something is in the way.

use super::prelude::*;
use crate::Passive;

pub(crate) struct Charge;

impl Unit for Charge {
    const CODE: &'static str = "charge";
    const RULE: &'static str = "CQ-CHRG-1";
    const OFFENSIVE: bool = true;

    fn candidates(_: &Look<'_>, _: &Deed) -> Candidates {
        Candidates::Directions(&Direction::STRAIGHT)
    }

    fn check(look: &Look<'_>, deed: &Deed, aim: Aim) -> Result<(), Refusal> {
        let Aim::Towards(to) = aim else { return refuse(Self::RULE) };
        need(to.is_straight(), Self::RULE)?;
        let (end, victim) = rush(look, deed.by, to);
        let stuns = victim.is_some_and(|at| look.figure(at).is_some_and(|there| look.stun_hits(at, there)));
        need(end != deed.by || stuns, "CQ-GEN-15")
    }

    fn resolve<C: Chance + ?Sized, L: Log<Event>>(scene: &mut Scene<'_, C, L>, deed: &Deed) {
        let Some(to) = deed.direction(0) else { return };
        let look = scene.look();
        let (end, victim) = rush(&look, deed.by, to);
        let way: crate::scene::Reached =
            look.board.ray(deed.by, to).iter().copied().take_while(|_| end != deed.by).take(64).collect();
        for at in way {
            scene.erase(at);
            scene.break_wall(at);
            if at == end {
                break;
            }
        }
        if end != deed.by {
            scene.carry(deed.by, end);
            scene.push(Frame::Arrive { at: end });
        }
        if let Some(at) = victim {
            scene.strike(at, false);
        }
    }
}

/// Where a charge ends, and the figure on the ground that stops it (CQ-CHRG-1 to CQ-CHRG-3).
fn rush(look: &Look<'_>, by: Square, to: Direction) -> (Square, Option<Square>) {
    let breaks = look.figure(by).is_some_and(|figure| look.has(figure, Passive::WallBreaker));
    let mut end = by;
    for &at in look.board.ray(by, to) {
        if look.occupied.has(at) {
            return (end, Some(at).filter(|&at| look.is_in_reach(at, false)));
        }
        if look.walls.has(at) && !breaks {
            break;
        }
        end = at;
    }
    (end, None)
}
