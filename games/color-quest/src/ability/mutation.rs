//! Mutation (CQ-MUTA-1): two figures change places.

use super::prelude::*;

pub(crate) struct Mutation;

impl Unit for Mutation {
    const CODE: &'static str = "mutation";
    const RULE: &'static str = "CQ-MUTA-1";
    const OFFENSIVE: bool = true;

    fn candidates(movegen: &MoveGen<'_>, deed: &Deed) -> Candidates {
        let tint = movegen.figure(deed.by).map_or(Tint::Black, |figure| figure.tint);
        Candidates::Squares(match deed.len() {
            0 => movegen.firsts(deed.by, tint, false) & movegen.occupied,
            _ => movegen.occupied,
        })
    }

    fn check(movegen: &MoveGen<'_>, deed: &Deed, aim: Aim) -> Result<(), Refusal> {
        let Some(figure) = movegen.figure(deed.by) else { return refuse(Self::RULE) };
        let Some(at) = movegen.at(aim) else { return refuse(Self::RULE) };
        let reach = movegen.reach(deed.by);
        need(movegen.may_choose(at, figure.camp(), reach), "CQ-STA-21")?;
        match deed.square(movegen, 0) {
            None => {
                need(movegen.firsts(deed.by, figure.tint, false).has(at), "CQ-LOS-3")?;
                let other = |other: Square| other != at && movegen.may_choose(other, figure.camp(), reach);
                need(movegen.occupied.iter().any(other), Self::RULE)
            }
            Some(first) => need(at != first, Self::RULE),
        }
    }

    fn more(_: &MoveGen<'_>, deed: &Deed) -> More {
        if deed.len() < 2 { More::Needed } else { More::Done }
    }

    fn resolve<C: Chance + ?Sized, L: Log<Event>>(tx: &mut Tx<'_, C, L>, deed: &Deed) {
        let movegen = tx.movegen();
        let (Some(from), Some(to)) = (deed.square(&movegen, 0), deed.square(&movegen, 1)) else { return };
        let (Some(first), Some(second)) = (movegen.figure(from), movegen.figure(to)) else { return };
        if first.is(Marks::IMMUNE) || second.is(Marks::IMMUNE) || tx.parries(from) || tx.parries(to) {
            return;
        }
        let moved = |figure: Figure| Figure { marks: figure.marks.without(Marks::MUST), ..figure };
        tx.state.field.lift(from);
        tx.state.field.put(to, moved(first));
        tx.state.field.put(from, moved(second));
        tx.tell(Event::Swapped { first, from, second, to });
        tx.push(Frame::Arrive { at: from });
        tx.push(Frame::Arrive { at: to });
    }
}
