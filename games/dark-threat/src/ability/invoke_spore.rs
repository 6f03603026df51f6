//! Spore invocation (DT-SPEC-10): a Spore replaces a black puddle.

use super::invoke_mandrake::{check_invocation, invoke};
use super::{Aiming, Cost, Unit};
use crate::look::Look;
use crate::scene::Scene;
use crate::{Aim, Event, Kind, Piece};
use paint::Square;
use tabletop::{Log, Refusal, Text};

pub(crate) struct InvokeSpore;

impl Unit for InvokeSpore {
    const CODE: &'static str = "invoke-spore";
    const NAME: Text = Text { en: "Spore invocation", fr: "Invocation de Spore" };
    const SAYS: Text = Text {
        en: "Spore invocation: {figure} on {by} calls a Spore to the black puddle on {at}",
        fr: "Invocation de Spore\u{a0}: {figure} en {by} appelle une Spore sur la flaque noire en {at}",
    };
    const DOES: Text =
        Text { en: "A Spore of the supply replaces a black puddle.", fr: "Une Spore de la réserve remplace une flaque noire." };
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
