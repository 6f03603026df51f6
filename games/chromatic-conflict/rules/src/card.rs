//! The words of the game: factions, kinds of Chromecas, effects, faces of terrains.

use serde::{Deserialize, Serialize};
use tabletop::Seat;

macro_rules! words {
    ($(#[$doc:meta])* $name:ident { $($(#[$item:meta])* $variant:ident = $code:literal),+ $(,)? }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        #[repr(u8)]
        pub enum $name { $($(#[$item])* #[serde(rename = $code)] $variant),+ }

        impl $name {
            /// All of them, in the catalogue's order.
            pub const ALL: [$name; [$($code),+].len()] = [$($name::$variant),+];
            /// Their codes, in the same order.
            pub const CODES: [&'static str; [$($code),+].len()] = [$($code),+];

            /// The word that notation and content use.
            #[must_use]
            pub const fn code(self) -> &'static str {
                Self::CODES[self as usize]
            }

            /// The one with this code.
            #[must_use]
            pub fn coded(code: &str) -> Option<$name> {
                Self::ALL.into_iter().find(|word| word.code() == code)
            }

            /// Its rank in the catalogue's order, from 0.
            #[must_use]
            pub const fn index(self) -> usize {
                self as usize
            }
        }
    };
}

words! {
    /// A faction of Chromecas (CC-GEN-2).
    Faction {
        /// Round and elegant.
        Blue = "blue",
        /// Square and robust.
        Green = "green",
        /// Diamond-shaped and dangerous.
        Orange = "orange",
        /// Triangular and lively.
        Violet = "violet",
    }
}

impl Faction {
    /// The one letter that pictures use.
    #[must_use]
    pub fn letter(self) -> char {
        ['b', 'g', 'o', 'v'][self.index()]
    }

    /// The faction with this letter.
    #[must_use]
    pub fn lettered(letter: char) -> Option<Faction> {
        Faction::ALL.into_iter().find(|faction| faction.letter() == letter)
    }

    /// The bit of this faction in a set of zones.
    #[must_use]
    pub(crate) const fn bit(self) -> u8 {
        1 << self as u8
    }
}

words! {
    /// A kind of Chromeca (CC-GEN-3).
    Kind {
        /// Destroys a terrain.
        Ship = "ship",
        /// Empties a place.
        Cannon = "cannon",
        /// Moves a terrain.
        Crane = "crane",
        /// Power 2.
        Two = "2",
        /// Power 3.
        Three = "3",
        /// Power 4.
        Four = "4",
        /// Power 5.
        Five = "5",
    }
}

impl Kind {
    /// Whether it has a power of its own (CC-CHR-1).
    #[must_use]
    pub const fn is_vehicle(self) -> bool {
        matches!(self, Kind::Ship | Kind::Cannon | Kind::Crane)
    }
}

/// How many cards of each kind.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(into = "Vec<Kind>", from = "Vec<Kind>")]
pub struct Kinds(pub(crate) [u8; 7]);

impl Kinds {
    /// How many of this kind.
    #[inline]
    #[must_use]
    pub const fn of(self, kind: Kind) -> u8 {
        self.0[kind as usize]
    }

    /// How many in all.
    #[inline]
    #[must_use]
    pub fn count(self) -> u8 {
        self.0.iter().sum()
    }

    /// The kinds that are there at all, in the catalogue's order.
    #[inline]
    pub fn kinds(self) -> impl Iterator<Item = Kind> {
        Kind::ALL.into_iter().filter(move |&kind| self.of(kind) > 0)
    }

    /// Every card, in the catalogue's order.
    pub fn cards(self) -> impl Iterator<Item = Kind> {
        Kind::ALL.into_iter().flat_map(move |kind| std::iter::repeat_n(kind, self.of(kind) as usize))
    }

    /// Adds a card.
    #[inline]
    pub const fn add(&mut self, kind: Kind) {
        self.0[kind as usize] += 1;
    }

    /// Takes a card of this kind away, which must be there.
    #[inline]
    pub const fn remove(&mut self, kind: Kind) {
        self.0[kind as usize] -= 1;
    }
}

impl From<Kinds> for Vec<Kind> {
    fn from(kinds: Kinds) -> Vec<Kind> {
        kinds.cards().collect()
    }
}

impl From<Vec<Kind>> for Kinds {
    fn from(cards: Vec<Kind>) -> Kinds {
        let mut kinds = Kinds::default();
        cards.into_iter().for_each(|kind| kinds.add(kind));
        kinds
    }
}

words! {
    /// What a scan zone shows to its faction (CC-EFF-4).
    Effect {
        /// Nothing.
        Empty = "empty",
        /// One more attack power.
        Offensive = "offensive",
        /// Victory points.
        Stronghold = "stronghold",
        /// Diagonal support.
        Strike = "strike",
        /// A shield.
        Bastion = "bastion",
    }
}

/// A set of effects; one effect counts once however often it is revealed (CC-EFF-5).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Effects(u8);

impl Effects {
    /// Adds an effect.
    #[inline]
    pub const fn add(&mut self, effect: Effect) {
        self.0 |= 1 << effect as u8;
    }

    /// Whether the effect is active.
    #[inline]
    #[must_use]
    pub const fn has(self, effect: Effect) -> bool {
        self.0 >> effect as u8 & 1 == 1
    }

    /// The active effects other than Empty, in the catalogue's order.
    pub fn iter(self) -> impl Iterator<Item = Effect> {
        Effect::ALL.into_iter().filter(move |&effect| effect != Effect::Empty && self.has(effect))
    }
}

/// The face of a place card: F01 to F21, or the Core's.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Face(pub(crate) u8);

impl Face {
    /// How many terrain faces there are (CC-GEN-5).
    pub const TERRAINS: usize = 21;
    /// The Core's face.
    pub const CORE: Face = Face(21);
    /// The names of the terrain faces.
    pub const NAMES: [&'static str; Face::TERRAINS] = [
        "F01", "F02", "F03", "F04", "F05", "F06", "F07", "F08", "F09", "F10", "F11", "F12", "F13", "F14", "F15", "F16", "F17",
        "F18", "F19", "F20", "F21",
    ];

    /// The face with this name.
    #[must_use]
    pub fn named(name: &str) -> Option<Face> {
        Face::NAMES.iter().position(|&known| known == name).map(|index| Face(index as u8))
    }

    /// Its name.
    #[must_use]
    pub fn name(self) -> &'static str {
        Face::NAMES.get(self.index()).copied().unwrap_or("Core")
    }

    /// Its rank, from 0; the Core's is last.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A Chromeca on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Chromeca {
    /// The seat that placed it.
    pub seat: Seat,
    /// Its kind.
    pub kind: Kind,
}
