//! Spore invocation (DT-SPEC-10): a Spore replaces a black puddle.

use super::invoke_mandrake::{check_invocation, invoke};
use super::{Aiming, Cost, Unit};
use crate::movegen::MoveGen;
use crate::tx::Tx;
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

    fn list(movegen: &MoveGen<'_>, _: Square, push: &mut impl FnMut(Aim)) {
        if movegen.rules.spares(movegen.state, Kind::Spore) > 0 {
            movegen.black.iter().for_each(|at| push(Aim::At(at)));
        }
    }

    fn check(movegen: &MoveGen<'_>, _: Square, aim: Aim) -> Result<(), Refusal> {
        check_invocation(movegen, aim, Kind::Spore, Self::RULE)
    }

    fn resolve<L: Log<Event>>(tx: &mut Tx<'_, L>, _: Square, aim: Aim) {
        invoke(tx, aim, &Piece::SPORES);
    }
}
