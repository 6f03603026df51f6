//! Shot (DT-ATK-4): one square that is seen is painted black.

use super::{Aiming, Cost, Unit, at, need, refuse};
use crate::look::Look;
use crate::scene::Scene;
use crate::{Aim, Blow, Event, Kind, Paint};
use paint::{Direction, Square, Squares};
use tabletop::{Log, Refusal};

pub(crate) struct Shot;

impl Unit for Shot {
    const CODE: &'static str = "shot";
    const KINDS: &'static [Kind] = &[Kind::SmallBane, Kind::DoomedChief];
    const COST: Cost = Cost::ATTACK;
    const AIMING: Aiming = Aiming::At;
    const RULE: &'static str = "DT-ATK-4";

    fn list(look: &Look<'_>, by: Square, push: &mut impl FnMut(Aim)) {
        let stops = look.stops_shot(by);
        let seen = Direction::STRAIGHT.iter().fold(Squares::NONE, |all, &to| all | look.sight(by, to, stops).seen());
        (seen & look.blackened()).iter().for_each(|at| push(Aim::At(at)));
    }

    fn check(look: &Look<'_>, by: Square, aim: Aim) -> Result<(), Refusal> {
        let Some(at) = at(aim) else { return refuse(Self::RULE) };
        look.check_sight(by, at, look.shoots_over_paint(by))?;
        need(look.changes(at, Paint::Black), Self::RULE)
    }

    fn resolve<L: Log<Event>>(scene: &mut Scene<'_, L>, _: Square, aim: Aim) {
        scene.splash(Blow::Black, at(aim));
    }
}
