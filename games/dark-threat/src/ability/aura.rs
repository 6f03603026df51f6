//! Aura (DT-LIGHT-1): white light around the Cleric for an attack, around the Chosen One for a special action (DT-SPEC-1).

use super::{Aiming, Cost, Unit, need};
use crate::look::Look;
use crate::scene::Scene;
use crate::{Aim, Blow, Camp, Event, Kind, Paint};
use paint::{Direction, Square};
use tabletop::{Log, Refusal};

pub(crate) struct Aura;

impl Unit for Aura {
    const CODE: &'static str = "aura";
    const KINDS: &'static [Kind] = &[Kind::ChosenOne, Kind::BrightChosenOne, Kind::Cleric];
    const COST: Cost = Cost::ATTACK;
    const AIMING: Aiming = Aiming::Alone;
    const RULE: &'static str = "DT-LIGHT-1";

    fn cost(kind: Kind) -> Cost {
        if kind.is_chosen_one() { Cost::BOTH } else { Cost::ATTACK }
    }

    fn list(look: &Look<'_>, by: Square, push: &mut impl FnMut(Aim)) {
        let around = look.board.around(by);
        let changes = around.meets(look.black) || around.meets(look.banes) && around.meets(look.harmed(Blow::Light));
        if look.camp == Camp::Gaia && changes {
            push(Aim::Alone);
        }
    }

    fn check(look: &Look<'_>, by: Square, aim: Aim) -> Result<(), Refusal> {
        need(aim == Aim::Alone, Self::RULE)?;
        need(look.camp == Camp::Gaia, "DT-DOOM-3")?;
        let changes = |at: Square| look.field.puddles().at(at) == Some(Paint::Black) || look.harms(Blow::Light, at);
        need(look.board.around(by).iter().any(changes), "DT-ACT-5")
    }

    fn resolve<L: Log<Event>>(scene: &mut Scene<'_, L>, by: Square, _: Aim) {
        let ring = scene.rules.board.ring(by, &Direction::CLOCKWISE);
        for at in ring {
            if scene.state.field.black().has(at) {
                scene.erase(at);
            }
        }
        scene.strike(Blow::Light, by, None, scene.rules.board.around(by));
    }
}
