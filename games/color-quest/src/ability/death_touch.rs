//! Death Touch (CQ-DETH-1): moves a figure in contact one square.

use super::prelude::*;

pub(crate) struct DeathTouch;

impl Unit for DeathTouch {
    const CODE: &'static str = "death-touch";
    const RULE: &'static str = "CQ-DETH-1";
    const OFFENSIVE: bool = true;

    fn candidates(look: &Look<'_>, deed: &Deed) -> Candidates {
        Candidates::Squares(match deed.square(look, 0) {
            None => look.board.around(deed.by) & look.occupied,
            Some(from) => look.board.around(from) & look.open(),
        })
    }

    fn check(look: &Look<'_>, deed: &Deed, aim: Aim) -> Result<(), Refusal> {
        let Some(figure) = look.figure(deed.by) else { return refuse(Self::RULE) };
        let Some(at) = look.at(aim) else { return refuse(Self::RULE) };
        if let Some(from) = deed.square(look, 0) {
            return need((look.board.around(from) & look.open()).has(at), Self::RULE);
        }
        need(look.board.around(deed.by).has(at), Self::RULE)?;
        need(look.may_choose(at, figure.camp(), look.reach(deed.by)), "CQ-STA-21")?;
        need(look.board.around(at).meets(look.open()), Self::RULE)
    }

    fn more(_: &Look<'_>, deed: &Deed) -> More {
        if deed.len() < 2 { More::Needed } else { More::Done }
    }

    fn resolve<C: Chance + ?Sized, L: Log<Event>>(scene: &mut Scene<'_, C, L>, deed: &Deed) {
        let look = scene.look();
        let (Some(from), Some(to)) = (deed.square(&look, 0), deed.square(&look, 1)) else { return };
        let Some(figure) = look.figure(from) else { return };
        if !look.open().has(to) || look.is_immune(from) || scene.parries(from) {
            return;
        }
        scene.shove(from, to);
        if figure.kind.is_paint() {
            scene.paint_ground(from, figure.tint);
        }
    }
}
