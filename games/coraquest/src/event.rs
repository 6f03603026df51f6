//! What happens.

use crate::{CardId, Cause, DieColour, Edge, HeroId, ItemId, Kind, Rotation, Square, TextId};
use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use tabletop::Seat;

/// A status that comes or goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Mark {
    /// CR-POIS-1.
    Poisoned,
    /// CR-STINK-6.
    Stinky,
    /// CR-STUN-1.
    Stunned,
    /// CR-DET-1.
    Determined,
}

/// Why dice are rolled.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Throw {
    /// An attack.
    Attack,
    /// Blanks once more.
    Again,
    /// Armour.
    Armour,
    /// A test of the quest.
    Test,
}

/// Dice with their successes, in the order in which they were rolled (CR-INFO-4).
pub type Thrown = ArrayVec<(DieColour, u8), 64>;

/// Something that happened.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", tag = "what")]
#[allow(missing_docs, reason = "the fields are called what they are")]
pub enum Event {
    /// A hero was picked.
    Picked { hero: HeroId, owner: Seat },
    /// A hero was put on the Entrance, or on another square.
    Placed { hero: HeroId, at: Square },
    /// A round began.
    Round { round: u8 },
    /// A turn began.
    Turn { hero: HeroId },
    /// A hero took a step.
    Stepped { hero: HeroId, from: Square, to: Square },
    /// A card was drawn.
    Drawn { hero: HeroId, card: CardId },
    /// It was laid.
    Laid { card: CardId, edge: Edge, rotation: Rotation },
    /// An enemy appeared.
    Appeared { kind: Kind, at: Square },
    /// A chest appeared.
    Chest { at: Square },
    /// A hero searched a chest.
    Searched { hero: HeroId, at: Square },
    /// There was nothing in it (CR-SEARCH-3).
    Empty,
    /// The Treasure discard pile was shuffled.
    Shuffled,
    /// A hero got an item.
    Got { hero: HeroId, item: ItemId },
    /// A trap (CR-SEARCH-4).
    Trapped { hero: HeroId, item: ItemId },
    /// An item went away.
    Lost { hero: HeroId, item: ItemId },
    /// An item was used.
    Used { hero: HeroId, item: ItemId },
    /// Armour was put on or taken off.
    Wears { hero: HeroId, armour: Option<ItemId> },
    /// An ability was used.
    Ability { hero: HeroId },
    /// A trade was proposed.
    Proposed { hero: HeroId, with: HeroId },
    /// A trade was agreed on.
    Traded { hero: HeroId, with: HeroId },
    /// A trade was refused.
    Refused { hero: HeroId, with: HeroId },
    /// A hero changed hands with an item.
    Handed { from: HeroId, to: HeroId, item: ItemId },
    /// A hero was revived.
    Revived { hero: HeroId, by: HeroId },
    /// A quest action was taken.
    Did { hero: HeroId, number: u8 },
    /// A hero attacks.
    Attacks { hero: HeroId, weapon: Option<ItemId>, at: Square },
    /// Dice were rolled.
    Rolled { throw: Throw, hits: u8, dice: Thrown },
    /// An enemy suffered damage.
    Wounded { kind: Kind, at: Square, damage: u8 },
    /// An enemy was defeated.
    Defeated { kind: Kind, at: Square },
    /// An enemy left play.
    Left { kind: Kind, at: Square },
    /// An enemy was healed.
    Mended { kind: Kind, at: Square, health: u8 },
    /// A hero suffered damage.
    Hurt { hero: HeroId, damage: u8 },
    /// A hero was healed.
    Healed { hero: HeroId, health: u8 },
    /// A status began or ended.
    Marked { hero: HeroId, mark: Mark, on: bool },
    /// Second Wind (CR-OPT-1).
    SecondWind { hero: HeroId },
    /// A hero slid (CR-KNOCK-1).
    Slid { hero: HeroId, from: Square, to: Square },
    /// An enemy moved.
    Moved { kind: Kind, from: Square, to: Square },
    /// An enemy attacks.
    Strikes { kind: Kind, at: Square, hero: HeroId },
    /// A blow was stopped (content A, `guard`).
    Guarded { hero: HeroId, by: HeroId },
    /// The Threat token stands on a level now.
    Threat { level: u8 },
    /// Spiders come.
    Spiders,
    /// A text of the quest.
    Text { text: TextId },
    /// A counter changed.
    Counted { counter: u8, value: i16 },
    /// More triggers waited than can (CR-QL-10).
    Dropped,
    /// The game is over.
    Over { cause: Cause, text: TextId },
}
