//! Conditions of quests, and the values that they compare (content Q2 and Q3).

use super::{CardId, CounterId, ItemId, Kind};

/// How two values are compared.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Op {
    /// `==`
    Equal,
    /// `!=`
    Unequal,
    /// `<`
    Less,
    /// `<=`
    AtMost,
    /// `>`
    More,
    /// `>=`
    AtLeast,
}

impl Op {
    /// All of them.
    pub const ALL: [Op; 6] = [Op::Equal, Op::Unequal, Op::Less, Op::AtMost, Op::More, Op::AtLeast];

    /// As it is written.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Op::Equal => "==",
            Op::Unequal => "!=",
            Op::Less => "<",
            Op::AtMost => "<=",
            Op::More => ">",
            Op::AtLeast => ">=",
        }
    }

    /// Whether it holds between two numbers.
    #[inline]
    #[must_use]
    pub const fn holds(self, left: i16, right: i16) -> bool {
        match self {
            Op::Equal => left == right,
            Op::Unequal => left != right,
            Op::Less => left < right,
            Op::AtMost => left <= right,
            Op::More => left > right,
            Op::AtLeast => left >= right,
        }
    }
}

/// What stands for a whole number (content Q3).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Value {
    /// A number as written.
    Number(i16),
    /// A counter of the quest.
    Counter(CounterId),
    /// Number of the round.
    Round,
    /// Cards left in the Dungeon deck.
    Deck,
    /// Level of the Threat token.
    Threat,
    /// Coins on all items carried.
    Coins,
    /// Stunned heroes.
    Stunned,
    /// Heroes on a card, standing or Stunned.
    HeroesOn(CardId),
    /// Enemies in play.
    Enemies,
    /// Enemies of a kind in play.
    EnemiesOf(Kind),
    /// Enemies on a card.
    EnemiesOn(CardId),
    /// Enemies defeated so far.
    Defeated,
    /// Enemies of a kind defeated so far.
    DefeatedOf(Kind),
    /// 1 if a card lies on the table.
    Revealed(CardId),
    /// Copies of an item that the heroes carry together.
    Carried(ItemId),
    /// Heroes on a card that carry an item.
    CarrierOn(ItemId, CardId),
    /// Copies of an item that the acting hero carries.
    ActingCarries(ItemId),
    /// Health left of the acting hero.
    ActingHealth,
    /// Damage of the acting hero.
    ActingHurt,
}

impl Value {
    /// Values lie between minus and plus this (CR-QL-3).
    pub const LIMIT: i16 = 999;
}

/// A comparison (CR-QL-9).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Condition {
    /// The first word.
    pub left: Value,
    /// The second.
    pub op: Op,
    /// The third.
    pub right: Value,
}
