//! Heroes and their abilities (content H and A).

use super::{Dice, ItemId, Kind, Phrase, SourceId};

/// The type of a hero (CR-CUST-4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum HeroType {
    /// In the middle of everything.
    Standard,
    /// Far, but frail.
    Fast,
    /// Hard to bring down, but slow.
    Tough,
}

impl HeroType {
    /// All types.
    pub const ALL: [HeroType; 3] = [HeroType::Standard, HeroType::Fast, HeroType::Tough];

    /// Its name in files.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            HeroType::Standard => "standard",
            HeroType::Fast => "fast",
            HeroType::Tough => "tough",
        }
    }
}

macro_rules! abilities {
    ($($(#[$doc:meta])* $name:ident = $code:literal,)+) => {
        /// A special ability (content A).
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum Ability {
            $($(#[$doc])* $name,)+
        }

        impl Ability {
            /// All abilities, in the order of section A.
            pub const ALL: [Ability; 14] = [$(Ability::$name,)+];

            /// Its name in files.
            #[must_use]
            pub const fn code(self) -> &'static str {
                match self {
                    $(Ability::$name => $code,)+
                }
            }
        }
    };
}

abilities! {
    /// Warm Purr: heals a hero beside.
    Heal = "heal",
    /// Lucky Pocket: blanks are rolled again.
    RerollBlanks = "reroll_blanks",
    /// Big Spell: successes are added after the roll.
    AddSuccesses = "add_successes",
    /// Dwarf Charge: a Move and an Attack in one action.
    MoveAndAttack = "move_and_attack",
    /// Long Thrust: a second target.
    SecondTarget = "second_target",
    /// Whirling Blade: every adjacent enemy.
    AttackAllAdjacent = "attack_all_adjacent",
    /// Quick Reload: an Attack for nothing.
    ExtraAttack = "extra_attack",
    /// Steam Screen: a reaction that stops an enemy's blow.
    Guard = "guard",
    /// Eagle Eye: figures do not block sight.
    EagleEye = "eagle_eye",
    /// Bane: dice against a kind.
    Bane = "bane",
    /// Sprint: more steps.
    Sprint = "sprint",
    /// Wake-up Call: a Stunned hero stands up.
    Wake = "wake",
    /// Shock Wave: damage around.
    Smite = "smite",
    /// Spring Clean: no more poison and smell.
    Cleanse = "cleanse",
}

impl Ability {
    /// As an index.
    #[inline]
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The ability with this name.
    #[must_use]
    pub fn coded(code: &str) -> Option<Ability> {
        Ability::ALL.into_iter().find(|ability| ability.code() == code)
    }
}

/// The texts and the fixed numbers of an ability (CR-CUST-5).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AbilityCard {
    /// What it is called.
    pub name: Phrase,
    /// What it does.
    pub text: Phrase,
    /// Health healed, successes added, steps or damage; 0 where there is none.
    pub amount: u8,
    /// The distance it reaches; 0 where there is none.
    pub reach: u8,
    /// Dice that it adds.
    pub dice: Dice,
}

/// A hero (content H, CR-CUST-3).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HeroSheet {
    /// Its name in files.
    pub id: Box<str>,
    /// What it is called.
    pub name: Phrase,
    /// Its type.
    pub hero_type: HeroType,
    /// Starting Health.
    pub health: u8,
    /// Movement.
    pub movement: u8,
    /// Its own dice.
    pub dice: Dice,
    /// Its starting weapon.
    pub weapon: ItemId,
    /// Its ability.
    pub ability: Ability,
    /// The kind that a [`Ability::Bane`] is against.
    pub bane: Option<Kind>,
    /// Who it is.
    pub story: Option<Phrase>,
    /// The name of a drawing.
    pub picture: Option<Box<str>>,
    /// The text that a user wrote, which a saved game keeps (CR-CUST-2).
    pub source: Option<SourceId>,
}
