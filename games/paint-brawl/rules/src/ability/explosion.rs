//! Explosion (PB-MYSTBOOM-1): the Mystic makes any invocation explode.

use super::{Cost, Shape, Unit, at, refuse};
use crate::movegen::MoveGen;
use crate::tx::Tx;
use crate::{Aim, Chosen, Event, Hits, Kind};
use paint::Square;
use tabletop::{Log, Refusal};

pub(crate) struct Explosion;

impl Unit for Explosion {
    const CODE: &'static str = "explosion";
    const KINDS: &'static [Kind] = &[Kind::Mystic];
    const COST: Cost = Cost::Special;
    const SHAPE: Shape = Shape::At;
    const RULE: &'static str = "PB-MYSTBOOM-1";

    fn list(movegen: &MoveGen<'_>, _: Square, push: &mut impl FnMut(Aim)) {
        movegen.field.invocations().iter().for_each(|invocation| push(Aim::At(invocation)));
    }

    fn check(movegen: &MoveGen<'_>, _: Square, aim: Aim) -> Result<(), Refusal> {
        let figure = at(aim).and_then(|at| movegen.field.figure(at));
        if figure.is_some_and(|figure| figure.kind.is_invocation()) { Ok(()) } else { refuse(Self::RULE) }
    }

    fn resolve<L: Log<Event>>(tx: &mut Tx<'_, L>, _: Square, aim: Aim, _: Chosen) -> Hits {
        if let Some(invocation) = at(aim) {
            tx.explode(invocation);
        }
        Hits::default()
    }
}
