//! Forced March (CQ-MOV-4): one or two steps, free to turn.

use super::prelude::*;
use super::stride;
use crate::look::Way;

pub(crate) struct ForcedMarch;

impl Unit for ForcedMarch {
    const CODE: &'static str = "forced-march";
    const RULE: &'static str = "CQ-MOV-4";
    const OFFENSIVE: bool = false;
    const MOVE: bool = true;

    fn candidates(look: &Look<'_>, deed: &Deed) -> Candidates {
        let from = deed.square(look, 0).unwrap_or(deed.by);
        Candidates::Squares(look.board.around(from).without(deed.by))
    }

    fn check(look: &Look<'_>, deed: &Deed, aim: Aim) -> Result<(), Refusal> {
        let Some(figure) = look.figure(deed.by) else { return refuse("CQ-GEN-12") };
        let Some(to) = look.at(aim) else { return refuse(Self::RULE) };
        let from = deed.square(look, 0).unwrap_or(deed.by);
        need(to != deed.by && look.board.around(from).has(to), Self::RULE)?;
        stride::check_way(look, figure, to, false)
    }

    fn more(look: &Look<'_>, deed: &Deed) -> More {
        let (Some(figure), Some(first)) = (look.figure(deed.by), deed.square(look, 0)) else { return More::Done };
        let stops = look.way(figure, first, false) != Way::Through || stride::is_afraid(look, deed.by, figure);
        let on = look.board.around(first).without(deed.by);
        let goes = deed.len() < 2 && !stops && on.iter().any(|to| look.way(figure, to, false) != Way::Barred);
        if goes { More::Optional } else { More::Done }
    }

    fn resolve<C: Chance + ?Sized, L: Log<Event>>(scene: &mut Scene<'_, C, L>, deed: &Deed) {
        let look = scene.look();
        let path = [deed.square(&look, 0), deed.square(&look, 1)];
        stride::along(scene, deed.by, path.into_iter().flatten(), false);
    }
}
