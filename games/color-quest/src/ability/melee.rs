//! Melee (CQ-MELE-1): paints an elbow of three squares.

use super::prelude::*;

pub(crate) struct Melee;

impl Unit for Melee {
    const CODE: &'static str = "melee";
    const RULE: &'static str = "CQ-MELE-1";
    const OFFENSIVE: bool = true;

    fn candidates(_: &Look<'_>, _: &Deed) -> Candidates {
        Candidates::Directions(&Direction::DIAGONAL)
    }

    fn check(look: &Look<'_>, deed: &Deed, aim: Aim) -> Result<(), Refusal> {
        let Aim::Towards(corner) = aim else { return refuse(Self::RULE) };
        need(!corner.is_straight(), Self::RULE)?;
        need(changes(look, deed.by, corner), "CQ-GEN-15")
    }

    fn resolve<C: Chance + ?Sized, L: Log<Event>>(scene: &mut Scene<'_, C, L>, deed: &Deed) {
        if let Some(corner) = deed.direction(0) {
            hit(scene, deed.by, corner);
        }
    }
}

/// Whether painting this elbow changes anything.
pub(super) fn changes(look: &Look<'_>, by: Square, corner: Direction) -> bool {
    let Some(figure) = look.figure(by) else { return false };
    let reach = look.reach(by);
    look.board.elbow(by, corner).into_iter().any(|at| look.paints(at, figure.tint, reach))
}

/// Paints an elbow, the corner first and then the others in board order.
pub(super) fn hit<C: Chance + ?Sized, L: Log<Event>>(scene: &mut Scene<'_, C, L>, by: Square, corner: Direction) {
    let look = scene.look();
    let Some(figure) = look.figure(by) else { return };
    let reach = look.reach(by);
    let corner_square = look.board.step(by, corner);
    let mut area = look.board.elbow(by, corner);
    area.sort_by_key(|&at| (Some(at) != corner_square, look.layout.rank(at)));
    scene.spread(&area, figure.tint, reach, true, None);
}
