//! Paint Network (CQ-NETW-1): up to 2 squares of a network.

use super::network;
use super::prelude::*;

pub(crate) struct PaintNetwork;

impl Unit for PaintNetwork {
    const CODE: &'static str = "paint-network";
    const RULE: &'static str = "CQ-NETW-1";
    const OFFENSIVE: bool = true;

    fn candidates(look: &Look<'_>, deed: &Deed) -> Candidates {
        Candidates::Squares(network::candidates(look, deed))
    }

    fn check(look: &Look<'_>, deed: &Deed, aim: Aim) -> Result<(), Refusal> {
        network::check(look, deed, aim)
    }

    fn more(look: &Look<'_>, deed: &Deed) -> More {
        network::more(look, deed, 2)
    }

    fn resolve<C: Chance + ?Sized, L: Log<Event>>(scene: &mut Scene<'_, C, L>, deed: &Deed) {
        network::paint(scene, deed);
    }
}
