//! How far paint is from where somebody wants it, in attacks with the steps that can be taken meanwhile.

use paint::{Board, Direction, Squares};

/// As far as anybody looks; what is farther away counts as this far.
pub(super) const FAR: f32 = 7.0;

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
    /// How many lines it takes to paint something of each target, if fewer than `most`; one line and one move are counted
    /// as one.
    pub(super) fn lines_to<const N: usize>(self, board: &Board, targets: [Squares; N], most: f32) -> [f32; N] {
        let mut found = [FAR; N];
        let mut left = targets.iter().fold(Squares::NONE, |all, &target| all | target);
        let (mut done, mut fresh, mut stand) = (Squares::NONE, self.origins, self.origins);
        let mut lines = 1.0;
        while !left.is_empty() && lines <= most {
            for _ in 0..self.strides {
                stand |= board.around_all(stand) & self.ground;
            }
            fresh |= stand;
            fresh |= board.flood(board.beside_all(fresh), self.links - done);
            fresh -= done;
            if fresh.is_empty() {
                break;
            }
            done |= fresh;
            let reached = self.lines_from(board, fresh);
            if reached.meets(left) {
                for (target, found) in targets.iter().zip(&mut found) {
                    if left.meets(*target) && target.meets(reached) {
                        *found = lines;
                        left -= *target;
                    }
                }
            }
            fresh = reached & self.bare;
            lines += 1.0;
        }
        found
    }

    #[inline]
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
