//! How many copies of each item lie somewhere: in a bag, in a deck, in a discard pile.

use crate::ItemId;
use serde::{Deserialize, Serialize};

const KINDS: usize = 128;

/// So many copies of each item.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(into = "Vec<(ItemId, u8)>", try_from = "Vec<(ItemId, u8)>")]
pub struct Tally([u8; KINDS]);

impl Default for Tally {
    fn default() -> Tally {
        Tally([0; KINDS])
    }
}

impl Tally {
    /// The copies of an item.
    #[inline]
    #[must_use]
    pub fn of(&self, item: ItemId) -> u8 {
        self.0.get(item.index()).copied().unwrap_or(0)
    }

    /// Whether an item is among them.
    #[inline]
    #[must_use]
    pub fn has(&self, item: ItemId) -> bool {
        self.of(item) > 0
    }

    /// Puts a copy in.
    pub fn add(&mut self, item: ItemId) {
        self.put(item, 1);
    }

    /// Puts copies in.
    pub fn put(&mut self, item: ItemId, copies: u8) {
        let slot = &mut self.0[item.index()];
        *slot = slot.saturating_add(copies);
    }

    /// Takes a copy out, if there is one.
    pub fn take(&mut self, item: ItemId) -> bool {
        let slot = &mut self.0[item.index()];
        let found = *slot > 0;
        *slot -= u8::from(found);
        found
    }

    /// The items of which there are copies, in order.
    pub fn iter(&self) -> impl Iterator<Item = (ItemId, u8)> {
        let chunks = self.0.as_chunks::<8>().0.iter().enumerate().filter(|(_, chunk)| u64::from_ne_bytes(**chunk) != 0);
        chunks.flat_map(|(start, chunk)| {
            let copies = chunk.iter().enumerate().filter(|(_, copies)| **copies > 0);
            copies.map(move |(place, copies)| (ItemId((start * 8 + place) as u8), *copies))
        })
    }

    /// All cards together.
    #[must_use]
    pub fn count(&self) -> u32 {
        self.0.iter().map(|&copies| u32::from(copies)).sum()
    }

    /// Whether there is none.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0 == [0; KINDS]
    }

    /// The copies of all items, for a draw.
    #[must_use]
    pub fn weights(&self) -> &[u8] {
        &self.0
    }

    /// All of it, leaving nothing.
    pub fn empty(&mut self) -> Tally {
        std::mem::take(self)
    }
}

impl From<Tally> for Vec<(ItemId, u8)> {
    fn from(tally: Tally) -> Vec<(ItemId, u8)> {
        tally.iter().collect()
    }
}

impl TryFrom<Vec<(ItemId, u8)>> for Tally {
    type Error = String;

    fn try_from(list: Vec<(ItemId, u8)>) -> Result<Tally, String> {
        let mut tally = Tally::default();
        for (item, copies) in list {
            *tally.0.get_mut(item.index()).ok_or_else(|| format!("there is no item {}", item.0))? = copies;
        }
        Ok(tally)
    }
}
