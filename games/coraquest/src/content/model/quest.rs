//! Quests as they are played: the language of content Q with names turned into indices and lists into spans of one table.

use super::{CardId, Condition, CounterId, Effect, ItemCard, Kind, Phrase, Place, QuestOption, SourceId, TextId, Trigger};

/// A run of entries in one of a quest's tables.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
pub struct Span {
    /// The first.
    pub start: u16,
    /// How many.
    pub count: u16,
}

impl Span {
    /// Nothing.
    pub const EMPTY: Span = Span { start: 0, count: 0 };

    /// Whether there is nothing in it.
    #[inline]
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.count == 0
    }

    /// The entries of a table.
    #[inline]
    #[must_use]
    pub fn of<T>(self, table: &[T]) -> &[T] {
        &table[usize::from(self.start)..usize::from(self.start) + usize::from(self.count)]
    }
}

/// Conditions: all of the first list and, unless it is empty, one of the second (CR-QL-9).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Guard {
    /// `if`.
    pub all: Span,
    /// `any`.
    pub any: Span,
}

/// Where a story card lies in its pile (CR-SETUP-4).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mark {
    /// Shuffled with it.
    Shuffled,
    /// On top.
    Top,
    /// At the bottom.
    Bottom,
}

/// A rule of a quest (CR-QL-6).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rule {
    /// When it runs.
    pub when: Trigger,
    /// Its conditions.
    pub guard: Guard,
    /// Its effects.
    pub effects: Span,
    /// At most once in a game.
    pub once: bool,
}

/// A quest action (CR-QL-7).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct QuestAction {
    /// Its name in files.
    pub id: Box<str>,
    /// What players read.
    pub label: Phrase,
    /// Where: a spot or an enemy.
    pub at: Place,
    /// Its conditions.
    pub guard: Guard,
    /// Its effects.
    pub effects: Span,
    /// At most once in a game.
    pub once: bool,
    /// Costs a full action.
    pub full_action: bool,
}

/// A way to win or to lose (CR-QL-8).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ending {
    /// Its conditions.
    pub guard: Guard,
    /// What is shown.
    pub text: TextId,
}

/// A counter (CR-QL-3).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Counter {
    /// Its name in files.
    pub name: Box<str>,
    /// Its value at the start, Normal and Long.
    pub start: [i16; 2],
    /// Its label, if players see it.
    pub label: Option<Phrase>,
}

/// A quest.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Quest {
    /// Its name in files.
    pub id: Box<str>,
    /// What it is called.
    pub title: Phrase,
    /// 1 to 5.
    pub difficulty: u8,
    /// The story cards of the four piles, from the top.
    pub story: [(CardId, Mark); 4],
    /// What the spawn symbols mean: Small, Medium, Large.
    pub symbols: [Option<Kind>; 3],
    /// Every kind that can be in play, without doubles; the Giant Spider is the first.
    pub kinds: Vec<Kind>,
    /// The kinds that are Tough whatever the options say.
    pub force_tough: Vec<Kind>,
    /// Levels of the Countdown track (CR-SETUP-11).
    pub countdown_levels: u8,
    /// Where the Threat token starts.
    pub threat_start: u8,
    /// Where it returns to.
    pub threat_reset: u8,
    /// The round limit, Normal and Long.
    pub round_limit: [u8; 2],
    /// Its counters.
    pub counters: Vec<Counter>,
    /// Its texts.
    pub texts: Vec<Phrase>,
    /// The text before the game, what is to be done, and what is shown at the end when nothing else is.
    pub intro: TextId,
    /// The goal, shown all game long.
    pub goal: TextId,
    /// After a victory.
    pub win: TextId,
    /// After a defeat.
    pub lose: TextId,
    /// Its own items, [`super::ItemId::OWN`] and up.
    pub items: Vec<ItemCard>,
    /// Its rules, in file order.
    pub rules: Vec<Rule>,
    /// Its actions, in file order.
    pub actions: Vec<QuestAction>,
    /// Ways to win, in file order.
    pub wins: Vec<Ending>,
    /// Ways to lose, in file order.
    pub losses: Vec<Ending>,
    /// The table that spans of effects speak of.
    pub effects: Vec<Effect>,
    /// The table that spans of conditions speak of.
    pub conditions: Vec<Condition>,
    /// The table that spans of options speak of.
    pub options: Vec<QuestOption>,
    /// The text that a user wrote (CR-CUST-2).
    pub source: Option<SourceId>,
}

impl Quest {
    /// The most rules (CR-QL-6), actions (CR-QL-7), endings of a sort (CR-QL-8), items (CR-QL-5) and counters.
    pub const MOST_RULES: usize = 64;
    /// The most actions.
    pub const MOST_ACTIONS: usize = 32;
    /// The most ways to win, and to lose.
    pub const MOST_ENDINGS: usize = 8;
    /// The most items.
    pub const MOST_ITEMS: usize = 16;
    /// The most counters.
    pub const MOST_COUNTERS: usize = 16;
    /// The most kinds in play, the Giant Spider among them.
    pub const MOST_KINDS: usize = 16;

    /// A text.
    #[inline]
    #[must_use]
    pub fn text(&self, id: TextId) -> &Phrase {
        &self.texts[id.index()]
    }

    /// The place of a kind among [`Quest::kinds`].
    #[inline]
    #[must_use]
    pub fn rank(&self, kind: Kind) -> Option<usize> {
        self.kinds.iter().position(|&other| other == kind)
    }

    /// The counter with this name.
    #[must_use]
    pub fn counter(&self, name: &str) -> Option<CounterId> {
        self.counters.iter().position(|counter| &*counter.name == name).map(|place| CounterId(place as u8))
    }

    /// Whether a card is one of the four story cards.
    #[must_use]
    pub fn tells(&self, card: CardId) -> bool {
        self.story.iter().any(|&(other, _)| other == card)
    }
}
