//! Aura (DT-LIGHT-1): white light around the Cleric for an attack, around the Chosen One for a special action (DT-SPEC-1).

use super::{Aiming, Cost, Unit, need};
use crate::movegen::MoveGen;
use crate::tx::Tx;
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

    fn list(movegen: &MoveGen<'_>, by: Square, push: &mut impl FnMut(Aim)) {
        let around = movegen.board.around(by);
        let changes = around.meets(movegen.black) || around.meets(movegen.banes) && around.meets(movegen.harmed(Blow::Light));
        if movegen.camp == Camp::Gaia && changes {
            push(Aim::Alone);
        }
    }

    fn check(movegen: &MoveGen<'_>, by: Square, aim: Aim) -> Result<(), Refusal> {
        need(aim == Aim::Alone, Self::RULE)?;
        need(movegen.camp == Camp::Gaia, "DT-DOOM-3")?;
        let changes = |at: Square| movegen.field.puddles().at(at) == Some(Paint::Black) || movegen.harms(Blow::Light, at);
        need(movegen.board.around(by).iter().any(changes), "DT-ACT-5")
    }

    fn resolve<L: Log<Event>>(tx: &mut Tx<'_, L>, by: Square, _: Aim) {
        let ring = tx.rules.board.ring(by, &Direction::CLOCKWISE);
        for at in ring {
            if tx.state.field.black().has(at) {
                tx.erase(at);
            }
        }
        tx.strike(Blow::Light, by, None, tx.rules.board.around(by));
    }
}
