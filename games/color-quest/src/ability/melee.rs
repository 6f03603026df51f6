//! Melee (CQ-MELE-1): paints an elbow of three squares.

use super::prelude::*;

pub(crate) struct Melee;

impl Unit for Melee {
    const CODE: &'static str = "melee";
    const RULE: &'static str = "CQ-MELE-1";
    const OFFENSIVE: bool = true;

    fn candidates(_: &MoveGen<'_>, _: &Deed) -> Candidates {
        Candidates::Directions(&Direction::DIAGONAL)
    }

    fn check(movegen: &MoveGen<'_>, deed: &Deed, aim: Aim) -> Result<(), Refusal> {
        let Aim::Towards(corner) = aim else { return refuse(Self::RULE) };
        need(!corner.is_straight(), Self::RULE)?;
        need(changes(movegen, deed.by, corner), "CQ-GEN-15")
    }

    fn resolve<C: Chance + ?Sized, L: Log<Event>>(tx: &mut Tx<'_, C, L>, deed: &Deed) {
        if let Some(corner) = deed.direction(0) {
            hit(tx, deed.by, corner);
        }
    }
}

/// Whether painting this elbow changes anything.
pub(super) fn changes(movegen: &MoveGen<'_>, by: Square, corner: Direction) -> bool {
    let Some(figure) = movegen.figure(by) else { return false };
    let reach = movegen.reach(by);
    movegen.board.elbow(by, corner).into_iter().any(|at| movegen.paints(at, figure.tint, reach))
}

/// Paints an elbow, the corner first and then the others in board order.
pub(super) fn hit<C: Chance + ?Sized, L: Log<Event>>(tx: &mut Tx<'_, C, L>, by: Square, corner: Direction) {
    let movegen = tx.movegen();
    let Some(figure) = movegen.figure(by) else { return };
    let reach = movegen.reach(by);
    let corner_square = movegen.board.step(by, corner);
    let mut area = movegen.board.elbow(by, corner);
    area.sort_by_key(|&at| (Some(at) != corner_square, movegen.layout.rank(at)));
    tx.spread(&area, figure.tint, reach, true, None);
}
