//! Spore invocation (DT-SPEC-10): a Spore replaces a black puddle.

use super::invoke_mandrake::{check_invocation, invoke};
use super::{Aiming, Cost, Unit};
use crate::look::Look;
use crate::scene::Scene;
use crate::{Aim, Event, Kind, Piece};
use paint::Square;
use tabletop::{Log, Refusal};

pub(crate) struct InvokeSpore;

impl Unit for InvokeSpore {
    const CODE: &'static str = "invoke-spore";
    const KINDS: &'static [Kind] = &[Kind::Fongia];
    const COST: Cost = Cost::BOTH;
    const AIMING: Aiming = Aiming::At;
    const RULE: &'static str = "DT-SPEC-10";

    fn list(look: &Look<'_>, _: Square, push: &mut impl FnMut(Aim)) {
        if look.rules.spares(look.state, Kind::Spore) > 0 {
            look.black.iter().for_each(|at| push(Aim::At(at)));
        }
    }

    fn check(look: &Look<'_>, _: Square, aim: Aim) -> Result<(), Refusal> {
        check_invocation(look, aim, Kind::Spore, Self::RULE)
    }

    fn resolve<L: Log<Event>>(scene: &mut Scene<'_, L>, _: Square, aim: Aim) {
        invoke(scene, aim, &Piece::SPORES);
    }
}
