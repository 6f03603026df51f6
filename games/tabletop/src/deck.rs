//! Decks without a secret order.

use crate::{Chance, Die};
use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

/// A face-down deck of cards of `KINDS` kinds.
///
/// It keeps no secret order: a card is chosen when it is drawn, which nobody at a table could tell from a shuffle
/// made before. What is known of the order is kept as known: up to `KNOWN` cards put back at the bottom.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Deck<const KINDS: usize, const KNOWN: usize> {
    #[serde(with = "serde_counts")]
    loose: [u8; KINDS],
    bottom: ArrayVec<u8, KNOWN>,
}

impl<const KINDS: usize, const KNOWN: usize> Deck<KINDS, KNOWN> {
    /// A shuffled deck with so many cards of each kind.
    #[must_use]
    pub const fn shuffled(copies: [u8; KINDS]) -> Self {
        Deck { loose: copies, bottom: ArrayVec::new_const() }
    }

    /// How many cards it has.
    #[must_use]
    pub fn len(&self) -> usize {
        self.loose.iter().map(|&copies| copies as usize).sum::<usize>() + self.bottom.len()
    }

    /// Whether no card is left.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The cards of each kind whose order nobody knows.
    #[must_use]
    pub fn loose(&self) -> &[u8; KINDS] {
        &self.loose
    }

    /// The same, to be set: by whoever reads a position or imagines one.
    pub fn loose_mut(&mut self) -> &mut [u8; KINDS] {
        &mut self.loose
    }

    /// The kinds at the bottom whose order everybody knows, the highest first.
    #[must_use]
    pub fn bottom(&self) -> &[u8] {
        &self.bottom
    }

    /// Draws the top card.
    pub fn draw(&mut self, chance: &mut (impl Chance + ?Sized), die: Die<'_>) -> Option<usize> {
        if self.loose.iter().any(|&copies| copies > 0) {
            let kind = chance.pick(die, &self.loose);
            self.loose[kind] -= 1;
            Some(kind)
        } else if self.bottom.is_empty() {
            None
        } else {
            Some(self.bottom.remove(0) as usize)
        }
    }

    /// Puts a card that everybody saw at the bottom.
    ///
    /// # Panics
    /// If more than `KNOWN` cards would lie there.
    pub fn put_under(&mut self, kind: usize) {
        self.bottom.push(kind as u8);
    }
}

mod serde_counts {
    use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};

    pub(super) fn serialize<S: Serializer, const N: usize>(counts: &[u8; N], to: S) -> Result<S::Ok, S::Error> {
        counts.as_slice().serialize(to)
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>, const N: usize>(from: D) -> Result<[u8; N], D::Error> {
        let counts = Vec::<u8>::deserialize(from)?;
        let len = counts.len();
        counts.try_into().map_err(|_| D::Error::custom(format!("a deck of {N} kinds has {len} counts")))
    }
}
