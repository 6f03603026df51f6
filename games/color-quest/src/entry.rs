//! What a band is built of (CQ-ARM-1 to CQ-ARM-4).

use crate::{Camp, Kind, Tint};
use serde::{Deserialize, Serialize};

macro_rules! entries {
    ($($name:ident $code:literal $slot:ident $kind:expr, $camps:literal;)+) => {
        /// A line of the army list; a champion is the free or the possessed one by the side that takes it.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        #[serde(rename_all = "kebab-case")]
        pub enum Entry {
            $(#[doc = concat!("`", $code, "`.")] $name,)+
        }

        impl Entry {
            /// All of them.
            pub const ALL: [Entry; Entry::COUNT] = [$(Entry::$name),+];

            /// The word that notation uses.
            #[must_use]
            pub const fn code(self) -> &'static str {
                match self { $(Entry::$name => $code,)+ }
            }

            /// The slots that it fills.
            #[must_use]
            pub const fn slot(self) -> Slot {
                match self { $(Entry::$name => Slot::$slot,)+ }
            }

            /// The figure; a bone pile is none.
            #[must_use]
            pub const fn kind(self) -> Option<Kind> {
                match self { $(Entry::$name => $kind,)+ }
            }

            /// Whether a side may take it: `g` for Gaia, `k` for Kaos.
            const fn camps(self) -> &'static str {
                match self { $(Entry::$name => $camps,)+ }
            }
        }
    };
}

entries! {
    Oak "oak" Hero Some(Kind::Oak1), "g";
    ChosenOne "chosen-one" Hero Some(Kind::Chosen1), "g";
    Ronin "ronin" Hero Some(Kind::Ronin1), "k";
    Chief "chief" Champion Some(Kind::Chief), "gk";
    Matriarch "matriarch" Champion Some(Kind::Matriarch), "gk";
    Ninja "ninja" Champion Some(Kind::Ninja), "gk";
    Monk "monk" Champion Some(Kind::Monk), "gk";
    Cleric "cleric" Champion Some(Kind::Cleric), "gk";
    Koloss "koloss" Champion Some(Kind::Koloss), "gk";
    Warrior "warrior" Troop Some(Kind::Warrior), "g";
    Basher "basher" Troop Some(Kind::Basher), "g";
    Paladin "paladin" Troop Some(Kind::Paladin), "g";
    Hunter "hunter" Troop Some(Kind::Hunter), "g";
    Ranger "ranger" Troop Some(Kind::Ranger), "g";
    Bomber "bomber" Troop Some(Kind::Bomber), "g";
    Shaman "shaman" Troop Some(Kind::Shaman), "g";
    Mystic "mystic" Troop Some(Kind::Mystic), "g";
    Djinn "djinn" Troop Some(Kind::Djinn), "g";
    MiniGolem "mini-golem" Troop Some(Kind::MiniGolem), "g";
    Golem "golem" Troop Some(Kind::Golem), "g";
    Clone "clone" Troop Some(Kind::Clone), "g";
    Skelette "skelette" Troop Some(Kind::Skelette), "k";
    BonePile "bone-pile" Troop None, "k";
}

/// The slots of a band (CQ-ARM-1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Slot {
    /// One.
    Hero,
    /// Two.
    Champion,
    /// Five.
    Troop,
}

/// How many of each entry.
pub type Band = [u8; Entry::COUNT];

impl Entry {
    /// How many there are.
    pub const COUNT: usize = 23;

    /// The index in [`Entry::ALL`].
    #[inline]
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The entry with this word.
    #[must_use]
    pub fn coded(code: &str) -> Option<Entry> {
        Entry::ALL.into_iter().find(|entry| entry.code() == code)
    }

    /// Whether a side may take it (CQ-ARM-3).
    #[must_use]
    pub fn is_of(self, camp: Camp) -> bool {
        self.camps().contains(match camp {
            Camp::Gaia => 'g',
            Camp::Kaos => 'k',
        })
    }

    /// Whether it is a paint invocation, which stands on a puddle (CQ-SET-10).
    #[must_use]
    pub fn is_paint(self) -> bool {
        self.kind().is_some_and(Kind::is_paint)
    }

    /// Whether there is one model of it for both sides (CQ-ARM-3).
    #[must_use]
    pub fn is_unique(self) -> bool {
        matches!(self.slot(), Slot::Hero | Slot::Champion)
    }

    /// The base with which a side takes it; Gaia chooses it when she deploys.
    #[must_use]
    pub fn tint(camp: Camp) -> Tint {
        match camp {
            Camp::Gaia => Tint::Red,
            Camp::Kaos => Tint::Black,
        }
    }
}
