//! Figures: what may stand on a square.

use serde::{Deserialize, Serialize};
use tabletop::{Seat, Seats};

/// The kinds of figures (PB-WORD-1), fighters in the order in which they are placed (PB-DEC-3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Kind {
    /// Chief or Matriarch.
    Chief,
    /// A fighter of the warrior caste.
    Warrior,
    /// The woman of the warrior caste.
    Basher,
    /// A fighter of the hunter caste.
    Hunter,
    /// The woman of the hunter caste.
    Ranger,
    /// A fighter of the shaman caste.
    Shaman,
    /// The woman of the shaman caste.
    Mystic,
    /// A mini Golem.
    Mini,
    /// A maxi Golem.
    Maxi,
    /// A Clone.
    Clone,
}

impl Kind {
    /// All of them.
    pub const ALL: [Kind; 10] = [
        Kind::Chief,
        Kind::Warrior,
        Kind::Basher,
        Kind::Hunter,
        Kind::Ranger,
        Kind::Shaman,
        Kind::Mystic,
        Kind::Mini,
        Kind::Maxi,
        Kind::Clone,
    ];

    /// The fighters (PB-WORD-2).
    pub const FIGHTERS: [Kind; 6] = [Kind::Warrior, Kind::Basher, Kind::Hunter, Kind::Ranger, Kind::Shaman, Kind::Mystic];

    /// The index in [`Kind::ALL`].
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The index in [`Kind::FIGHTERS`].
    #[must_use]
    pub const fn fighter_index(self) -> Option<usize> {
        if self.is_fighter() { Some(self as usize - 1) } else { None }
    }

    /// The caste of a fighter (PB-WORD-4).
    #[inline]
    #[must_use]
    pub const fn caste(self) -> Option<Caste> {
        match self {
            Kind::Warrior | Kind::Basher => Some(Caste::Warrior),
            Kind::Hunter | Kind::Ranger => Some(Caste::Hunter),
            Kind::Shaman | Kind::Mystic => Some(Caste::Shaman),
            Kind::Chief | Kind::Mini | Kind::Maxi | Kind::Clone => None,
        }
    }

    /// Whether it is a fighter (PB-WORD-2).
    #[must_use]
    pub const fn is_fighter(self) -> bool {
        self.caste().is_some()
    }

    /// Whether it is an invocation (PB-WORD-3).
    #[inline]
    #[must_use]
    pub const fn is_invocation(self) -> bool {
        matches!(self, Kind::Mini | Kind::Maxi | Kind::Clone)
    }

    /// The woman of the same caste (PB-ADV-3).
    #[must_use]
    pub const fn woman(self) -> Option<Kind> {
        match self {
            Kind::Warrior => Some(Kind::Basher),
            Kind::Hunter => Some(Kind::Ranger),
            Kind::Shaman => Some(Kind::Mystic),
            _ => None,
        }
    }

    /// The word that notation uses.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Kind::Chief => "chief",
            Kind::Warrior => "warrior",
            Kind::Basher => "basher",
            Kind::Hunter => "hunter",
            Kind::Ranger => "ranger",
            Kind::Shaman => "shaman",
            Kind::Mystic => "mystic",
            Kind::Mini => "mini",
            Kind::Maxi => "maxi",
            Kind::Clone => "clone",
        }
    }

    /// The letter that pictures of a position use.
    #[must_use]
    pub const fn letter(self) -> char {
        match self {
            Kind::Chief => 'C',
            Kind::Warrior => 'W',
            Kind::Basher => 'B',
            Kind::Hunter => 'H',
            Kind::Ranger => 'R',
            Kind::Shaman => 'S',
            Kind::Mystic => 'M',
            Kind::Mini => 'g',
            Kind::Maxi => 'G',
            Kind::Clone => 'K',
        }
    }

    /// The kind with this word.
    #[must_use]
    pub fn coded(code: &str) -> Option<Kind> {
        Kind::ALL.into_iter().find(|kind| kind.code() == code)
    }

    /// The kind with this letter.
    #[must_use]
    pub fn lettered(letter: char) -> Option<Kind> {
        Kind::ALL.into_iter().find(|kind| kind.letter() == letter)
    }
}

/// The castes of fighters (PB-WORD-4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Caste {
    /// Warrior and Basher.
    Warrior,
    /// Hunter and Ranger.
    Hunter,
    /// Shaman and Mystic.
    Shaman,
}

impl Caste {
    /// All of them.
    pub const ALL: [Caste; 3] = [Caste::Warrior, Caste::Hunter, Caste::Shaman];

    /// Its man, by whose name it goes where it is told to players.
    #[must_use]
    pub const fn man(self) -> Kind {
        match self {
            Caste::Warrior => Kind::Warrior,
            Caste::Hunter => Kind::Hunter,
            Caste::Shaman => Kind::Shaman,
        }
    }

    /// The index in [`Caste::ALL`].
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The word that notation uses.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Caste::Warrior => "warrior",
            Caste::Hunter => "hunter",
            Caste::Shaman => "shaman",
        }
    }

    /// The caste with this word.
    #[must_use]
    pub fn coded(code: &str) -> Option<Caste> {
        Caste::ALL.into_iter().find(|caste| caste.code() == code)
    }
}

/// A figure. Its colour is that of the seat that it belongs to (PB-ATK-7).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Figure {
    /// What it is.
    pub kind: Kind,
    /// Whose it is.
    pub seat: Seat,
    /// The seats whose stun marks it bears (PB-STUN-4).
    pub stuns: Seats,
}

impl Figure {
    /// A figure that is awake.
    #[must_use]
    pub fn new(kind: Kind, seat: Seat) -> Figure {
        Figure { kind, seat, stuns: Seats::default() }
    }

    /// Whether it cannot be used (PB-STUN-2).
    #[inline]
    #[must_use]
    pub fn is_stunned(self) -> bool {
        !self.stuns.is_empty()
    }
}
