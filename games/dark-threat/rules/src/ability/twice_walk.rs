//! Twice walk (DT-MOVE-4): one or two steps; the second is a decision of its own (D-STEP2).

use super::{Aiming, Cost, Unit, at, need, refuse};
use crate::movegen::MoveGen;
use crate::tx::Tx;
use crate::{Aim, DarkThreat, Event, Frame, Kind, State};
use paint::{Square, Squares};
use tabletop::{Log, Refusal};

pub(crate) struct TwiceWalk;

impl Unit for TwiceWalk {
    const CODE: &'static str = "twice-walk";
    const KINDS: &'static [Kind] = &[Kind::Avatar];
    const COST: Cost = Cost::MOVE;
    const AIMING: Aiming = Aiming::At;
    const RULE: &'static str = "DT-MOVE-4";

    fn list(movegen: &MoveGen<'_>, by: Square, push: &mut impl FnMut(Aim)) {
        (movegen.board.around(by) & movegen.enterable(Kind::Avatar)).iter().for_each(|to| push(Aim::At(to)));
    }

    fn check(movegen: &MoveGen<'_>, by: Square, aim: Aim) -> Result<(), Refusal> {
        let Some(to) = at(aim) else { return refuse(Self::RULE) };
        need(to != by, "DT-ACT-5")?;
        need(movegen.board.steps(by, to) == Some(1), Self::RULE)?;
        movegen.check_entry(Kind::Avatar, to)
    }

    fn resolve<L: Log<Event>>(tx: &mut Tx<'_, L>, by: Square, aim: Aim) {
        let Some(to) = at(aim) else { return };
        tx.travel(by, [to]);
        if !second_steps(tx.rules, tx.state, by, to).is_empty() {
            tx.state.business.push(Frame::Step { from: by, at: to });
        }
    }
}

/// Where an Avatar that began on `from` and stands on `at` may go on to.
pub(crate) fn second_steps(rules: &DarkThreat, state: &State, from: Square, at: Square) -> Squares {
    (rules.board.around(at) - state.field.occupied()).without(from).without(rules.sanctuary)
}
