//! Multi-shot (PB-MULTI-1): the Hunter's blast is three Shots, chosen one after another.

use super::{Ability, Cost, Shape, Unit, refuse, shot};
use crate::look::Look;
use crate::scene::Scene;
use crate::{Aim, Chosen, Event, Frame, Hits, Kind};
use paint::Square;
use tabletop::{Log, Refusal};

pub(crate) struct MultiShot;

impl Unit for MultiShot {
    const CODE: &'static str = "multi-shot";
    const KINDS: &'static [Kind] = &[Kind::Hunter];
    const COST: Cost = Cost::Blast;
    const SHAPE: Shape = Shape::Alone;
    const RULE: &'static str = "PB-MULTI-1";

    fn list(look: &Look<'_>, by: Square, push: &mut impl FnMut(Aim)) {
        if !shot::targets(look, by).is_empty() {
            push(Aim::Alone);
        }
    }

    fn check(_: &Look<'_>, _: Square, aim: Aim) -> Result<(), Refusal> {
        if aim == Aim::Alone { Ok(()) } else { refuse(Self::RULE) }
    }

    fn changes(look: &Look<'_>, by: Square, _: Aim) -> bool {
        let can = |aim: Aim| Ability::Shot.check(look, by, aim).is_ok() && Ability::Shot.changes(look, by, aim);
        look.rules.board.throw(by).iter().any(|target| can(Aim::At(target)))
    }

    fn resolve<L: Log<Event>>(scene: &mut Scene<'_, L>, by: Square, _: Aim, _: Chosen) -> Hits {
        let left = scene.rules.constants.multi_shot;
        scene.state.business.push(Frame::Shots { by, left, begun: false });
        Hits::default()
    }
}
