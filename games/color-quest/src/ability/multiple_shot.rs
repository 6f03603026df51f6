//! Multiple Shot (CQ-MSHO-1): up to three shots, each answered before the next.

use super::direct_shot::{check_shot, shoot, targets};
use super::prelude::*;

pub(crate) struct MultipleShot;

impl Unit for MultipleShot {
    const CODE: &'static str = "multiple-shot";
    const RULE: &'static str = "CQ-MSHO-1";
    const OFFENSIVE: bool = true;

    fn candidates(look: &Look<'_>, deed: &Deed) -> Candidates {
        targets(look, deed.by)
    }

    fn check(look: &Look<'_>, deed: &Deed, aim: Aim) -> Result<(), Refusal> {
        check_shot(look, deed.by, aim)
    }

    fn resolve<C: Chance + ?Sized, L: Log<Event>>(scene: &mut Scene<'_, C, L>, deed: &Deed) {
        shoot(scene, deed);
    }
}
