//! Items (content W, T and S).

use super::{Dice, Kind, Phrase, SourceId};

/// Where an item comes from, and where it goes when it is discarded (CR-WORD-13).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Stock {
    /// A starting weapon.
    Starting,
    /// The Treasure deck.
    Treasure,
    /// The Special Item deck.
    Special,
}

/// What a potion does when it is used (CR-ITEM-2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Use {
    /// Nothing but the quest's `use` rules.
    Quest,
    /// Heals so much and ends poison.
    Heal(u8),
    /// Ends the user's poison.
    Antidote,
    /// The next attack of this turn rolls its blanks again, once.
    RerollBlanks,
    /// Dice for the next attack of this turn.
    NextAttack(Dice),
    /// Dice for every attack of this turn.
    ThisTurn(Dice),
    /// To a free square at this distance or less, where the user is not bothered by smell.
    Teleport(u8),
    /// In the next Enemies phase every enemy has one action.
    Slow,
    /// The user or a hero at this distance or less is no longer Stinky.
    Wash(u8),
}

impl Use {
    /// The reach of a [`Use::Teleport`] without limit.
    pub const ANYWHERE: u8 = u8::MAX;
}

/// What a magic item does for its carrier, always (CR-ITEM-10).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Magic {
    /// So many more steps in each Move.
    Steps(u8),
    /// Steps may enter squares with enemies.
    Nimble,
    /// Figures do not block sight.
    SeeThrough,
    /// Never bothered by smell.
    NoSmell,
    /// Dice in attacks whose first target is of this kind.
    Against(Kind, Dice),
}

/// What a trap does to the searcher (CR-SEARCH-4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Trap {
    /// Knocked back from the chest.
    Knock,
    /// Poisoned.
    Poison,
    /// Stinky.
    Stink,
}

/// The kind of an item with what it does (CR-ITEM-1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ItemKind {
    /// Attacks.
    Weapon {
        /// As far as this.
        range: u8,
        /// With these dice.
        dice: Dice,
    },
    /// Rolls these dice against enemy attacks while worn.
    Armour {
        /// Its dice.
        dice: Dice,
    },
    /// Used once.
    Potion(Use),
    /// Always on.
    Magic(Magic),
    /// For quests.
    Quest,
    /// Never carried.
    Trap(Trap),
}

/// An item (CR-QL-5).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ItemCard {
    /// Its name in files.
    pub id: Box<str>,
    /// What it is called.
    pub name: Phrase,
    /// What it does, for players; empty where its numbers say it all.
    pub text: Phrase,
    /// Its kind.
    pub kind: ItemKind,
    /// The deck it belongs to.
    pub stock: Stock,
    /// How many of it there are; starting weapons are never short.
    pub copies: u8,
    /// Its coins (CR-ITEM-9).
    pub coins: u8,
    /// Whether using it costs a full action.
    pub full_action: bool,
    /// The text that a user wrote.
    pub source: Option<SourceId>,
}
