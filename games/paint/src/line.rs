//! Lines: how far one sees, flies or paints.

use crate::{Board, Direction, Square, Squares};

/// What a square means to a line that comes to it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Sight {
    /// The line goes on.
    Through,
    /// The line ends on it.
    Stop,
    /// The line ends before it.
    Before,
}

/// A line that was walked.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Line {
    /// The squares that it went through, without the first and without the one that it ended on.
    pub passed: Squares,
    /// The square that it ended on; none if it ended before a square, a gap or the edge.
    pub stop: Option<Square>,
}

impl Line {
    /// The squares that it went through and the one that it ended on.
    #[inline]
    #[must_use]
    pub fn seen(&self) -> Squares {
        match self.stop {
            Some(stop) => self.passed.with(stop),
            None => self.passed,
        }
    }
}

impl Board {
    /// Walks a line from the next square on, asking for an `idea` of each that it comes to.
    #[inline]
    pub fn walk(&self, from: Square, to: Direction, mut idea: impl FnMut(Square) -> Sight) -> Line {
        let mut passed = Squares::NONE;
        for &square in self.ray(from, to) {
            match idea(square) {
                Sight::Through => passed.add(square),
                Sight::Stop => return Line { passed, stop: Some(square) },
                Sight::Before => break,
            }
        }
        Line { passed, stop: None }
    }

    /// The line that ends on the first of `stops` and goes through all else.
    #[inline]
    #[must_use]
    pub fn reach(&self, from: Square, to: Direction, stops: Squares) -> Line {
        let ray = self.ray_set(from, to);
        let hit = ray & stops;
        // Squares are numbered row by row, so that the nearest has the lowest index or the highest.
        let stop = match to {
            Direction::N | Direction::E | Direction::NE | Direction::NW => hit.first(),
            Direction::S | Direction::W | Direction::SE | Direction::SW => hit.last(),
        };
        let passed = match stop {
            Some(stop) => (ray - self.ray_set(stop, to)).without(stop),
            None => ray,
        };
        Line { passed, stop }
    }
}
