//! A set of squares.

use crate::Square;
use serde::{Deserialize, Serialize};
use std::fmt;
use std::iter::FusedIterator;
use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, BitXor, BitXorAssign, Sub, SubAssign};

const WORDS: usize = Square::MOST / 64;

/// A set of squares, one bit for each. `|`, `&`, `^` and `-` are union, intersection, symmetric difference and difference.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(into = "Vec<Square>", from = "Vec<Square>")]
pub struct Squares([u64; WORDS]);

/// The word of a square and its bit in that word.
#[inline]
const fn place(square: Square) -> (usize, u32) {
    (square.index() / 64, (square.index() % 64) as u32)
}

impl Squares {
    /// No square.
    pub const NONE: Squares = Squares([0; WORDS]);

    /// One square.
    #[inline]
    #[must_use]
    pub const fn of(square: Square) -> Squares {
        Squares::NONE.with(square)
    }

    /// Whether `square` is a member.
    #[inline]
    #[must_use]
    pub const fn has(self, square: Square) -> bool {
        let (word, bit) = place(square);
        self.0[word] >> bit & 1 == 1
    }

    /// Makes `square` a member.
    #[inline]
    pub const fn add(&mut self, square: Square) {
        let (word, bit) = place(square);
        self.0[word] |= 1 << bit;
    }

    /// Makes `square` no member.
    #[inline]
    pub const fn remove(&mut self, square: Square) {
        let (word, bit) = place(square);
        self.0[word] &= !(1 << bit);
    }

    /// The same set and `square`.
    #[inline]
    #[must_use]
    pub const fn with(mut self, square: Square) -> Squares {
        self.add(square);
        self
    }

    /// The same set but for `square`.
    #[inline]
    #[must_use]
    pub const fn without(mut self, square: Square) -> Squares {
        self.remove(square);
        self
    }

    /// How many squares are members.
    #[inline]
    #[must_use]
    pub const fn count(self) -> u32 {
        let [low, middle, high] = self.0;
        low.count_ones() + middle.count_ones() + high.count_ones()
    }

    /// Whether no square is a member.
    #[inline]
    #[must_use]
    pub const fn is_empty(self) -> bool {
        let [low, middle, high] = self.0;
        low | middle | high == 0
    }

    /// Whether some square is a member of both.
    #[inline]
    #[must_use]
    pub const fn meets(self, other: Squares) -> bool {
        let ([low, middle, high], [a, b, c]) = (self.0, other.0);
        low & a | middle & b | high & c != 0
    }

    /// Whether every member of `other` is a member.
    #[inline]
    #[must_use]
    pub const fn contains(self, other: Squares) -> bool {
        let ([low, middle, high], [a, b, c]) = (self.0, other.0);
        a & !low | b & !middle | c & !high == 0
    }

    /// The member with the lowest index.
    #[inline]
    #[must_use]
    pub const fn first(self) -> Option<Square> {
        let [low, middle, high] = self.0;
        let index = if low != 0 {
            low.trailing_zeros()
        } else if middle != 0 {
            64 + middle.trailing_zeros()
        } else if high != 0 {
            128 + high.trailing_zeros()
        } else {
            return None;
        };
        Some(Square::new(index as usize))
    }

    /// The member with the highest index.
    #[inline]
    #[must_use]
    pub const fn last(self) -> Option<Square> {
        let [low, middle, high] = self.0;
        let index = if high != 0 {
            191 - high.leading_zeros()
        } else if middle != 0 {
            127 - middle.leading_zeros()
        } else if low != 0 {
            63 - low.leading_zeros()
        } else {
            return None;
        };
        Some(Square::new(index as usize))
    }

    /// The members with a lower index than `square`.
    #[inline]
    #[must_use]
    pub const fn below(mut self, square: Square) -> Squares {
        let (word, bit) = place(square);
        self.0[word] &= (1 << bit) - 1;
        let mut higher = word + 1;
        while higher < WORDS {
            self.0[higher] = 0;
            higher += 1;
        }
        self
    }

