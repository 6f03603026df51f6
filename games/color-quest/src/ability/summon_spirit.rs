//! Summon Spirit (CQ-SUMM-3): a die on the board becomes a spirit.

use super::prelude::*;

pub(crate) struct SummonSpirit;

impl Unit for SummonSpirit {
    const CODE: &'static str = "summon-spirit";
    const RULE: &'static str = "CQ-SUMM-3";
    const OFFENSIVE: bool = false;

    fn candidates(movegen: &MoveGen<'_>, deed: &Deed) -> Candidates {
        match deed.len() {
            0 => Candidates::Squares(movegen.field.dice_squares()),
            _ => Candidates::Kinds(&Kind::SPIRITS),
        }
    }

    fn check(movegen: &MoveGen<'_>, deed: &Deed, aim: Aim) -> Result<(), Refusal> {
        let spare = |kind: Kind| movegen.rules.spares(movegen.state, kind) > 0;
        if deed.len() == 0 {
            need(movegen.at(aim).is_some_and(|at| movegen.field.dice_squares().has(at)), Self::RULE)?;
            return need(Kind::SPIRITS.into_iter().any(spare), "CQ-CMP-4");
        }
        let Aim::As(kind) = aim else { return refuse(Self::RULE) };
        need(Kind::SPIRITS.contains(&kind), Self::RULE)?;
        need(spare(kind), "CQ-CMP-4")
    }

    fn more(_: &MoveGen<'_>, deed: &Deed) -> More {
        if deed.len() < 2 { More::Needed } else { More::Done }
    }

    fn resolve<C: Chance + ?Sized, L: Log<Event>>(tx: &mut Tx<'_, C, L>, deed: &Deed) {
        let movegen = tx.movegen();
        let (Some(at), Some(&Aim::As(kind))) = (deed.square(&movegen, 0), deed.aims.list().get(1)) else { return };
        let die = movegen.field.dice.iter().position(|die| die.is_some_and(|die| die.at == at));
        if let Some(fragment) = die.filter(|_| movegen.rules.spares(movegen.state, kind) > 0 && !movegen.occupied.has(at)) {
            tx.state.field.dice[fragment] = None;
            tx.appear(at, kind, Tint::Gold);
        }
    }
}
