//! Wings of Mana (DT-SPEC-13): the Chosen One lands anywhere and scatters Kaos's figures around.

use super::{Aiming, Cost, Unit, at, need, refuse};
use crate::movegen::MoveGen;
use crate::tx::Tx;
use crate::{Aim, Blow, Event, Kind, Temple};
use paint::Square;
use tabletop::{Log, Refusal};

pub(crate) struct Wings;

impl Unit for Wings {
    const CODE: &'static str = "wings";
    const KINDS: &'static [Kind] = &[Kind::ChosenOne, Kind::BrightChosenOne];
    const COST: Cost = Cost::MOVES;
    const AIMING: Aiming = Aiming::At;
    const RULE: &'static str = "DT-SPEC-13";

    fn list(movegen: &MoveGen<'_>, _: Square, push: &mut impl FnMut(Aim)) {
        if movegen.rules.in_force(movegen.state, Temple::Wisdom) {
            movegen.enterable(Kind::ChosenOne).iter().for_each(|to| push(Aim::At(to)));
        }
    }

    fn check(movegen: &MoveGen<'_>, by: Square, aim: Aim) -> Result<(), Refusal> {
        need(movegen.rules.in_force(movegen.state, Temple::Wisdom), "DT-ITEM-1")?;
        let Some(to) = at(aim) else { return refuse(Self::RULE) };
        need(to != by, "DT-ACT-5")?;
        need(movegen.check_entry(Kind::ChosenOne, to).is_ok(), Self::RULE)
    }

    fn resolve<L: Log<Event>>(tx: &mut Tx<'_, L>, by: Square, aim: Aim) {
        if let Some(to) = at(aim) {
            tx.travel(by, [to]);
            tx.strike(Blow::Wings, to, None, tx.rules.board.around(to));
        }
    }
}
