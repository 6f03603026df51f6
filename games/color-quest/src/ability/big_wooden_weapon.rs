//! Big Wooden Weapon (CQ-BIGW-1): stuns everybody around.

use super::prelude::*;

pub(crate) struct BigWoodenWeapon;

impl Unit for BigWoodenWeapon {
    const CODE: &'static str = "big-wooden-weapon";
    const RULE: &'static str = "CQ-BIGW-1";
    const OFFENSIVE: bool = true;

    fn candidates(_: &Look<'_>, _: &Deed) -> Candidates {
        Candidates::Alone
    }

    fn check(look: &Look<'_>, deed: &Deed, aim: Aim) -> Result<(), Refusal> {
        need(aim == Aim::Alone, Self::RULE)?;
        need(stuns_around(look, deed.by), "CQ-GEN-15")
    }

    fn resolve<C: Chance + ?Sized, L: Log<Event>>(scene: &mut Scene<'_, C, L>, deed: &Deed) {
        strike_around(scene, deed.by);
    }
}

/// Whether anybody around would be stunned.
pub(super) fn stuns_around(look: &Look<'_>, by: Square) -> bool {
    let reach = look.reach(by);
    let around = look.board.around(by) & look.occupied;
    around.iter().any(|at| look.is_in_reach(at, reach) && look.figure(at).is_some_and(|there| look.stun_hits(at, there)))
}

/// Stuns everybody around.
pub(super) fn strike_around<C: Chance + ?Sized, L: Log<Event>>(scene: &mut Scene<'_, C, L>, by: Square) {
    let look = scene.look();
    let reach = look.reach(by);
    let around = look.board.around(by) & look.occupied;
    for at in scene.ordered(around) {
        scene.strike(at, reach);
    }
}
