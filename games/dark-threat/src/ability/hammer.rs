//! Hammer of Light (DT-SPEC-12): a flash along a line.

use super::{Aiming, Cost, Unit, need, refuse, towards};
use crate::look::Look;
use crate::scene::Scene;
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

    fn list(look: &Look<'_>, by: Square, push: &mut impl FnMut(Aim)) {
        if !look.rules.in_force(look.state, Temple::Force) {
            return;
        }
        let changed = look.black | look.harmed(Blow::Hammer);
        let flashes = |to: &Direction| flash(look, by, *to).meets(changed);
        Direction::STRAIGHT.into_iter().filter(flashes).for_each(|to| push(Aim::Towards(to)));
    }

    fn check(look: &Look<'_>, by: Square, aim: Aim) -> Result<(), Refusal> {
        need(look.rules.in_force(look.state, Temple::Force), "DT-ITEM-1")?;
        let Some(to) = towards(aim).filter(|to| to.is_straight()) else { return refuse(Self::RULE) };
        let ends = |at: Square| at == look.rules.sanctuary || look.kind(at) == Some(Kind::Totem);
        let changes = |at: Square| look.field.puddles().at(at) == Some(Paint::Black) || look.harms(Blow::Hammer, at);
        let mut ray = look.board.ray(by, to).iter().copied().take_while(|&at| !ends(at));
        need(ray.any(changes), "DT-ACT-5")
    }

    fn resolve<L: Log<Event>>(scene: &mut Scene<'_, L>, by: Square, aim: Aim) {
        let Some(to) = towards(aim) else { return };
        let area = flash(&Look::of(scene.rules, scene.state), by, to);
        let rules = scene.rules;
        for &at in rules.board.ray(by, to) {
            if area.has(at) && scene.state.field.black().has(at) {
                scene.erase(at);
            }
        }
        scene.strike(Blow::Hammer, by, Some(to), area);
    }
}

/// The squares of the line (DT-LINE-8).
fn flash(look: &Look<'_>, by: Square, to: Direction) -> Squares {
    look.board.reach(by, to, look.totems.with(look.rules.sanctuary)).passed
}
