//! A square, by its number.

use serde::{Deserialize, Serialize};
use std::fmt;
use std::num::NonZeroU8;

/// A square of some board, by its index. The number kept is one more, so that `Option<Square>` is one byte.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(into = "u8", try_from = "u8")]
pub struct Square(NonZeroU8);

impl Square {
    /// The most squares that a board has.
    pub const MOST: usize = 192;

    /// The square with this index, counted from 0.
    ///
    /// # Panics
    /// If `index` is not below [`Square::MOST`].
    #[inline]
    #[must_use]
    pub const fn new(index: usize) -> Square {
        assert!(index < Square::MOST);
        Square(NonZeroU8::MIN.saturating_add(index as u8))
    }

    /// The index, counted from 0.
    #[inline]
    #[must_use]
    pub const fn index(self) -> usize {
        self.0.get() as usize - 1
    }
}

impl fmt::Debug for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Square({})", self.index())
    }
}

impl From<Square> for u8 {
    fn from(square: Square) -> u8 {
        square.0.get() - 1
    }
}

impl TryFrom<u8> for Square {
    type Error = String;

    fn try_from(index: u8) -> Result<Square, String> {
        let index = usize::from(index);
        if index < Square::MOST { Ok(Square::new(index)) } else { Err(format!("there is no square with the index {index}")) }
    }
}
