//! Trample (CQ-MOV-6): one square, over any paint.

use super::prelude::*;
use super::stride;

pub(crate) struct Trample;

impl Unit for Trample {
    const CODE: &'static str = "trample";
    const RULE: &'static str = "CQ-MOV-6";
    const OFFENSIVE: bool = false;
    const MOVE: bool = true;

    fn candidates(look: &Look<'_>, deed: &Deed) -> Candidates {
        Candidates::Squares(stride::goals(look, deed.by, &Direction::ALL, false, true))
    }

    fn check(look: &Look<'_>, deed: &Deed, aim: Aim) -> Result<(), Refusal> {
        stride::check(look, deed.by, aim, &Direction::ALL, false, true, Self::RULE)
    }

    fn resolve<C: Chance + ?Sized, L: Log<Event>>(scene: &mut Scene<'_, C, L>, deed: &Deed) {
        stride::straight(scene, deed, true);
    }
}
