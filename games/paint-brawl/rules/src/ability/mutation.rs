//! Mutation (PB-MUTATION-1): the Mystic's blast swaps two fighters.

use super::{Cost, Shape, Unit, refuse};
use crate::movegen::MoveGen;
use crate::tx::Tx;
use crate::{Aim, Chosen, Event, Hits, Kind};
use paint::Square;
use tabletop::{Log, Refusal};

pub(crate) struct Mutation;

impl Unit for Mutation {
    const CODE: &'static str = "mutation";
    const KINDS: &'static [Kind] = &[Kind::Mystic];
    const COST: Cost = Cost::Blast;
    const SHAPE: Shape = Shape::Figures;
    const RULE: &'static str = "PB-MUTATION-1";

    fn list(movegen: &MoveGen<'_>, _: Square, push: &mut impl FnMut(Aim)) {
        let own = movegen.field.fighters_of(movegen.seat);
        for one in own.iter() {
            for other in (own.above(one) | movegen.rivals).iter() {
                if differ(movegen, one, other) {
                    push(Aim::Pair(one, Some(other)));
                }
            }
        }
    }

    /// Two own fighters are named in the order of their squares, so that a swap has one name.
    fn check(movegen: &MoveGen<'_>, _: Square, aim: Aim) -> Result<(), Refusal> {
        let fighter = |at: Square| movegen.field.figure(at).filter(|figure| figure.kind.is_fighter());
        match aim {
            Aim::Pair(one, Some(other)) => match (fighter(one), fighter(other)) {
                (Some(own), Some(any)) if own.seat == movegen.seat && (any.seat != movegen.seat || one < other) => Ok(()),
                _ => refuse(Self::RULE),
            },
            _ => refuse(Self::RULE),
        }
    }

    fn changes(movegen: &MoveGen<'_>, _: Square, aim: Aim) -> bool {
        matches!(aim, Aim::Pair(one, Some(other)) if differ(movegen, one, other))
    }

    fn resolve<L: Log<Event>>(tx: &mut Tx<'_, L>, _: Square, aim: Aim, _: Chosen) -> Hits {
        if let Aim::Pair(one, Some(other)) = aim
            && let (Some(first), Some(second)) = (tx.state.field.lift(one), tx.state.field.lift(other))
        {
            tx.state.field.stand(one, second);
            tx.state.field.stand(other, first);
            tx.tell(Event::Swapped { one, other, figures: Some([first, second]) });
        }
        Hits::default()
    }
}

/// Two own fighters of one kind with the same stun marks can be exchanged without anybody noticing.
fn differ(movegen: &MoveGen<'_>, one: Square, other: Square) -> bool {
    movegen.field.figure(one) != movegen.field.figure(other)
}
