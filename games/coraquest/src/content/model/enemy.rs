//! Enemies (content E).

use super::{Dice, Kind, Phrase, SourceId};

/// The size of an enemy, and the spawn symbol it is meant for (CR-CUST-7).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Size {
    /// Symbol 1.
    Small,
    /// Symbol 2.
    Medium,
    /// Symbol 3.
    Large,
    /// A Big Boss (CR-BOSS-1).
    Boss,
}

impl Size {
    /// All sizes.
    pub const ALL: [Size; 4] = [Size::Small, Size::Medium, Size::Large, Size::Boss];

    /// Its name in files.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Size::Small => "small",
            Size::Medium => "medium",
            Size::Large => "large",
            Size::Boss => "boss",
        }
    }
}

/// What follows when an attack does damage (CR-EATK-6).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum OnHit {
    /// The hero is Poisoned.
    Poisoned,
    /// The hero is Stunned.
    Stunned,
    /// The hero is Stinky.
    Stinky,
    /// The hero is knocked back.
    Knock,
}

impl OnHit {
    /// All of them.
    pub const ALL: [OnHit; 4] = [OnHit::Poisoned, OnHit::Stunned, OnHit::Stinky, OnHit::Knock];

    /// Its name in files.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            OnHit::Poisoned => "poisoned",
            OnHit::Stunned => "stunned",
            OnHit::Stinky => "stinky",
            OnHit::Knock => "knock",
        }
    }
}

/// One side of an enemy's card (CR-OPT-2).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Side {
    /// Starting Health.
    pub health: u8,
    /// Movement.
    pub movement: u8,
    /// Range of its attack.
    pub range: u8,
    /// Dice of its attack.
    pub dice: Dice,
}

/// An enemy kind (content E, CR-CUST-7).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EnemySheet {
    /// Its name in files.
    pub id: Box<str>,
    /// What it is called.
    pub name: Phrase,
    /// Its size.
    pub size: Size,
    /// How many figures there are (CR-SPAWN-4).
    pub figures: u8,
    /// The Standard and the Tough side.
    pub sides: [Side; 2],
    /// Stinky by nature, for ever.
    pub stinky: bool,
    /// What its blows do.
    pub on_hit: Option<OnHit>,
    /// What it places at the start of every Enemies phase (CR-ENEMY-1).
    pub phase_spawn: Option<Kind>,
    /// The text that a user wrote.
    pub source: Option<SourceId>,
}

impl EnemySheet {
    /// The side in use.
    #[inline]
    #[must_use]
    pub const fn side(&self, tough: bool) -> &Side {
        &self.sides[tough as usize]
    }
}
