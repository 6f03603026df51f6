//! Whirlwind (DT-ATK-2): the eight squares around are painted black; the Ultimate Bane's reaches the Sanctuary (DT-ATK-3).

use super::{Aiming, Cost, Unit, need};
use crate::look::Look;
use crate::scene::Scene;
use crate::{Aim, Blow, Event, Kind, Paint};
use paint::{Direction, Square};
use tabletop::{Log, Refusal};

pub(crate) struct Whirlwind;

impl Unit for Whirlwind {
    const CODE: &'static str = "whirlwind";
    const KINDS: &'static [Kind] = &[Kind::HalfBane, Kind::UltimateBane];
    const COST: Cost = Cost::ATTACK;
    const AIMING: Aiming = Aiming::Alone;
    const RULE: &'static str = "DT-ATK-2";

    fn list(look: &Look<'_>, by: Square, push: &mut impl FnMut(Aim)) {
        let around = look.board.around(by);
        if around.meets(look.blackened()) || around.meets(look.harmed(blow(look.kind(by)))) {
            push(Aim::Alone);
        }
    }

    fn check(look: &Look<'_>, by: Square, aim: Aim) -> Result<(), Refusal> {
        need(aim == Aim::Alone, Self::RULE)?;
        let blow = blow(look.kind(by));
        let changes = |at: Square| look.changes(at, Paint::Black) || look.harms(blow, at);
        need(look.board.around(by).iter().any(changes), "DT-ACT-5")
    }

    fn resolve<L: Log<Event>>(scene: &mut Scene<'_, L>, by: Square, _: Aim) {
        let blow = blow(scene.kind_at(by));
        scene.splash(blow, scene.rules.board.ring(by, &Direction::CLOCKWISE));
    }
}

fn blow(kind: Option<Kind>) -> Blow {
    if kind == Some(Kind::UltimateBane) { Blow::Storm } else { Blow::Black }
}
