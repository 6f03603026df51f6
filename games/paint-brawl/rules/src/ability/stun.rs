//! Stun (PB-STUN-1): the Basher's blow to everything around her.

use super::{Cost, Shape, Unit, refuse};
use crate::movegen::{MoveGen, recoils};
use crate::tx::Tx;
use crate::{Aim, Chosen, Event, Hits, Kind};
use paint::{Direction, Square};
use tabletop::{Log, Refusal};

pub(crate) struct Stun;

impl Unit for Stun {
    const CODE: &'static str = "stun";
    const KINDS: &'static [Kind] = &[Kind::Basher];
    const COST: Cost = Cost::Attack;
    const SHAPE: Shape = Shape::Alone;
    const RULE: &'static str = "PB-STUN-1";

    fn list(movegen: &MoveGen<'_>, by: Square, push: &mut impl FnMut(Aim)) {
        if Self::changes(movegen, by, Aim::Alone) {
            push(Aim::Alone);
        }
    }

    fn check(_: &MoveGen<'_>, _: Square, aim: Aim) -> Result<(), Refusal> {
        if aim == Aim::Alone { Ok(()) } else { refuse(Self::RULE) }
    }

    fn changes(movegen: &MoveGen<'_>, by: Square, _: Aim) -> bool {
        let around = movegen.rules.board.around(by) - movegen.field.walls();
        around.iter().filter_map(|at| movegen.field.figure(at)).filter(|figure| figure.seat != movegen.seat).any(|figure| {
            match figure.kind {
                Kind::Chief => recoils(movegen.rules, movegen.field, figure.seat),
                Kind::Mini | Kind::Maxi | Kind::Clone => true,
                _ => !figure.stuns.has(movegen.seat),
            }
        })
    }

    fn resolve<L: Log<Event>>(tx: &mut Tx<'_, L>, by: Square, _: Aim, _: Chosen) -> Hits {
        let mut hits = Hits::default();
        let Some(basher) = tx.state.field.figure(by) else { return hits };
        for at in tx.rules.board.ring(by, &Direction::ALL) {
            match tx.state.field.figure(at) {
                Some(figure) if figure.seat == basher.seat || tx.state.field.walls().has(at) => {}
                Some(figure) if figure.kind == Kind::Chief => hits.add(figure.seat),
                Some(figure) if figure.kind.is_invocation() => tx.desummon(at),
                Some(_) => tx.stun(at, basher.seat),
                None => {}
            }
        }
        hits
    }
}
