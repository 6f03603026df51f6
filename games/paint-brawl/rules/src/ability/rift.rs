//! Rift (PB-RIFT-1): the Basher's blast tears a line open to the edge of the board.

use super::{Cost, Shape, Unit, refuse, towards};
use crate::movegen::{MoveGen, recoils};
use crate::tx::Tx;
use crate::{Aim, Chosen, Event, Hits, Kind};
use paint::{Direction, Square};
use tabletop::{Log, Refusal};

pub(crate) struct Rift;

impl Unit for Rift {
    const CODE: &'static str = "rift";
    const KINDS: &'static [Kind] = &[Kind::Basher];
    const COST: Cost = Cost::Blast;
    const SHAPE: Shape = Shape::Towards;
    const RULE: &'static str = "PB-RIFT-1";

    fn list(movegen: &MoveGen<'_>, by: Square, push: &mut impl FnMut(Aim)) {
        for direction in Direction::STRAIGHT {
            if Self::changes(movegen, by, Aim::Towards(direction)) {
                push(Aim::Towards(direction));
            }
        }
    }

    fn check(_: &MoveGen<'_>, _: Square, aim: Aim) -> Result<(), Refusal> {
        match towards(aim) {
            Some(direction) if direction.is_straight() => Ok(()),
            _ => refuse(Self::RULE),
        }
    }

    fn changes(movegen: &MoveGen<'_>, by: Square, aim: Aim) -> bool {
        let field = movegen.field;
        let line = towards(aim).map_or(&[][..], |direction| movegen.rules.board.ray(by, direction));
        line.iter().any(|&at| match field.figure(at) {
            Some(figure) if figure.kind == Kind::Chief => {
                figure.seat != movegen.seat && recoils(movegen.rules, field, figure.seat)
            }
            Some(figure) => figure.kind.is_invocation() || !figure.stuns.has(movegen.seat),
            None => field.puddles().at(at).is_some(),
        })
    }

    fn resolve<L: Log<Event>>(tx: &mut Tx<'_, L>, by: Square, aim: Aim, _: Chosen) -> Hits {
        let mut hits = Hits::default();
        let (Some(direction), Some(basher)) = (towards(aim), tx.state.field.figure(by)) else { return hits };
        let rules = tx.rules;
        for &at in rules.board.ray(by, direction) {
            match tx.state.field.figure(at) {
                Some(figure) if figure.kind == Kind::Chief && figure.seat != basher.seat => hits.add(figure.seat),
                Some(figure) if figure.kind == Kind::Chief => {}
                Some(figure) if figure.kind.is_invocation() => tx.desummon(at),
                Some(_) => tx.stun(at, basher.seat),
                None => tx.erase(at),
            }
        }
        hits
    }
}
