//! The three Temples (table T3).

use serde::{Deserialize, Serialize};

/// A Temple. Each has an item and a small Bane of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Temple {
    /// Its item is the Hammer of Light (DT-ITEM-2).
    Force,
    /// Its item is the Wings of Mana (DT-ITEM-3).
    Wisdom,
    /// Its item is the Headband of Prescience (DT-ITEM-4).
    Spirit,
}

impl Temple {
    /// All of them, in the order in which their Banes are taken from the supply (DT-LIGHT-8).
    pub const ALL: [Temple; 3] = [Temple::Force, Temple::Wisdom, Temple::Spirit];

    /// The index in [`Temple::ALL`].
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The word that notation uses.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Temple::Force => "force",
            Temple::Wisdom => "wisdom",
            Temple::Spirit => "spirit",
        }
    }

    /// The Temple with this word.
    #[must_use]
    pub fn coded(code: &str) -> Option<Temple> {
        Temple::ALL.into_iter().find(|temple| temple.code() == code)
    }
}

/// A set of Temples.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Temples(u8);

impl Temples {
    /// All three.
    pub const ALL: Temples = Temples(0b111);

    /// Whether a Temple is in the set.
    #[must_use]
    pub const fn has(self, temple: Temple) -> bool {
        self.0 >> temple.index() & 1 == 1
    }

    /// Puts a Temple into the set.
    pub(crate) const fn add(&mut self, temple: Temple) {
        self.0 |= 1 << temple.index();
    }

    /// The Temples in order.
    pub fn iter(self) -> impl Iterator<Item = Temple> {
        Temple::ALL.into_iter().filter(move |&temple| self.has(temple))
    }
}
