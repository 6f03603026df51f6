//! Brawl (DT-ATK-1): the three squares of a corner are painted black.

use super::{Aiming, Cost, Unit, need, refuse, towards};
use crate::look::Look;
use crate::scene::Scene;
use crate::{Aim, Blow, Event, Kind, Paint};
use paint::{Direction, Square};
use tabletop::{Log, Refusal};

pub(crate) struct Brawl;

impl Unit for Brawl {
    const CODE: &'static str = "brawl";
    const KINDS: &'static [Kind] = &[Kind::DoomedChief];
    const COST: Cost = Cost::ATTACK;
    const AIMING: Aiming = Aiming::Towards;
    const RULE: &'static str = "DT-ATK-1";

    fn list(look: &Look<'_>, by: Square, push: &mut impl FnMut(Aim)) {
        let black = look.blackened();
        let changes = |corner: &Direction| look.board.elbow(by, *corner).into_iter().any(|at| black.has(at));
        Direction::DIAGONAL.into_iter().filter(changes).for_each(|corner| push(Aim::Towards(corner)));
    }

    fn check(look: &Look<'_>, by: Square, aim: Aim) -> Result<(), Refusal> {
        let Some(corner) = towards(aim).filter(|corner| !corner.is_straight()) else { return refuse(Self::RULE) };
        need(look.board.elbow(by, corner).into_iter().any(|at| look.changes(at, Paint::Black)), "DT-ACT-5")
    }

    fn resolve<L: Log<Event>>(scene: &mut Scene<'_, L>, by: Square, aim: Aim) {
        let Some(corner) = towards(aim) else { return };
        scene.splash(Blow::Black, scene.rules.board.elbow(by, corner));
    }
}
