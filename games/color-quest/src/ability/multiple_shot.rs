//! Multiple Shot (CQ-MSHO-1): up to three shots, each answered before the next.

use super::direct_shot::{check_shot, shoot, targets};
use super::prelude::*;

pub(crate) struct MultipleShot;

impl Unit for MultipleShot {
    const CODE: &'static str = "multiple-shot";
    const RULE: &'static str = "CQ-MSHO-1";
    const OFFENSIVE: bool = true;

    fn candidates(movegen: &MoveGen<'_>, deed: &Deed) -> Candidates {
        targets(movegen, deed.by)
    }

    fn check(movegen: &MoveGen<'_>, deed: &Deed, aim: Aim) -> Result<(), Refusal> {
        check_shot(movegen, deed.by, aim)
    }

    fn resolve<C: Chance + ?Sized, L: Log<Event>>(tx: &mut Tx<'_, C, L>, deed: &Deed) {
        shoot(tx, deed);
    }
}
