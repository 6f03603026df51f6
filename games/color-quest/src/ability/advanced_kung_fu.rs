//! Advanced Kung Fu (CQ-KUNG-2): stuns everybody around; an enemy costs two cards.

use super::big_wooden_weapon::{strike_around, stuns_around};
use super::prelude::*;
use crate::Camp;

pub(crate) struct AdvancedKungFu;

impl Unit for AdvancedKungFu {
    const CODE: &'static str = "advanced-kung-fu";
    const RULE: &'static str = "CQ-KUNG-2";
    const OFFENSIVE: bool = true;

    fn candidates(_: &Look<'_>, _: &Deed) -> Candidates {
        Candidates::Alone
    }

    fn check(look: &Look<'_>, deed: &Deed, aim: Aim) -> Result<(), Refusal> {
        need(aim == Aim::Alone, Self::RULE)?;
        let Some(figure) = look.figure(deed.by) else { return refuse(Self::RULE) };
        let enemy = figure.camp().other();
        let loses = look.state.hands[enemy.index()].total() > 0 && meets(look, deed.by, enemy);
        need(stuns_around(look, deed.by) || loses, "CQ-GEN-15")
    }

    fn resolve<C: Chance + ?Sized, L: Log<Event>>(scene: &mut Scene<'_, C, L>, deed: &Deed) {
        let look = scene.look();
        let Some(figure) = look.figure(deed.by) else { return };
        let enemy = figure.camp().other();
        let loses = meets(&look, deed.by, enemy);
        strike_around(scene, deed.by);
        if loses {
            scene.lose_cards(enemy, 2);
        }
    }
}

fn meets(look: &Look<'_>, by: Square, enemy: Camp) -> bool {
    let reach = look.reach(by);
    (look.board.around(by) & look.field.of(enemy)).iter().any(|at| look.is_in_reach(at, reach))
}
