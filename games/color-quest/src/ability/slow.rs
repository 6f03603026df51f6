//! Slow (CQ-MOV-5): one square in a straight direction.

use super::prelude::*;
use super::stride;

pub(crate) struct Slow;

impl Unit for Slow {
    const CODE: &'static str = "slow";
    const NAME: Text = Text { en: "Slow", fr: "Lent" };
    const DOES: Text = Text {
        en: "Moves one square up, down, left or right.",
        fr: "Avance d'une case en haut, en bas, à gauche ou à droite.",
    };
    const SAYS: Text = Text { en: "moves slowly to {1}", fr: "avance lentement jusqu'en {1}" };
    const RULE: &'static str = "CQ-MOV-5";
    const OFFENSIVE: bool = false;
    const MOVE: bool = true;

    fn candidates(look: &Look<'_>, deed: &Deed) -> Candidates {
        Candidates::Squares(stride::goals(look, deed.by, &Direction::STRAIGHT, false, false))
    }

    fn check(look: &Look<'_>, deed: &Deed, aim: Aim) -> Result<(), Refusal> {
        stride::check(look, deed.by, aim, &Direction::STRAIGHT, false, false, Self::RULE)
    }

    fn resolve<C: Chance + ?Sized, L: Log<Event>>(scene: &mut Scene<'_, C, L>, deed: &Deed) {
        stride::straight(scene, deed, false);
    }
}
