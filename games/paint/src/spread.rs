//! Whole sets at once: moved, grown, and split into what hangs together.

use crate::{Board, Direction, Squares};

impl Board {
    /// Every member moved by one step; those that would leave the board are dropped.
    #[inline]
    #[must_use]
    pub fn shifted(&self, set: Squares, to: Direction) -> Squares {
        if !self.even {
            return set.iter().filter_map(|square| self.step(square, to)).collect();
        }
        match to {
            Direction::N => self.north(set),
            Direction::E => self.eastward(set),
            Direction::S => self.south(set),
            Direction::W => self.westward(set),
            Direction::NE => self.north(self.eastward(set)),
            Direction::SE => self.south(self.eastward(set)),
            Direction::SW => self.south(self.westward(set)),
            Direction::NW => self.north(self.westward(set)),
        }
    }

    /// Every square that shares a side with a member; a member is one of them only if it shares a side with another.
    #[inline]
    #[must_use]
    pub fn beside_all(&self, set: Squares) -> Squares {
        if !self.even {
            return set.iter().fold(Squares::NONE, |beside, square| beside | self.beside(square));
        }
        self.north(set) | self.south(set) | self.eastward(set) | self.westward(set)
    }

    /// Every square that is next to a member, diagonally too; a member is one of them only if it is next to another.
    #[inline]
    #[must_use]
    pub fn around_all(&self, set: Squares) -> Squares {
        if !self.even {
            return set.iter().fold(Squares::NONE, |around, square| around | self.around(square));
        }
        let sides = self.eastward(set) | self.westward(set);
        let row = set | sides;
        sides | self.north(row) | self.south(row)
    }

    /// The members of `within` that hang together, by their sides, with those that `from` has.
    #[inline]
    #[must_use]
    pub fn flood(&self, from: Squares, within: Squares) -> Squares {
        let mut edge = from & within;
        let mut left = within - edge;
        while !edge.is_empty() {
            edge = self.beside_all(edge) & left;
            left -= edge;
        }
        within - left
    }

    /// The parts of `within` that hang together by their sides, in the order of their lowest squares.
    #[inline]
    pub fn networks(&self, within: Squares) -> impl Iterator<Item = Squares> + '_ {
        let mut left = within;
        std::iter::from_fn(move || {
            let network = self.flood(left.first()?.into(), left);
            left -= network;
            Some(network)
        })
    }

    #[inline]
    fn north(&self, set: Squares) -> Squares {
        set.up(self.columns as u32) & self.all
    }

    #[inline]
    fn south(&self, set: Squares) -> Squares {
        set.down(self.columns as u32)
    }

    #[inline]
    fn eastward(&self, set: Squares) -> Squares {
        (set - self.east).up(1)
    }

    #[inline]
    fn westward(&self, set: Squares) -> Squares {
        (set - self.west).down(1)
    }
}
