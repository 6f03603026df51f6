//! Heroes and enemies on the table (CR-WORD-1).

use crate::{HeroId, ItemId, Kind, Square, Tally};
use serde::{Deserialize, Serialize};
use tabletop::Seat;

/// One of the four heroes of the party (CR-WORD-2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Slot(u8);

impl Slot {
    /// The size of a party.
    pub const COUNT: usize = 4;
    /// All four.
    pub const ALL: [Slot; Slot::COUNT] = [Slot(0), Slot(1), Slot(2), Slot(3)];

    /// The slot with this index.
    ///
    /// # Panics
    /// If there is none.
    #[must_use]
    pub fn at(index: usize) -> Slot {
        Slot::ALL[index]
    }

    /// The index, from 0.
    #[inline]
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A hero as it stands in the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Hero {
    /// Who.
    pub id: HeroId,
    /// Whose.
    pub owner: Seat,
    /// Where; nowhere until it is placed (CR-SETUP-15).
    pub at: Option<Square>,
    /// Health left (CR-DMG-1).
    pub health: u8,
    /// CR-DET-1.
    pub determined: bool,
    /// CR-STUN-1.
    pub stunned: bool,
    /// CR-POIS-1.
    pub poisoned: bool,
    /// Had its turn in this round (CR-ROUND-4).
    pub exhausted: bool,
    /// How long it smells yet (CR-STINK-6).
    pub smell: u8,
    /// The level of its countdown token; 0 when the ability is ready (CR-ABIL-2).
    pub token: u8,
    /// The armour that it wears, one of its items (CR-ITEM-4).
    pub armour: Option<ItemId>,
    /// The items that it carries.
    pub bag: Tally,
}

impl Hero {
    /// Standing and not exhausted (CR-ROUND-3).
    #[must_use]
    pub fn is_ready(&self) -> bool {
        !self.stunned && !self.exhausted
    }
}

/// An enemy in play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Enemy {
    /// Its kind.
    pub kind: Kind,
    /// Whether it was placed on its Tough side (CR-OPT-2).
    pub tough: bool,
    /// Where.
    pub at: Square,
    /// Health left.
    pub health: u8,
    /// Acts no more in this Enemies phase (CR-ENEMY-1, CR-ENEMY-2).
    pub acted: bool,
}
