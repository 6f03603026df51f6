//! Summon (CQ-SUMM-1): a MiniGolem on a puddle of its colour.

use super::prelude::*;

pub(crate) struct Summon;

impl Unit for Summon {
    const CODE: &'static str = "summon";
    const RULE: &'static str = "CQ-SUMM-1";
    const OFFENSIVE: bool = false;

    fn candidates(movegen: &MoveGen<'_>, _: &Deed) -> Candidates {
        Candidates::Squares(movegen.field.puddles().all() | movegen.field.bones())
    }

    fn check(movegen: &MoveGen<'_>, deed: &Deed, aim: Aim) -> Result<(), Refusal> {
        let Some(figure) = movegen.figure(deed.by) else { return refuse(Self::RULE) };
        let Some(at) = movegen.at(aim) else { return refuse(Self::RULE) };
        summons(movegen, figure, at, Kind::MiniGolem, Self::RULE)
    }

    fn resolve<C: Chance + ?Sized, L: Log<Event>>(tx: &mut Tx<'_, C, L>, deed: &Deed) {
        let movegen = tx.movegen();
        let (Some(figure), Some(at)) = (movegen.figure(deed.by), deed.square(&movegen, 0)) else { return };
        if summons(&movegen, figure, at, Kind::MiniGolem, Self::RULE).is_ok() {
            bring(tx, figure, at, Kind::MiniGolem);
        }
    }
}

/// Whether an invocation may come here (CQ-SUMM-1, CQ-SUMM-4).
pub(super) fn summons(movegen: &MoveGen<'_>, figure: Figure, at: Square, kind: Kind, rule: &'static str) -> Result<(), Refusal> {
    if figure.tint == Tint::Black {
        need((movegen.field.bones() - movegen.occupied).has(at), rule)?;
        return need(movegen.rules.spares(movegen.state, Kind::Skelette) > 0, "CQ-CMP-4");
    }
    need(movegen.field.puddle(at) == Some(figure.tint), rule)?;
    need(!movegen.field.dice_squares().has(at), "CQ-SUMM-4")?;
    need(movegen.rules.spares(movegen.state, kind) > 0, "CQ-CMP-4")
}

/// It comes; on a wall it explodes at once (CQ-INV-11).
pub(super) fn bring<C: Chance + ?Sized, L: Log<Event>>(tx: &mut Tx<'_, C, L>, figure: Figure, at: Square, kind: Kind) {
    if figure.tint == Tint::Black {
        return tx.awaken(at);
    }
    tx.summon(at, kind, figure.tint);
}
