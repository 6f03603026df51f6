//! Prayer (DT-SPEC-5): a figure of the camp is protected, or a Doomed Follower is freed.

use super::{Aiming, Cost, Unit, at, need, refuse};
use crate::movegen::MoveGen;
use crate::tx::Tx;
use crate::{Aim, Camp, Event, Kind, Piece};
use paint::{Square, Squares};
use tabletop::{Log, Refusal};

pub(crate) struct Prayer;

impl Unit for Prayer {
    const CODE: &'static str = "prayer";
    const KINDS: &'static [Kind] = &[Kind::Cleric];
    const COST: Cost = Cost::MOVES;
    const AIMING: Aiming = Aiming::At;
    const RULE: &'static str = "DT-SPEC-5";

    fn list(movegen: &MoveGen<'_>, by: Square, push: &mut impl FnMut(Aim)) {
        let prayed: Squares = movegen
            .field
            .standing()
            .filter(|&(piece, at)| check_prayer(movegen, by, piece, at).is_ok())
            .map(|(_, at)| at)
            .collect();
        prayed.iter().for_each(|at| push(Aim::At(at)));
    }

    fn check(movegen: &MoveGen<'_>, by: Square, aim: Aim) -> Result<(), Refusal> {
        let piece = at(aim).and_then(|at| Some((movegen.field.piece(at)?, at)));
        let Some((piece, at)) = piece else { return refuse(Self::RULE) };
        check_prayer(movegen, by, piece, at)
    }

    fn resolve<L: Log<Event>>(tx: &mut Tx<'_, L>, _: Square, aim: Aim) {
        let Some((at, piece)) = at(aim).and_then(|at| Some((at, tx.state.field.piece(at)?))) else { return };
        let camp = tx.state.turn.camp();
        if tx.state.field.camp(piece) == Some(camp) {
            tx.state.field.guard(camp, Some(piece));
            let figure = tx.figure(piece);
            tx.tell(Event::Guarded { figure, at });
        } else {
            tx.free(piece);
        }
    }
}

fn check_prayer(movegen: &MoveGen<'_>, by: Square, piece: Piece, at: Square) -> Result<(), Refusal> {
    match movegen.field.camp(piece) {
        None => refuse("DT-SPEC-5"),
        Some(camp) if camp == movegen.camp => need(!movegen.field.is_guarded(piece), "DT-ACT-5"),
        // A Doomed Cleric frees nobody (DT-DOOM-3).
        Some(Camp::Gaia) => refuse("DT-DOOM-3"),
        Some(Camp::Kaos) => need(movegen.field.doomed().has(piece) && at != by, "DT-SPEC-5"),
    }
}
