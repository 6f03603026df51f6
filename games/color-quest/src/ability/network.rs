//! What networks share: squares painted one after another (CQ-NETW-1 to CQ-NETW-3, CQ-MULT-1).

use super::prelude::*;
use crate::tx::Reached;
use paint::Colour;

/// Where the next square may lie.
pub(super) fn candidates(movegen: &MoveGen<'_>, deed: &Deed) -> Squares {
    let Some(figure) = movegen.figure(deed.by) else { return Squares::NONE };
    match deed.len() {
        0 => starts(movegen, deed.by, figure.tint),
        _ => movegen.board.beside_all(painted(movegen, deed, 1)),
    }
}

/// Whether the next square may be this one, in the figure's own colour.
pub(super) fn check(movegen: &MoveGen<'_>, deed: &Deed, aim: Aim) -> Result<(), Refusal> {
    let Some(figure) = movegen.figure(deed.by) else { return refuse("CQ-NETW-1") };
    let Some(at) = movegen.at(aim) else { return refuse("CQ-NETW-1") };
    need(candidates(movegen, deed).has(at) && !painted(movegen, deed, 1).has(at), "CQ-NETW-1")?;
    check_square(movegen, deed.by, figure, at, figure.tint)
}

pub(super) fn more(movegen: &MoveGen<'_>, deed: &Deed, most: usize) -> More {
    let on = deed.len() < most && candidates(movegen, deed).iter().any(|at| check(movegen, deed, movegen.aim(at)).is_ok());
    if on { More::Optional } else { More::Done }
}

/// Paints the squares in the order chosen.
pub(super) fn paint<C: Chance + ?Sized, L: Log<Event>>(tx: &mut Tx<'_, C, L>, deed: &Deed) {
    let movegen = tx.movegen();
    let Some(figure) = movegen.figure(deed.by) else { return };
    let reach = movegen.reach(deed.by);
    let squares: Reached = (0..deed.len()).filter_map(|index| deed.square(&movegen, index)).collect();
    in_order(tx, squares.iter().map(|&at| (at, figure.tint)), reach);
}

/// Where the next square of any colour may lie.
pub(super) fn coloured_candidates(movegen: &MoveGen<'_>, deed: &Deed) -> Squares {
    match deed.len() {
        0 => Colour::WHEEL.into_iter().fold(Squares::NONE, |all, colour| all | starts(movegen, deed.by, Tint::of(colour))),
        _ => movegen.board.beside_all(painted(movegen, deed, 2)),
    }
}

/// Whether the next square, or its colour, may be this one.
pub(super) fn check_coloured(movegen: &MoveGen<'_>, deed: &Deed, aim: Aim) -> Result<(), Refusal> {
    let Some(figure) = movegen.figure(deed.by) else { return refuse("CQ-MULT-1") };
    if deed.len().is_multiple_of(2) {
        let Some(at) = movegen.at(aim) else { return refuse("CQ-MULT-1") };
        let fits = |colour: Colour| check_hue(movegen, deed, figure, at, colour).is_ok();
        return need(Colour::WHEEL.into_iter().any(fits), "CQ-MULT-1");
    }
    let (Some(at), Aim::In(colour)) = (deed.square(movegen, deed.len() - 1), aim) else { return refuse("CQ-MULT-1") };
    check_hue(movegen, deed, figure, at, colour)
}

fn check_hue(movegen: &MoveGen<'_>, deed: &Deed, figure: Figure, at: Square, colour: Colour) -> Result<(), Refusal> {
    let tint = Tint::of(colour);
    // The last square is the one whose colour is asked for.
    let done = deed.len() / 2 * 2;
    let before: Squares = (0..done).step_by(2).filter_map(|index| deed.square(movegen, index)).collect();
    let near = if before.is_empty() { near_start(movegen, deed.by, at, tint) } else { movegen.board.beside_all(before).has(at) };
    need(near && !before.has(at), "CQ-MULT-1")?;
    check_square(movegen, deed.by, figure, at, tint)
}

pub(super) fn more_coloured(movegen: &MoveGen<'_>, deed: &Deed, most: usize) -> More {
    if deed.len() % 2 == 1 {
        return More::Needed;
    }
    let on = || {
        movegen
            .board
            .beside_all(painted(movegen, deed, 2))
            .iter()
            .any(|at| check_coloured(movegen, deed, movegen.aim(at)).is_ok())
    };
    if deed.len() < 2 * most && on() { More::Optional } else { More::Done }
}

pub(super) fn paint_coloured<C: Chance + ?Sized, L: Log<Event>>(tx: &mut Tx<'_, C, L>, deed: &Deed) {
    let movegen = tx.movegen();
    let reach = movegen.reach(deed.by);
    let mut squares: arrayvec::ArrayVec<(Square, Tint), 3> = arrayvec::ArrayVec::new();
    for index in (0..deed.len()).step_by(2) {
        if let (Some(at), Some(&Aim::In(colour))) = (deed.square(&movegen, index), deed.aims.list().get(index + 1)) {
            squares.push((at, Tint::of(colour)));
        }
    }
    in_order(tx, squares, reach);
}

/// Paints square after square. Dice are collected in that order: the frame of the first must come to lie on top.
fn in_order<C: Chance + ?Sized, L: Log<Event>>(
    tx: &mut Tx<'_, C, L>,
    squares: impl IntoIterator<Item = (Square, Tint)>,
    reach: bool,
) {
    let before = tx.state.business.frames().len();
    for (at, tint) in squares {
        tx.spread(&[at], tint, reach, true, None);
    }
    let mut collected: arrayvec::ArrayVec<Frame, 4> = arrayvec::ArrayVec::new();
    while tx.state.business.frames().len() > before {
        collected.extend(tx.state.business.pop());
    }
    collected.into_iter().for_each(|frame| tx.push(frame));
}

/// The squares chosen so far, every `step`-th aim.
fn painted(movegen: &MoveGen<'_>, deed: &Deed, step: usize) -> Squares {
    (0..deed.len()).step_by(step).filter_map(|index| deed.square(movegen, index)).collect()
}

/// Where a network of a colour may begin: beside the figure, or where its network goes on.
fn starts(movegen: &MoveGen<'_>, by: Square, tint: Tint) -> Squares {
    let links = movegen.links(tint);
    // A Clone is a link itself (CQ-NET-4).
    let touching = movegen.board.around(by).with(by) & links;
    movegen.board.around(by) | movegen.board.beside_all(movegen.board.flood(touching, links))
}

/// The same for one square; the network is looked at only if the square is not beside the figure.
fn near_start(movegen: &MoveGen<'_>, by: Square, at: Square, tint: Tint) -> bool {
    if movegen.board.around(by).has(at) {
        return true;
    }
    let links = movegen.links(tint);
    movegen.board.beside(at).meets(links) && starts(movegen, by, tint).has(at)
}

/// Whether a network may paint this square in this colour (CQ-NETW-2).
fn check_square(movegen: &MoveGen<'_>, by: Square, figure: Figure, at: Square, tint: Tint) -> Result<(), Refusal> {
    let reach = movegen.reach(by);
    need(reach || !movegen.walls.has(at), "CQ-HGT-3")?;
    match movegen.figure(at) {
        Some(there) => {
            need(movegen.may_choose(at, figure.camp(), reach), "CQ-STA-21")?;
            need(movegen.paint_hits(at, there, tint), "CQ-NETW-2")
        }
        None => need(movegen.paints_ground(at, tint), "CQ-NETW-2"),
    }
}
