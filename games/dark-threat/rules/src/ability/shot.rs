//! Shot (DT-ATK-4): one square that is seen is painted black.

use super::{Aiming, Cost, Unit, at, need, refuse};
use crate::movegen::MoveGen;
use crate::tx::Tx;
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

    fn list(movegen: &MoveGen<'_>, by: Square, push: &mut impl FnMut(Aim)) {
        let stops = movegen.stops_shot(by);
        let seen = Direction::STRAIGHT.iter().fold(Squares::NONE, |all, &to| all | movegen.sight(by, to, stops).seen());
        (seen & movegen.blackened()).iter().for_each(|at| push(Aim::At(at)));
    }

    fn check(movegen: &MoveGen<'_>, by: Square, aim: Aim) -> Result<(), Refusal> {
        let Some(at) = at(aim) else { return refuse(Self::RULE) };
        movegen.check_sight(by, at, movegen.shoots_over_paint(by))?;
        need(movegen.changes(at, Paint::Black), Self::RULE)
    }

    fn resolve<L: Log<Event>>(tx: &mut Tx<'_, L>, _: Square, aim: Aim) {
        tx.splash(Blow::Black, at(aim));
    }
}
