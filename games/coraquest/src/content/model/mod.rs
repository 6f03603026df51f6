//! The things of the game as they are played with: indices, sets and numbers; texts only by index.

mod card;
mod constants;
mod dice;
mod effect;
mod enemy;
mod hero;
mod ids;
mod item;
mod phrase;
mod quest;
mod value;

pub use card::{Cell, Cells, DungeonCard, Layout};
pub use constants::Constants;
pub use dice::{Dice, DiceFaces, DieColour};
pub use effect::{Change, Effect, Persons, Place, QuestOption, Receiver, SpawnAt, Status, Trigger};
pub use enemy::{EnemySheet, OnHit, Side, Size};
pub use hero::{Ability, AbilityCard, HeroSheet, HeroType};
pub use ids::{CardId, CounterId, HeroId, ItemId, Kind, QuestId, TextId};
pub use item::{ItemCard, ItemKind, Magic, Stock, Trap, Use};
pub use phrase::Phrase;
pub(crate) use phrase::{bound, unbound};
pub use quest::{Counter, Ending, Guard, Mark, Quest, QuestAction, Rule, Span};
pub use value::{Condition, Op, Value};

/// A text that a user wrote, among [`super::Content::sources`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct SourceId(pub u16);
