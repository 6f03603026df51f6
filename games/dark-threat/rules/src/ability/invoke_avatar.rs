//! Avatar invocation (DT-SPEC-2): a Totem in contact becomes its Avatar.

use super::{Aiming, Cost, Unit, at, need, refuse};
use crate::movegen::MoveGen;
use crate::tx::Tx;
use crate::{Aim, Event, Kind, Shape};
use paint::Square;
use tabletop::{Log, Refusal};

pub(crate) struct InvokeAvatar;

impl Unit for InvokeAvatar {
    const CODE: &'static str = "invoke-avatar";
    const KINDS: &'static [Kind] = &[Kind::Oak];
    const COST: Cost = Cost::BOTH;
    const AIMING: Aiming = Aiming::At;
    const RULE: &'static str = "DT-SPEC-2";

    fn list(movegen: &MoveGen<'_>, by: Square, push: &mut impl FnMut(Aim)) {
        (movegen.board.around(by) & movegen.totems).iter().for_each(|at| push(Aim::At(at)));
    }

    fn check(movegen: &MoveGen<'_>, by: Square, aim: Aim) -> Result<(), Refusal> {
        let Some(at) = at(aim) else { return refuse(Self::RULE) };
        need(movegen.kind(at) != Some(Kind::Mushroom), "DT-TOT-4")?;
        need(movegen.board.steps(by, at) == Some(1) && movegen.kind(at) == Some(Kind::Totem), Self::RULE)
    }

    fn resolve<L: Log<Event>>(tx: &mut Tx<'_, L>, _: Square, aim: Aim) {
        if let Some(at) = at(aim) {
            tx.reshape_at(at, Shape::Avatar);
        }
    }
}
