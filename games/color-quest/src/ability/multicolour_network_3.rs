//! Multicolour Network (3) (CQ-MULT-1): up to 3 squares, each in any colour.

use super::network;
use super::prelude::*;

pub(crate) struct MulticolourNetwork3;

impl Unit for MulticolourNetwork3 {
    const CODE: &'static str = "multicolour-network-3";
    const RULE: &'static str = "CQ-MULT-1";
    const OFFENSIVE: bool = true;

    fn candidates(movegen: &MoveGen<'_>, deed: &Deed) -> Candidates {
        match deed.len() % 2 {
            0 => Candidates::Squares(network::coloured_candidates(movegen, deed)),
            _ => Candidates::Colours,
        }
    }

    fn check(movegen: &MoveGen<'_>, deed: &Deed, aim: Aim) -> Result<(), Refusal> {
        network::check_coloured(movegen, deed, aim)
    }

    fn more(movegen: &MoveGen<'_>, deed: &Deed) -> More {
        network::more_coloured(movegen, deed, 3)
    }

    fn resolve<C: Chance + ?Sized, L: Log<Event>>(tx: &mut Tx<'_, C, L>, deed: &Deed) {
        network::paint_coloured(tx, deed);
    }
}
