//! Mutation (PB-MUTATION-1): the Mystic's blast swaps two fighters.

use super::{Cost, Shape, Unit, refuse};
use crate::look::Look;
use crate::scene::Scene;
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

    fn list(look: &Look<'_>, _: Square, push: &mut impl FnMut(Aim)) {
        let own = look.field.fighters_of(look.seat);
        for one in own.iter() {
            for other in (own.above(one) | look.rivals).iter() {
                if differ(look, one, other) {
                    push(Aim::Pair(one, Some(other)));
                }
            }
        }
    }

    /// Two own fighters are named in the order of their squares, so that a swap has one name.
    fn check(look: &Look<'_>, _: Square, aim: Aim) -> Result<(), Refusal> {
        let fighter = |at: Square| look.field.figure(at).filter(|figure| figure.kind.is_fighter());
        match aim {
            Aim::Pair(one, Some(other)) => match (fighter(one), fighter(other)) {
                (Some(own), Some(any)) if own.seat == look.seat && (any.seat != look.seat || one < other) => Ok(()),
                _ => refuse(Self::RULE),
            },
            _ => refuse(Self::RULE),
        }
    }

    fn changes(look: &Look<'_>, _: Square, aim: Aim) -> bool {
        matches!(aim, Aim::Pair(one, Some(other)) if differ(look, one, other))
    }

    fn resolve<L: Log<Event>>(scene: &mut Scene<'_, L>, _: Square, aim: Aim, _: Chosen) -> Hits {
        if let Aim::Pair(one, Some(other)) = aim
            && let (Some(first), Some(second)) = (scene.state.field.lift(one), scene.state.field.lift(other))
        {
            scene.state.field.stand(one, second);
            scene.state.field.stand(other, first);
            scene.tell(Event::Swapped { one, other, figures: Some([first, second]) });
        }
        Hits::default()
    }
}

/// Two own fighters of one kind with the same stun marks can be exchanged without anybody noticing.
fn differ(look: &Look<'_>, one: Square, other: Square) -> bool {
    look.field.figure(one) != look.field.figure(other)
}
