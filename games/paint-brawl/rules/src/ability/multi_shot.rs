//! Multi-shot (PB-MULTI-1): the Hunter's blast is three Shots, chosen one after another.

use super::{Ability, Cost, Shape, Unit, refuse, shot};
use crate::movegen::MoveGen;
use crate::tx::Tx;
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

    fn list(movegen: &MoveGen<'_>, by: Square, push: &mut impl FnMut(Aim)) {
        if !shot::targets(movegen, by).is_empty() {
            push(Aim::Alone);
        }
    }

    fn check(_: &MoveGen<'_>, _: Square, aim: Aim) -> Result<(), Refusal> {
        if aim == Aim::Alone { Ok(()) } else { refuse(Self::RULE) }
    }

    fn changes(movegen: &MoveGen<'_>, by: Square, _: Aim) -> bool {
        let can = |aim: Aim| Ability::Shot.check(movegen, by, aim).is_ok() && Ability::Shot.changes(movegen, by, aim);
        movegen.rules.board.throw(by).iter().any(|target| can(Aim::At(target)))
    }

    fn resolve<L: Log<Event>>(tx: &mut Tx<'_, L>, by: Square, _: Aim, _: Chosen) -> Hits {
        let left = tx.rules.constants.multi_shot;
        tx.state.business.push(Frame::Shots { by, left, begun: false });
        Hits::default()
    }
}
