//! Brawl (DT-ATK-1): the three squares of a corner are painted black.

use super::{Aiming, Cost, Unit, need, refuse, towards};
use crate::movegen::MoveGen;
use crate::tx::Tx;
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

    fn list(movegen: &MoveGen<'_>, by: Square, push: &mut impl FnMut(Aim)) {
        let black = movegen.blackened();
        let changes = |corner: &Direction| movegen.board.elbow(by, *corner).into_iter().any(|at| black.has(at));
        Direction::DIAGONAL.into_iter().filter(changes).for_each(|corner| push(Aim::Towards(corner)));
    }

    fn check(movegen: &MoveGen<'_>, by: Square, aim: Aim) -> Result<(), Refusal> {
        let Some(corner) = towards(aim).filter(|corner| !corner.is_straight()) else { return refuse(Self::RULE) };
        need(movegen.board.elbow(by, corner).into_iter().any(|at| movegen.changes(at, Paint::Black)), "DT-ACT-5")
    }

    fn resolve<L: Log<Event>>(tx: &mut Tx<'_, L>, by: Square, aim: Aim) {
        let Some(corner) = towards(aim) else { return };
        tx.splash(Blow::Black, tx.rules.board.elbow(by, corner));
    }
}
