//! Slug (CQ-MOV-7): one square, leaving a trail.

use super::prelude::*;
use crate::look::Slide;

pub(crate) struct Slug;

impl Unit for Slug {
    const CODE: &'static str = "slug";
    const RULE: &'static str = "CQ-MOV-7";
    const OFFENSIVE: bool = false;
    const MOVE: bool = true;

    fn candidates(look: &Look<'_>, deed: &Deed) -> Candidates {
        Candidates::Squares(look.board.around(deed.by))
    }

    fn check(look: &Look<'_>, deed: &Deed, aim: Aim) -> Result<(), Refusal> {
        let Some(figure) = look.figure(deed.by) else { return refuse("CQ-GEN-12") };
        let Some(to) = look.at(aim).filter(|&to| look.board.around(deed.by).has(to)) else { return refuse(Self::RULE) };
        need(look.slide(figure, to, false).is_some(), "CQ-INV-4")
    }

    fn is_offensive(look: &Look<'_>, deed: &Deed) -> bool {
        let (Some(figure), Some(to)) = (look.figure(deed.by), deed.square(look, 0)) else { return false };
        look.slide(figure, to, false) == Some(Slide::Repaint)
    }

    fn resolve<C: Chance + ?Sized, L: Log<Event>>(scene: &mut Scene<'_, C, L>, deed: &Deed) {
        if let Some(to) = deed.square(&scene.look(), 0) {
            scene.slide(deed.by, to, false);
        }
    }
}
