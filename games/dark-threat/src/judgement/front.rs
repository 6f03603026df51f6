//! How far paint is from where somebody wants it, in attacks with the steps that can be taken meanwhile.

use paint::{Board, Direction, Squares};

/// As far as anybody looks; what is farther away counts as this far.
pub(super) const FAR: f32 = 9.0;
const MOST: u8 = 8;

/// Somebody who paints lines from a network.
#[derive(Clone, Copy)]
pub(super) struct Painter {
    /// Where the painter stands, and what is painted already and hangs together with that.
    pub(super) origins: Squares,
    /// Where the painter can walk, a step or two each time; nothing if it never moves.
    pub(super) ground: Squares,
    pub(super) strides: u8,
    /// What links origins.
    pub(super) links: Squares,
    /// What a line goes over.
    pub(super) open: Squares,
    /// Where a puddle stays and becomes an origin.
    pub(super) bare: Squares,
    /// How many squares a line has.
    pub(super) length: u8,
}

impl Painter {
    /// How many lines it takes to paint something of each target; one line and one move are counted as one.
    pub(super) fn lines_to<const N: usize>(self, board: &Board, targets: [Squares; N]) -> [f32; N] {
        let mut found = [FAR; N];
        let mut open = targets.iter().filter(|target| !target.is_empty()).count();
        let (mut origins, mut stand) = (self.origins, self.origins);
        let mut level = 0;
        while open > 0 && level < MOST {
            level += 1;
            for _ in 0..self.strides {
                stand |= board.around_all(stand) & self.ground;
            }
            origins |= stand;
            origins |= board.flood(board.beside_all(origins), self.links);
            let reached = self.lines_from(board, origins);
            for (target, found) in targets.iter().zip(&mut found) {
                if *found == FAR && target.meets(reached) {
                    *found = f32::from(level);
                    open -= 1;
                }
            }
            let more = reached & self.bare;
            if origins.contains(more) && self.strides == 0 {
                break;
            }
            origins |= more;
        }
        found
    }

    fn lines_from(&self, board: &Board, origins: Squares) -> Squares {
        let mut reached = Squares::NONE;
        for &to in &Direction::STRAIGHT {
            let mut line = origins;
            for _ in 0..self.length {
                line = board.shifted(line, to) & self.open;
                reached |= line;
            }
        }
        reached
    }
}
