//! Paint Network (CQ-NETW-1): up to 2 squares of a network.

use super::network;
use super::prelude::*;

pub(crate) struct PaintNetwork;

impl Unit for PaintNetwork {
    const CODE: &'static str = "paint-network";
    const RULE: &'static str = "CQ-NETW-1";
    const OFFENSIVE: bool = true;

    fn candidates(movegen: &MoveGen<'_>, deed: &Deed) -> Candidates {
        Candidates::Squares(network::candidates(movegen, deed))
    }

    fn check(movegen: &MoveGen<'_>, deed: &Deed, aim: Aim) -> Result<(), Refusal> {
        network::check(movegen, deed, aim)
    }

    fn more(movegen: &MoveGen<'_>, deed: &Deed) -> More {
        network::more(movegen, deed, 2)
    }

    fn resolve<C: Chance + ?Sized, L: Log<Event>>(tx: &mut Tx<'_, C, L>, deed: &Deed) {
        network::paint(tx, deed);
    }
}
