//! Barrage (PB-BARRAGE-1): the Ranger's blast clears nine squares.

use super::lob::{check_throw, washable};
use super::{Cost, Shape, Unit, at};
use crate::movegen::MoveGen;
use crate::tx::Tx;
use crate::{Aim, Chosen, Event, Hits, Kind};
use paint::Square;
use tabletop::{Log, Refusal};

pub(crate) struct Barrage;

impl Unit for Barrage {
    const CODE: &'static str = "barrage";
    const KINDS: &'static [Kind] = &[Kind::Ranger];
    const COST: Cost = Cost::Blast;
    const SHAPE: Shape = Shape::At;
    const RULE: &'static str = "PB-BARRAGE-1";

    fn list(movegen: &MoveGen<'_>, by: Square, push: &mut impl FnMut(Aim)) {
        let board = &movegen.rules.board;
        let cleared = washable(movegen);
        let aims = board.throw(by) & (cleared | board.around_all(cleared));
        aims.iter().for_each(|aim| push(Aim::At(aim)));
    }

    fn check(movegen: &MoveGen<'_>, by: Square, aim: Aim) -> Result<(), Refusal> {
        check_throw(movegen, by, aim)
    }

    fn changes(movegen: &MoveGen<'_>, _: Square, aim: Aim) -> bool {
        let area = at(aim).map(|aim| movegen.rules.board.block(aim));
        area.into_iter().flatten().any(|square| washable(movegen).has(square))
    }

    fn resolve<L: Log<Event>>(tx: &mut Tx<'_, L>, _: Square, aim: Aim, _: Chosen) -> Hits {
        let area = at(aim).map(|aim| tx.rules.board.block(aim));
        for square in area.into_iter().flatten() {
            tx.erase(square);
            if tx.state.field.invocations().has(square) {
                tx.desummon(square);
            }
        }
        Hits::default()
    }
}
