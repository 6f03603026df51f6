//! Advanced Kung Fu (CQ-KUNG-2): stuns everybody around; an enemy costs two cards.

use super::big_wooden_weapon::{strike_around, stuns_around};
use super::prelude::*;
use crate::Camp;

pub(crate) struct AdvancedKungFu;

impl Unit for AdvancedKungFu {
    const CODE: &'static str = "advanced-kung-fu";
    const RULE: &'static str = "CQ-KUNG-2";
    const OFFENSIVE: bool = true;

    fn candidates(_: &MoveGen<'_>, _: &Deed) -> Candidates {
        Candidates::Alone
    }

    fn check(movegen: &MoveGen<'_>, deed: &Deed, aim: Aim) -> Result<(), Refusal> {
        need(aim == Aim::Alone, Self::RULE)?;
        let Some(figure) = movegen.figure(deed.by) else { return refuse(Self::RULE) };
        let enemy = figure.camp().other();
        let loses = movegen.state.hands[enemy.index()].total() > 0 && meets(movegen, deed.by, enemy);
        need(stuns_around(movegen, deed.by) || loses, "CQ-GEN-15")
    }

    fn resolve<C: Chance + ?Sized, L: Log<Event>>(tx: &mut Tx<'_, C, L>, deed: &Deed) {
        let movegen = tx.movegen();
        let Some(figure) = movegen.figure(deed.by) else { return };
        let enemy = figure.camp().other();
        let loses = meets(&movegen, deed.by, enemy);
        strike_around(tx, deed.by);
        if loses {
            tx.lose_cards(enemy, 2);
        }
    }
}

fn meets(movegen: &MoveGen<'_>, by: Square, enemy: Camp) -> bool {
    let reach = movegen.reach(by);
    (movegen.board.around(by) & movegen.field.of(enemy)).iter().any(|at| movegen.is_in_reach(at, reach))
}
