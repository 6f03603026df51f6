//! Advanced Network (DT-ATK-7): a longer line, of the Wooden King or of an Avatar.

use super::network::{check_line, list_lines, pour};
use super::{Aiming, Cost, Unit};
use crate::movegen::MoveGen;
use crate::tx::Tx;
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

    fn list(movegen: &MoveGen<'_>, by: Square, push: &mut impl FnMut(Aim)) {
        list_lines(movegen, by, movegen.rules.constants.advanced_network, push);
    }

    fn check(movegen: &MoveGen<'_>, by: Square, aim: Aim) -> Result<(), Refusal> {
        check_line(movegen, by, aim, movegen.rules.constants.advanced_network)
    }

    fn resolve<L: Log<Event>>(tx: &mut Tx<'_, L>, by: Square, aim: Aim) {
        let Aim::From(from, to) = aim else { return };
        let colour = tx.state.field.piece(by).and_then(Piece::colour);
        let paint = colour.map_or(Paint::Black, Paint::Colour);
        pour(tx, from, to, tx.rules.constants.advanced_network, paint);
    }
}
