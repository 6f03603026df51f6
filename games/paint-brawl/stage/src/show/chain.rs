//! Scenario 1: the shortest way to link the own Chief, and how much of it is there.

use paint::{Square, Squares};
use paint_brawl::{Field, PaintBrawl};
use tabletop::Seat;

/// The squares of one way between the Chief and the far end.
pub(super) struct Chain {
    /// How many hold a link already.
    pub(super) linked: u8,
    /// Those that do not, from the Chief on.
    pub(super) missing: Vec<Square>,
}

/// What a way costs: squares that are no link, figures that stand on these, squares in all.
type Cost = (u8, u8, u8);

/// The way with the fewest squares that are still to be painted (PB-SCEN-1, PB-SCEN-2); none if walls and Chiefs bar them all.
pub(super) fn of(rules: &PaintBrawl, field: &Field, seats: usize, seat: Seat) -> Option<Chain> {
    let board = rules.board();
    let far = if seats == 2 { field.chief(seat.next(2))? } else { rules.quest() };
    let (begin, end) = (board.beside(field.chief(seat)?), board.beside(far));
    let links = field.links(seat);
    // Nothing there can ever be part of a network (PB-NET-1).
    let barred = field.walls().with(rules.quest()) | field.chiefs();
    let open = board.all() - barred;
    let enter = |(missing, figures, length): Cost, at: Square| {
        let gap = u8::from(!links.has(at));
        (missing + gap, figures + gap * u8::from(field.figure(at).is_some()), length + 1)
    };
    let mut ways: Vec<Option<(Cost, Option<Square>)>> = vec![None; board.all().count() as usize];
    for at in (begin & open).iter() {
        ways[at.index()] = Some((enter((0, 0, 0), at), None));
    }
    let mut done = Squares::NONE;
    loop {
        let cost = |at: &Square| ways[at.index()].map(|(cost, _)| cost);
        let at = (open - done).iter().filter(|at| cost(at).is_some()).min_by_key(cost)?;
        if end.has(at) {
            return Some(back(&ways, at, links));
        }
        done.add(at);
        let (so_far, _) = ways[at.index()]?;
        for next in (board.beside(at) & (open - done)).iter() {
            let cost = enter(so_far, next);
            if ways[next.index()].is_none_or(|(known, _)| cost < known) {
                ways[next.index()] = Some((cost, Some(at)));
            }
        }
    }
}

/// The way that led here.
fn back(ways: &[Option<(Cost, Option<Square>)>], end: Square, links: Squares) -> Chain {
    let before = |at: &Square| ways[at.index()].and_then(|(_, before)| before);
    let (linked, mut missing): (Vec<Square>, Vec<Square>) =
        std::iter::successors(Some(end), before).partition(|&at| links.has(at));
    missing.reverse();
    Chain { linked: linked.len() as u8, missing }
}
