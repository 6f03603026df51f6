//! Areas: a few squares in the order in which something happens to them.

use crate::{Board, Direction, Square};
use arrayvec::ArrayVec;

/// Up to nine squares in order.
pub type Area = ArrayVec<Square, 9>;

impl Board {
    /// The centre, then its neighbours to the north, east, south and west.
    #[inline]
    #[must_use]
    pub fn cross(&self, centre: Square) -> Area {
        self.centred(centre, &Direction::STRAIGHT)
    }

    /// The centre, then its neighbours in the order of [`Direction::ALL`].
    #[inline]
    #[must_use]
    pub fn block(&self, centre: Square) -> Area {
        self.centred(centre, &Direction::ALL)
    }

    /// The neighbours in the order given, without the centre.
    #[inline]
    #[must_use]
    pub fn ring(&self, centre: Square, order: &[Direction; 8]) -> Area {
        order.iter().filter_map(|&to| self.step(centre, to)).collect()
    }

    /// The neighbour at a corner, then those in the directions of its arms; none at all in a straight direction.
    #[inline]
    #[must_use]
    pub fn elbow(&self, at: Square, corner: Direction) -> Area {
        match corner.arms() {
            Some([first, second]) => [corner, first, second].into_iter().filter_map(|to| self.step(at, to)).collect(),
            None => Area::new(),
        }
    }

    /// The next `length` squares in a direction, at most nine, and fewer before the edge or a gap.
    #[inline]
    #[must_use]
    pub fn line(&self, from: Square, to: Direction, length: usize) -> Area {
        let mut area = Area::new();
        let limit = length.min(area.capacity());
        area.extend(self.ray(from, to).iter().copied().take(limit));
        area
    }

    fn centred(&self, centre: Square, order: &[Direction]) -> Area {
        let neighbours = order.iter().filter_map(|&to| self.step(centre, to));
        [centre].into_iter().chain(neighbours).collect()
    }
}
