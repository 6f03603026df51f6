//! Advanced Network (DT-ATK-7): a longer line, of the Wooden King or of an Avatar.

use super::network::{check_line, list_lines, pour};
use super::{Aiming, Cost, Unit};
use crate::look::Look;
use crate::scene::Scene;
use crate::{Aim, Event, Kind, Paint, Piece};
use paint::Square;
use tabletop::{Log, Refusal};

pub(crate) struct AdvancedNetwork;

impl Unit for AdvancedNetwork {
    const CODE: &'static str = "advanced-network";
    const KINDS: &'static [Kind] = &[Kind::Avatar, Kind::WoodenKing];
    const COST: Cost = Cost::ATTACK;
    const AIMING: Aiming = Aiming::From;
    const RULE: &'static str = "DT-ATK-7";

    fn list(look: &Look<'_>, by: Square, push: &mut impl FnMut(Aim)) {
        list_lines(look, by, look.rules.constants.advanced_network, push);
    }

    fn check(look: &Look<'_>, by: Square, aim: Aim) -> Result<(), Refusal> {
        check_line(look, by, aim, look.rules.constants.advanced_network)
    }

    fn resolve<L: Log<Event>>(scene: &mut Scene<'_, L>, by: Square, aim: Aim) {
        let Aim::From(from, to) = aim else { return };
        let colour = scene.state.field.piece(by).and_then(Piece::colour);
        let paint = colour.map_or(Paint::Black, Paint::Colour);
        pour(scene, from, to, scene.rules.constants.advanced_network, paint);
    }
}
