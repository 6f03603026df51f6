//! Telekinesis (CQ-TELK-1): carries an invocation one square.

use super::prelude::*;

pub(crate) struct Telekinesis;

impl Unit for Telekinesis {
    const CODE: &'static str = "telekinesis";
    const RULE: &'static str = "CQ-TELK-1";
    const OFFENSIVE: bool = true;

    fn candidates(look: &Look<'_>, deed: &Deed) -> Candidates {
        let tint = look.figure(deed.by).map_or(Tint::Black, |figure| figure.tint);
        Candidates::Squares(match deed.square(look, 0) {
            None => look.firsts(deed.by, tint, false) & look.field.invocations(),
            Some(from) => look.board.around(from),
        })
    }

    fn check(look: &Look<'_>, deed: &Deed, aim: Aim) -> Result<(), Refusal> {
        let Some(figure) = look.figure(deed.by) else { return refuse(Self::RULE) };
        let Some(at) = look.at(aim) else { return refuse(Self::RULE) };
        if let Some(from) = deed.square(look, 0) {
            return need(look.board.around(from).has(at) && carries(look, from, at), "CQ-TELK-2");
        }
        need(look.firsts(deed.by, figure.tint, false).has(at), "CQ-LOS-3")?;
        need(look.field.invocations().has(at), Self::RULE)?;
        need(look.may_choose(at, figure.camp(), look.reach(deed.by)), "CQ-STA-21")?;
        need(look.board.around(at).iter().any(|to| carries(look, at, to)), "CQ-TELK-2")
    }

    fn more(_: &Look<'_>, deed: &Deed) -> More {
        if deed.len() < 2 { More::Needed } else { More::Done }
    }

    fn resolve<C: Chance + ?Sized, L: Log<Event>>(scene: &mut Scene<'_, C, L>, deed: &Deed) {
        let look = scene.look();
        let (Some(from), Some(to)) = (deed.square(&look, 0), deed.square(&look, 1)) else { return };
        if !look.field.invocations().has(from) || !carries(&look, from, to) {
            return;
        }
        if look.figure(from).is_some_and(|figure| figure.kind.is_paint()) {
            scene.slide(from, to, true);
        } else {
            scene.shove(from, to);
        }
    }
}

/// Whether an invocation may be carried there (CQ-TELK-2).
fn carries(look: &Look<'_>, from: Square, to: Square) -> bool {
    match look.figure(from) {
        Some(figure) if figure.kind.is_paint() => look.slide(figure, to, true).is_some(),
        _ => look.open().has(to),
    }
}
