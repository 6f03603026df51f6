//! Dispel (PB-DISPEL-1): the Warrior desummons every invocation around him.

use super::{Cost, Shape, Unit, refuse};
use crate::movegen::MoveGen;
use crate::tx::Tx;
use crate::{Aim, Chosen, Event, Hits, Kind};
use paint::{Direction, Square};
use tabletop::{Log, Refusal};

pub(crate) struct Dispel;

impl Unit for Dispel {
    const CODE: &'static str = "dispel";
    const KINDS: &'static [Kind] = &[Kind::Warrior];
    const COST: Cost = Cost::Special;
    const SHAPE: Shape = Shape::Alone;
    const RULE: &'static str = "PB-DISPEL-1";

    fn list(movegen: &MoveGen<'_>, by: Square, push: &mut impl FnMut(Aim)) {
        if movegen.rules.board.around(by).meets(movegen.field.invocations()) {
            push(Aim::Alone);
        }
    }

    fn check(movegen: &MoveGen<'_>, by: Square, aim: Aim) -> Result<(), Refusal> {
        let invocation = |to: &Direction| {
            let at = movegen.rules.board.step(by, *to);
            at.and_then(|at| movegen.field.figure(at)).is_some_and(|figure| figure.kind.is_invocation())
        };
        if aim == Aim::Alone && Direction::ALL.iter().any(invocation) { Ok(()) } else { refuse(Self::RULE) }
    }

    fn resolve<L: Log<Event>>(tx: &mut Tx<'_, L>, by: Square, _: Aim, _: Chosen) -> Hits {
        let near = tx.rules.board.around(by) & tx.state.field.invocations();
        near.iter().for_each(|at| tx.desummon(at));
        Hits::default()
    }
}
