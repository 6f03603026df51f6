//! Burying (DT-MOVE-9): the Mandrake leaves the board and comes back at the beginning of Kaos's next turn.

use super::{Aiming, Cost, Unit};
use crate::movegen::MoveGen;
use crate::tx::Tx;
use crate::{Aim, Event, Kind};
use paint::Square;
use tabletop::{Log, Refusal};

pub(crate) struct Bury;

impl Unit for Bury {
    const CODE: &'static str = "bury";
    const KINDS: &'static [Kind] = &[Kind::Mandrake];
    const COST: Cost = Cost::MOVE;
    const AIMING: Aiming = Aiming::Alone;
    const RULE: &'static str = "DT-MOVE-9";

    fn list(_: &MoveGen<'_>, _: Square, push: &mut impl FnMut(Aim)) {
        push(Aim::Alone);
    }

    fn check(_: &MoveGen<'_>, _: Square, aim: Aim) -> Result<(), Refusal> {
        super::need(aim == Aim::Alone, Self::RULE)
    }

    fn resolve<L: Log<Event>>(tx: &mut Tx<'_, L>, by: Square, _: Aim) {
        if let Some(piece) = tx.state.field.piece(by) {
            tx.state.field.lift(piece);
            tx.state.buried += 1;
            tx.tell(Event::Buried { at: by });
        }
    }
}
