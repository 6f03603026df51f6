//! Barrage (PB-BARRAGE-1): the Ranger's blast clears nine squares.

use super::lob::{check_throw, washable};
use super::{Cost, Shape, Unit, at};
use crate::look::Look;
use crate::scene::Scene;
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

    fn list(look: &Look<'_>, by: Square, push: &mut impl FnMut(Aim)) {
        let board = &look.rules.board;
        let cleared = washable(look);
        let aims = board.throw(by) & (cleared | board.around_all(cleared));
        aims.iter().for_each(|aim| push(Aim::At(aim)));
    }

    fn check(look: &Look<'_>, by: Square, aim: Aim) -> Result<(), Refusal> {
        check_throw(look, by, aim)
    }

    fn changes(look: &Look<'_>, _: Square, aim: Aim) -> bool {
        let area = at(aim).map(|aim| look.rules.board.block(aim));
        area.into_iter().flatten().any(|square| washable(look).has(square))
    }

    fn resolve<L: Log<Event>>(scene: &mut Scene<'_, L>, _: Square, aim: Aim, _: Chosen) -> Hits {
        let area = at(aim).map(|aim| scene.rules.board.block(aim));
        for square in area.into_iter().flatten() {
            scene.erase(square);
            if scene.state.field.invocations().has(square) {
                scene.desummon(square);
            }
        }
        Hits::default()
    }
}
