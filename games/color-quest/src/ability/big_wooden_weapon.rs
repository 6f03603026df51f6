//! Big Wooden Weapon (CQ-BIGW-1): stuns everybody around.

use super::prelude::*;

pub(crate) struct BigWoodenWeapon;

impl Unit for BigWoodenWeapon {
    const CODE: &'static str = "big-wooden-weapon";
    const RULE: &'static str = "CQ-BIGW-1";
    const OFFENSIVE: bool = true;

    fn candidates(_: &MoveGen<'_>, _: &Deed) -> Candidates {
        Candidates::Alone
    }

    fn check(movegen: &MoveGen<'_>, deed: &Deed, aim: Aim) -> Result<(), Refusal> {
        need(aim == Aim::Alone, Self::RULE)?;
        need(stuns_around(movegen, deed.by), "CQ-GEN-15")
    }

    fn resolve<C: Chance + ?Sized, L: Log<Event>>(tx: &mut Tx<'_, C, L>, deed: &Deed) {
        strike_around(tx, deed.by);
    }
}

/// Whether anybody around would be stunned.
pub(super) fn stuns_around(movegen: &MoveGen<'_>, by: Square) -> bool {
    let reach = movegen.reach(by);
    let around = movegen.board.around(by) & movegen.occupied;
    around.iter().any(|at| movegen.is_in_reach(at, reach) && movegen.figure(at).is_some_and(|there| movegen.stun_hits(at, there)))
}

/// Stuns everybody around.
pub(super) fn strike_around<C: Chance + ?Sized, L: Log<Event>>(tx: &mut Tx<'_, C, L>, by: Square) {
    let movegen = tx.movegen();
    let reach = movegen.reach(by);
    let around = movegen.board.around(by) & movegen.occupied;
    for at in tx.ordered(around) {
        tx.strike(at, reach);
    }
}
