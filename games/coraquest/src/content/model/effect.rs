//! Triggers, places, persons and effects of quests (content Q4 to Q6).

use super::{CardId, CounterId, Dice, Guard, ItemId, Kind, Span, TextId, Value};

/// When a rule runs (content Q4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Trigger {
    /// End of setup.
    Start,
    /// Start of the Heroes phase, after poison.
    RoundStart,
    /// Start of the Enemies phase.
    EnemyPhase,
    /// End of the Countdown phase.
    RoundEnd,
    /// A story card was revealed.
    Reveal(CardId),
    /// Any card was revealed.
    RevealAny,
    /// A step carried a hero onto a card.
    Enter(CardId),
    /// A chest was searched.
    Search,
    /// An enemy of a kind was defeated.
    Defeat(Kind),
    /// Any enemy was defeated.
    DefeatAny,
    /// Spiders came.
    Spiders,
    /// An item was used.
    Use(ItemId),
    /// A quest effect gave an item.
    Gain(ItemId),
    /// At every check.
    Check,
}

impl Trigger {
    /// Whether a hero acts; after a defeat there may be none, and the leader chooses one (CR-QL-12).
    #[must_use]
    pub const fn has_actor(self) -> bool {
        use Trigger::{Check, EnemyPhase, RoundEnd, RoundStart, Spiders, Start};
        !matches!(self, Start | RoundStart | EnemyPhase | RoundEnd | Spiders | Check)
    }
}

/// A square that an effect speaks of (CR-QL-13).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// The spot of a story card.
    Spot(CardId),
    /// The centre of a card.
    Centre(CardId),
    /// The acting hero's square.
    Hero,
    /// The square of an enemy of a kind.
    Enemy(Kind),
}

/// Where enemies are placed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SpawnAt {
    /// At a place, or as near as can be.
    Place(Place),
    /// On every web.
    Webs,
}

/// Heroes that an effect speaks of (CR-QL-14).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Persons {
    /// The acting hero.
    Acting,
    /// Everybody.
    All,
    /// Everybody but the acting hero.
    Others,
    /// One that is chosen.
    Choose,
    /// Those on a card.
    On(CardId),
    /// Those on a square or adjacent to it.
    Near(Place),
}

/// The one hero who gets something (CR-QL-14).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Receiver {
    /// The acting hero.
    Acting,
    /// One that is chosen.
    Choose,
}

/// A status of a hero.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Status {
    /// CR-POIS.
    Poisoned,
    /// CR-STINK.
    Stinky,
    /// CR-STUN.
    Stunned,
}

/// How a counter changes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Change {
    /// By so much.
    Add(Value),
    /// To this.
    Set(Value),
}

/// An option of a choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct QuestOption {
    /// What players read.
    pub label: TextId,
    /// Its conditions; only `if` may be given.
    pub guard: Guard,
    /// What it does.
    pub effects: Span,
}

/// What a quest does (content Q6). Numbers below 0 count as 0, except in [`Effect::Count`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Effect {
    /// Shows a text.
    Text(TextId),
    /// Places enemies.
    Spawn {
        /// Of this kind.
        kind: Kind,
        /// So many; on webs one each.
        n: Value,
        /// Here.
        at: SpawnAt,
    },
    /// Takes all enemies of a kind out of play.
    Remove(Kind),
    /// Damages every enemy of a kind.
    HurtEnemy {
        /// Of this kind.
        kind: Kind,
        /// So much.
        n: Value,
    },
    /// Heals every enemy of a kind.
    HealEnemy {
        /// Of this kind.
        kind: Kind,
        /// So much.
        n: Value,
    },
    /// Enemies of a kind placed from now on are Tough.
    Tough(Kind),
    /// Gives copies of a special item.
    Give {
        /// The item.
        item: ItemId,
        /// Copies.
        n: Value,
        /// Who gets them.
        to: Receiver,
    },
    /// Takes copies of an item from the heroes.
    Take {
        /// The item.
        item: ItemId,
        /// Copies.
        n: Value,
    },
    /// The leader pays coins.
    Pay(Value),
    /// Treasure cards are drawn.
    Treasure {
        /// Cards.
        n: Value,
        /// Who draws.
        to: Receiver,
    },
    /// Damages heroes.
    Damage {
        /// So much.
        n: Value,
        /// Whom.
        who: Persons,
    },
    /// Heals heroes and ends their poison.
    Heal {
        /// So much.
        n: Value,
        /// Whom.
        who: Persons,
    },
    /// Gives heroes a status.
    Afflict {
        /// Which.
        status: Status,
        /// Whom.
        who: Persons,
    },
    /// Takes a status from heroes; none is all of them.
    Cure {
        /// Which.
        status: Option<Status>,
        /// Whom.
        who: Persons,
    },
    /// Knocks heroes back.
    Knock {
        /// Whom.
        who: Persons,
        /// Away from here.
        from: Place,
    },
    /// Puts heroes on a square.
    MoveTo {
        /// Here, or as near as can be.
        at: Place,
        /// Whom.
        who: Persons,
    },
    /// Puts a chest token.
    Chest(Place),
    /// Puts the Threat token on a level.
    Threat(Value),
    /// Spiders come now.
    Spiders,
    /// Changes a counter.
    Count {
        /// Which.
        counter: CounterId,
        /// How.
        change: Change,
    },
    /// Rolls dice.
    Test {
        /// These.
        dice: Dice,
        /// Successes needed.
        need: Value,
        /// Effects if there are enough.
        pass: Span,
        /// Effects if not.
        fail: Span,
    },
    /// Lets somebody choose among [`QuestOption`]s.
    Choice {
        /// The options, in the quest's table of options.
        options: Span,
        /// The question.
        ask: TextId,
    },
    /// Effects under a condition.
    If {
        /// The condition.
        guard: Guard,
        /// If it holds.
        then: Span,
        /// If not.
        otherwise: Span,
    },
    /// The party wins.
    Win(TextId),
    /// The party loses.
    Lose(TextId),
}
