//! Teleport (DT-MOVE-12): the Ultimate Bane comes up from any black puddle.

use super::{Aiming, Cost, Unit, at, need, refuse};
use crate::look::Look;
use crate::scene::Scene;
use crate::{Aim, Event, Kind, Paint};
use paint::Square;
use tabletop::{Log, Refusal, Text};

pub(crate) struct Teleport;

impl Unit for Teleport {
    const CODE: &'static str = "teleport";
    const NAME: Text = Text { en: "Teleport", fr: "Téléportation" };
    const SAYS: Text = Text {
        en: "Teleport: {figure} goes from {by} to the black puddle on {at}",
        fr: "Téléportation\u{a0}: {figure} passe de {by} à la flaque noire en {at}",
    };
    const DOES: Text = Text { en: "To any black puddle of the board.", fr: "Vers n'importe quelle flaque noire du plateau." };
    const KINDS: &'static [Kind] = &[Kind::UltimateBane];
    const COST: Cost = Cost::MOVE;
    const AIMING: Aiming = Aiming::At;
    const RULE: &'static str = "DT-MOVE-12";

    fn list(look: &Look<'_>, _: Square, push: &mut impl FnMut(Aim)) {
        look.black.iter().for_each(|to| push(Aim::At(to)));
    }

    fn check(look: &Look<'_>, _: Square, aim: Aim) -> Result<(), Refusal> {
        let Some(to) = at(aim) else { return refuse(Self::RULE) };
        need(look.field.puddles().at(to) == Some(Paint::Black), Self::RULE)
    }

    fn resolve<L: Log<Event>>(scene: &mut Scene<'_, L>, by: Square, aim: Aim) {
        scene.travel(by, at(aim));
    }
}
