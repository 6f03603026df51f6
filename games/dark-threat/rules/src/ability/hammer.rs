//! Hammer of Light (DT-SPEC-12): a flash along a line.

use super::{Aiming, Cost, Unit, need, refuse, towards};
use crate::movegen::MoveGen;
use crate::tx::Tx;
use crate::{Aim, Blow, Event, Kind, Paint, Temple};
use paint::{Direction, Square, Squares};
use tabletop::{Log, Refusal};

pub(crate) struct Hammer;

impl Unit for Hammer {
    const CODE: &'static str = "hammer";
    const KINDS: &'static [Kind] = &[Kind::ChosenOne, Kind::BrightChosenOne];
    const COST: Cost = Cost::ATTACKS;
    const AIMING: Aiming = Aiming::Towards;
    const RULE: &'static str = "DT-SPEC-12";

    fn list(movegen: &MoveGen<'_>, by: Square, push: &mut impl FnMut(Aim)) {
        if !movegen.rules.in_force(movegen.state, Temple::Force) {
            return;
        }
        let changed = movegen.black | movegen.harmed(Blow::Hammer);
        let flashes = |to: &Direction| flash(movegen, by, *to).meets(changed);
        Direction::STRAIGHT.into_iter().filter(flashes).for_each(|to| push(Aim::Towards(to)));
    }

    fn check(movegen: &MoveGen<'_>, by: Square, aim: Aim) -> Result<(), Refusal> {
        need(movegen.rules.in_force(movegen.state, Temple::Force), "DT-ITEM-1")?;
        let Some(to) = towards(aim).filter(|to| to.is_straight()) else { return refuse(Self::RULE) };
        let ends = |at: Square| at == movegen.rules.sanctuary || movegen.kind(at) == Some(Kind::Totem);
        let changes = |at: Square| movegen.field.puddles().at(at) == Some(Paint::Black) || movegen.harms(Blow::Hammer, at);
        let mut ray = movegen.board.ray(by, to).iter().copied().take_while(|&at| !ends(at));
        need(ray.any(changes), "DT-ACT-5")
    }

    fn resolve<L: Log<Event>>(tx: &mut Tx<'_, L>, by: Square, aim: Aim) {
        let Some(to) = towards(aim) else { return };
        let area = flash(&MoveGen::of(tx.rules, tx.state), by, to);
        let rules = tx.rules;
        for &at in rules.board.ray(by, to) {
            if area.has(at) && tx.state.field.black().has(at) {
                tx.erase(at);
            }
        }
        tx.strike(Blow::Hammer, by, Some(to), area);
    }
}

/// The squares of the line (DT-LINE-8).
fn flash(movegen: &MoveGen<'_>, by: Square, to: Direction) -> Squares {
    movegen.board.reach(by, to, movegen.totems.with(movegen.rules.sanctuary)).passed
}