    /// The members with a higher index than `square`.
    #[inline]
    #[must_use]
    pub const fn above(mut self, square: Square) -> Squares {
        let (word, bit) = place(square);
        // Two shifts, as one by 64 is none at all.
        self.0[word] &= u64::MAX << bit << 1;
        let mut lower = 0;
        while lower < word {
            self.0[lower] = 0;
            lower += 1;
        }
        self
    }

    /// The members by index.
    #[inline]
    #[must_use]
    pub fn iter(self) -> Iter {
        Iter(self)
    }

    /// Every index grows by `by`, from 1 to 63; what grows too large is lost.
    #[inline]
    pub(crate) const fn up(self, by: u32) -> Squares {
        let [low, middle, high] = self.0;
        Squares([low << by, middle << by | low >> (64 - by), high << by | middle >> (64 - by)])
    }

    /// Every index shrinks by `by`, from 1 to 63; what would go below 0 is lost.
    #[inline]
    pub(crate) const fn down(self, by: u32) -> Squares {
        let [low, middle, high] = self.0;
        Squares([low >> by | middle << (64 - by), middle >> by | high << (64 - by), high >> by])
    }
}

/// The members of a set by index.
#[derive(Clone, Debug)]
pub struct Iter(Squares);

impl Iterator for Iter {
    type Item = Square;

    #[inline]
    fn next(&mut self) -> Option<Square> {
        let first = self.0.first()?;
        let [low, middle, high] = &mut self.0.0;
        let word = if *low != 0 {
            low
        } else if *middle != 0 {
            middle
        } else {
            high
        };
        *word &= *word - 1;
        Some(first)
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        let left = self.0.count() as usize;
        (left, Some(left))
    }
}

impl ExactSizeIterator for Iter {}
impl FusedIterator for Iter {}

impl IntoIterator for Squares {
    type Item = Square;
    type IntoIter = Iter;

    #[inline]
    fn into_iter(self) -> Iter {
        self.iter()
    }
}

/// An operator and its assigning form, word by word.
macro_rules! operator {
    ($Operator:ident $operator:ident, $Assign:ident $assign:ident, $words:expr) => {
        impl $Operator for Squares {
            type Output = Squares;

            #[inline]
            fn $operator(self, other: Squares) -> Squares {
                let words: fn(u64, u64) -> u64 = $words;
                let ([low, middle, high], [a, b, c]) = (self.0, other.0);
                Squares([words(low, a), words(middle, b), words(high, c)])
            }
        }

        impl $Assign for Squares {
            #[inline]
            fn $assign(&mut self, other: Squares) {
                *self = $Operator::$operator(*self, other);
            }
        }
    };
}

operator!(BitOr bitor, BitOrAssign bitor_assign, |a, b| a | b);
operator!(BitAnd bitand, BitAndAssign bitand_assign, |a, b| a & b);
operator!(BitXor bitxor, BitXorAssign bitxor_assign, |a, b| a ^ b);
operator!(Sub sub, SubAssign sub_assign, |a, b| a & !b);

impl From<Square> for Squares {
    #[inline]
    fn from(square: Square) -> Squares {
        Squares::of(square)
    }
}

impl Extend<Square> for Squares {
    #[inline]
    fn extend<I: IntoIterator<Item = Square>>(&mut self, squares: I) {
        squares.into_iter().for_each(|square| self.add(square));
    }
}

impl FromIterator<Square> for Squares {
    #[inline]
    fn from_iter<I: IntoIterator<Item = Square>>(squares: I) -> Squares {
        let mut set = Squares::NONE;
        set.extend(squares);
        set
    }
}

impl From<Squares> for Vec<Square> {
    fn from(squares: Squares) -> Vec<Square> {
        squares.iter().collect()
    }
}

impl From<Vec<Square>> for Squares {
    fn from(squares: Vec<Square>) -> Squares {
        squares.into_iter().collect()
    }
}

impl fmt::Debug for Squares {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter().map(Square::index)).finish()
    }
}
