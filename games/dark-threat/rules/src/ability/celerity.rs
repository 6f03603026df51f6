//! Celerity (DT-MOVE-6): straight on in any of the eight directions.

use super::run::{check_way, go, reach};
use super::{Aiming, Cost, Unit};
use crate::movegen::MoveGen;
use crate::tx::Tx;
use crate::{Aim, Event, Kind};
use paint::{Direction, Square};
use tabletop::{Log, Refusal};

pub(crate) struct Celerity;

impl Unit for Celerity {
    const CODE: &'static str = "celerity";
    const KINDS: &'static [Kind] = &[Kind::Oak];
    const COST: Cost = Cost::MOVE;
    const AIMING: Aiming = Aiming::At;
    const RULE: &'static str = "DT-MOVE-6";

    fn list(movegen: &MoveGen<'_>, by: Square, push: &mut impl FnMut(Aim)) {
        reach(movegen, by, &Direction::ALL).iter().for_each(|to| push(Aim::At(to)));
    }

    fn check(movegen: &MoveGen<'_>, by: Square, aim: Aim) -> Result<(), Refusal> {
        check_way(movegen, by, aim, Self::RULE)
    }

    fn resolve<L: Log<Event>>(tx: &mut Tx<'_, L>, by: Square, aim: Aim) {
        go(tx, by, aim);
    }
}
