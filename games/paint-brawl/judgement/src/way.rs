//! How much work lies between two places.

use paint::{Board, Squares};
use paint_brawl::{PaintBrawl, State};
use tabletop::Seat;

/// No way at all.
const NO_WAY: u32 = 40;

/// The squares that cost one, two and three units of work to take.
pub(super) type Prices = [Squares; 3];

/// The least work to get from `begin` to `end`, both paid for too unless they are `free`.
pub(super) fn work(board: &Board, begin: Squares, end: Squares, free: Squares, prices: Prices) -> u32 {
    let mut pending = [Squares::NONE; 4];
    let mut reached = Squares::NONE;
    let mut edge = begin;
    let mut linked = begin & free;
    let mut spent = 0;
    let mut idle = 0;
    loop {
        if !linked.is_empty() {
            linked = board.flood(linked, free) - reached;
            reached |= linked;
            edge |= board.beside_all(linked);
        }
        if reached.meets(end) {
            return spent;
        }
        for (price, squares) in (1..).zip(prices) {
            pending[(spent as usize + price) % 4] |= edge & squares;
        }
        spent += 1;
        let now = pending[spent as usize % 4] - reached;
        pending[spent as usize % 4] = Squares::NONE;
        idle = if now.is_empty() { idle + 1 } else { 0 };
        if idle > 3 || spent >= NO_WAY {
            return NO_WAY;
        }
        reached |= now;
        edge = board.beside_all(now) - reached;
        linked = edge & free;
    }
}

/// The work of painting a network from `begin` to `end`. Fighters and Golems that stand in the way must be dealt with.
pub(super) fn to_paint(rules: &PaintBrawl, state: &State, seat: Seat, begin: Squares, end: Squares) -> f32 {
    let (board, field) = (rules.board(), state.field());
    let links = field.links(seat);
    let occupied = field.occupied();
    let own = field.fighters_of(seat);
    let bare = board.all() - field.walls().with(rules.quest());
    let movable = bare & (occupied - field.chiefs() - own);
    work(board, begin, end, links, [bare - occupied, bare & own, movable - links]) as f32
}
