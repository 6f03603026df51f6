//! Multicolour Network (CQ-MULT-1): up to 2 squares, each in any colour.

use super::network;
use super::prelude::*;

pub(crate) struct MulticolourNetwork;

impl Unit for MulticolourNetwork {
    const CODE: &'static str = "multicolour-network";
    const RULE: &'static str = "CQ-MULT-1";
    const OFFENSIVE: bool = true;

    fn candidates(look: &Look<'_>, deed: &Deed) -> Candidates {
        match deed.len() % 2 {
            0 => Candidates::Squares(network::coloured_candidates(look, deed)),
            _ => Candidates::Colours,
        }
    }

    fn check(look: &Look<'_>, deed: &Deed, aim: Aim) -> Result<(), Refusal> {
        network::check_coloured(look, deed, aim)
    }

    fn more(look: &Look<'_>, deed: &Deed) -> More {
        network::more_coloured(look, deed, 2)
    }

    fn resolve<C: Chance + ?Sized, L: Log<Event>>(scene: &mut Scene<'_, C, L>, deed: &Deed) {
        network::paint_coloured(scene, deed);
    }
}
