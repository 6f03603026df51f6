//! Potions: item cards, and what two dice make (CQ-ITM-1, CQ-DIE-12).

use crate::Spot;
use serde::{Deserialize, Serialize};

/// A potion (table 22.7).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Potion {
    /// A second attack.
    Strength,
    /// A second Move.
    Celerity,
    /// Cancels an offensive action.
    Dexterity,
    /// Nobody may aim at the figure.
    Invisibility,
    /// Something evolves.
    Mana,
    /// Another caste.
    Polymorph,
}

impl Potion {
    /// How many there are.
    pub const COUNT: usize = 6;
    /// All of them.
    pub const ALL: [Potion; Potion::COUNT] =
        [Potion::Strength, Potion::Celerity, Potion::Dexterity, Potion::Invisibility, Potion::Mana, Potion::Polymorph];
    /// Their words, for luck.
    pub(crate) const CODES: [&'static str; Potion::COUNT] =
        ["strength", "celerity", "dexterity", "invisibility", "mana", "polymorph"];

    /// The index in [`Potion::ALL`].
    #[inline]
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The word that notation uses.
    #[must_use]
    pub const fn code(self) -> &'static str {
        Potion::CODES[self.index()]
    }

    /// The potion with this word.
    #[must_use]
    pub fn coded(code: &str) -> Option<Potion> {
        Potion::ALL.into_iter().find(|potion| potion.code() == code)
    }
}

/// Where a potion comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Source {
    /// A card of the hand.
    Card,
    /// Two dice, in the order of the table's colours.
    Dice(Spot, Spot),
}

/// How many cards of each potion.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Cards([u8; Potion::COUNT]);

impl Cards {
    /// So many of each.
    #[must_use]
    pub const fn of_each(counts: [u8; Potion::COUNT]) -> Cards {
        Cards(counts)
    }

    /// How many of each.
    #[must_use]
    pub const fn counts(&self) -> &[u8; Potion::COUNT] {
        &self.0
    }

    /// How many of one.
    #[inline]
    #[must_use]
    pub const fn of(&self, potion: Potion) -> u8 {
        self.0[potion.index()]
    }

    /// How many in all.
    #[inline]
    #[must_use]
    pub fn total(&self) -> u8 {
        self.0.iter().sum()
    }

    pub(crate) fn add(&mut self, potion: Potion) {
        self.0[potion.index()] += 1;
    }

    pub(crate) fn remove(&mut self, potion: Potion) {
        self.0[potion.index()] -= 1;
    }

    /// The cards one by one.
    pub fn iter(self) -> impl Iterator<Item = Potion> {
        Potion::ALL.into_iter().flat_map(move |potion| (0..self.of(potion)).map(move |_| potion))
    }
}
