//! Slug walk (DT-MOVE-8): a small or half Bane crawls one square, onto a victim or a partner if it likes (section 15).

use super::{Aiming, Cost, Unit, at, need, refuse};
use crate::movegen::MoveGen;
use crate::tx::Tx;
use crate::{Aim, Blow, Camp, Event, Kind, Piece};
use paint::{Square, Squares};
use tabletop::{Log, Refusal};

pub(crate) struct SlugWalk;

impl Unit for SlugWalk {
    const CODE: &'static str = "slug-walk";
    const KINDS: &'static [Kind] = &[Kind::SmallBane, Kind::HalfBane];
    const COST: Cost = Cost::MOVE;
    const AIMING: Aiming = Aiming::At;
    const RULE: &'static str = "DT-MOVE-8";

    fn list(movegen: &MoveGen<'_>, by: Square, push: &mut impl FnMut(Aim)) {
        let Some(kind) = movegen.kind(by) else { return };
        let victims = movegen.harmed(Blow::Crash) - movegen.lit;
        let aims = movegen.board.around(by) & (movegen.enterable(kind) | victims | partners(movegen, kind));
        aims.iter().for_each(|to| push(Aim::At(to)));
    }

    fn check(movegen: &MoveGen<'_>, by: Square, aim: Aim) -> Result<(), Refusal> {
        let (Some(to), Some(kind)) = (at(aim), movegen.kind(by)) else { return refuse(Self::RULE) };
        need(to != by, "DT-ACT-5")?;
        need(movegen.board.steps(by, to) == Some(1), Self::RULE)?;
        let Some(piece) = movegen.field.piece(to) else { return movegen.check_entry(kind, to) };
        match movegen.field.kind(piece) {
            Kind::Totem => refuse("DT-BANE-3"),
            Kind::SmallBane if kind == Kind::SmallBane => need(movegen.field.square(Piece::HalfBane).is_none(), "DT-BANE-5"),
            Kind::WoodenKing => need(kind == Kind::HalfBane, "DT-BANE-7"),
            other if other.is_bane() => refuse("DT-BANE-7"),
            _ if movegen.field.camp(piece) == Some(Camp::Kaos) => refuse("DT-MOVE-1"),
            _ => {
                need(!movegen.lit.has(to), "DT-BANE-3")?;
                need(movegen.harms(Blow::Crash, to), "DT-BANE-4")
            }
        }
    }

    fn resolve<L: Log<Event>>(tx: &mut Tx<'_, L>, by: Square, aim: Aim) {
        if let Some(to) = at(aim) {
            tx.crawl(by, to);
        }
    }
}

/// With whom a Bane of this size merges (DT-BANE-5, DT-BANE-6).
fn partners(movegen: &MoveGen<'_>, kind: Kind) -> Squares {
    match kind {
        Kind::SmallBane if movegen.field.square(Piece::HalfBane).is_none() => movegen.small_banes,
        Kind::HalfBane => movegen.field.square(Piece::WoodenKing).into_iter().collect(),
        _ => Squares::NONE,
    }
}
