//! Mutation (CQ-MUTA-1): two figures change places.

use super::prelude::*;

pub(crate) struct Mutation;

impl Unit for Mutation {
    const CODE: &'static str = "mutation";
    const RULE: &'static str = "CQ-MUTA-1";
    const OFFENSIVE: bool = true;

    fn candidates(look: &Look<'_>, deed: &Deed) -> Candidates {
        let tint = look.figure(deed.by).map_or(Tint::Black, |figure| figure.tint);
        Candidates::Squares(match deed.len() {
            0 => look.firsts(deed.by, tint, false) & look.occupied,
            _ => look.occupied,
        })
    }

    fn check(look: &Look<'_>, deed: &Deed, aim: Aim) -> Result<(), Refusal> {
        let Some(figure) = look.figure(deed.by) else { return refuse(Self::RULE) };
        let Some(at) = look.at(aim) else { return refuse(Self::RULE) };
        let reach = look.reach(deed.by);
        need(look.may_choose(at, figure.camp(), reach), "CQ-STA-21")?;
        match deed.square(look, 0) {
            None => {
                need(look.firsts(deed.by, figure.tint, false).has(at), "CQ-LOS-3")?;
                let other = |other: Square| other != at && look.may_choose(other, figure.camp(), reach);
                need(look.occupied.iter().any(other), Self::RULE)
            }
            Some(first) => need(at != first, Self::RULE),
        }
    }

    fn more(_: &Look<'_>, deed: &Deed) -> More {
        if deed.len() < 2 { More::Needed } else { More::Done }
    }

    fn resolve<C: Chance + ?Sized, L: Log<Event>>(scene: &mut Scene<'_, C, L>, deed: &Deed) {
        let look = scene.look();
        let (Some(from), Some(to)) = (deed.square(&look, 0), deed.square(&look, 1)) else { return };
        let (Some(first), Some(second)) = (look.figure(from), look.figure(to)) else { return };
        if first.is(Marks::IMMUNE) || second.is(Marks::IMMUNE) || scene.parries(from) || scene.parries(to) {
            return;
        }
        let moved = |figure: Figure| Figure { marks: figure.marks.without(Marks::MUST), ..figure };
        scene.state.field.lift(from);
        scene.state.field.put(to, moved(first));
        scene.state.field.put(from, moved(second));
        scene.tell(Event::Swapped { first, from, second, to });
        scene.push(Frame::Arrive { at: from });
        scene.push(Frame::Arrive { at: to });
    }
}
