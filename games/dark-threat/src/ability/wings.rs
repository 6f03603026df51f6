//! Wings of Mana (DT-SPEC-13): the Chosen One lands anywhere and scatters Kaos's figures around.

use super::{Aiming, Cost, Unit, at, need, refuse};
use crate::look::Look;
use crate::scene::Scene;
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

    fn list(look: &Look<'_>, _: Square, push: &mut impl FnMut(Aim)) {
        if look.rules.in_force(look.state, Temple::Wisdom) {
            look.enterable(Kind::ChosenOne).iter().for_each(|to| push(Aim::At(to)));
        }
    }

    fn check(look: &Look<'_>, by: Square, aim: Aim) -> Result<(), Refusal> {
        need(look.rules.in_force(look.state, Temple::Wisdom), "DT-ITEM-1")?;
        let Some(to) = at(aim) else { return refuse(Self::RULE) };
        need(to != by, "DT-ACT-5")?;
        need(look.check_entry(Kind::ChosenOne, to).is_ok(), Self::RULE)
    }

    fn resolve<L: Log<Event>>(scene: &mut Scene<'_, L>, by: Square, aim: Aim) {
        if let Some(to) = at(aim) {
            scene.travel(by, [to]);
            scene.strike(Blow::Wings, to, None, scene.rules.board.around(to));
        }
    }
}
