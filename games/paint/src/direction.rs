//! The eight directions of a board.

use serde::{Deserialize, Serialize};
use texts::{COMMON, Message};

/// A direction: north is one row up, east is one column to the right.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Direction {
    /// North: the next row.
    N,
    /// East: the next column.
    E,
    /// South: the row before.
    S,
    /// West: the column before.
    W,
    /// North-east.
    NE,
    /// South-east.
    SE,
    /// South-west.
    SW,
    /// North-west.
    NW,
}

use Direction::{E, N, NE, NW, S, SE, SW, W};

impl Direction {
    /// The straight ones, then the diagonal ones, each clockwise.
    pub const ALL: [Direction; 8] = [N, E, S, W, NE, SE, SW, NW];
    /// North, east, south, west.
    pub const STRAIGHT: [Direction; 4] = [N, E, S, W];
    /// North-east, south-east, south-west, north-west.
    pub const DIAGONAL: [Direction; 4] = [NE, SE, SW, NW];
    /// All of them around the compass, from north.
    pub const CLOCKWISE: [Direction; 8] = [N, NE, E, SE, S, SW, W, NW];

    /// Where it is in [`Direction::ALL`].
    #[inline]
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// How many columns and how many rows further one step leads.
    #[inline]
    #[must_use]
    pub const fn offset(self) -> (i8, i8) {
        match self {
            N => (0, 1),
            E => (1, 0),
            S => (0, -1),
            W => (-1, 0),
            NE => (1, 1),
            SE => (1, -1),
            SW => (-1, -1),
            NW => (-1, 1),
        }
    }

    /// The direction in which something lies so many columns and rows away, if it is somewhere else.
    #[inline]
    pub(crate) const fn towards(across: i8, up: i8) -> Option<Direction> {
        match (across.signum(), up.signum()) {
            (0, 1) => Some(N),
            (1, 0) => Some(E),
            (0, -1) => Some(S),
            (-1, 0) => Some(W),
            (1, 1) => Some(NE),
            (1, -1) => Some(SE),
            (-1, -1) => Some(SW),
            (-1, 1) => Some(NW),
            _ => None,
        }
    }

    /// The direction that leads back.
    #[inline]
    #[must_use]
    pub const fn opposite(self) -> Direction {
        match self {
            N => S,
            E => W,
            S => N,
            W => E,
            NE => SW,
            SE => NW,
            SW => NE,
            NW => SE,
        }
    }

    /// Whether it is north, east, south or west.
    #[inline]
    #[must_use]
    pub const fn is_straight(self) -> bool {
        matches!(self, N | E | S | W)
    }

    /// The two straight directions that a diagonal one lies between, in the order of [`Direction::STRAIGHT`].
    #[inline]
    #[must_use]
    pub const fn arms(self) -> Option<[Direction; 2]> {
        match self {
            N | E | S | W => None,
            NE => Some([N, E]),
            SE => Some([E, S]),
            SW => Some([S, W]),
            NW => Some([N, W]),
        }
    }

    /// Its name in notation: `n`, `ne`.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            N => "n",
            E => "e",
            S => "s",
            W => "w",
            NE => "ne",
            SE => "se",
            SW => "sw",
            NW => "nw",
        }
    }

    /// The direction with this name in notation.
    #[must_use]
    pub fn coded(code: &str) -> Option<Direction> {
        Direction::ALL.into_iter().find(|direction| direction.code() == code)
    }

    /// What players call it, as a goal: "to the north", "vers le nord".
    #[must_use]
    pub fn message(self) -> Message {
        Message::named(COMMON, "direction", self.code())
    }
}
