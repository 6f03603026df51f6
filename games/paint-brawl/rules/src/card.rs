//! Bonus cards.

use serde::{Deserialize, Serialize};

/// The six kinds of bonus cards (PB-CARD-1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Card {
    /// Cancels a move (PB-FATIGUE-1).
    Fatigue,
    /// Cancels an attack (PB-MISSED-1).
    Missed,
    /// Removes puddles (PB-KADAMAS-1).
    Kadamas,
    /// Makes an invocation explode (PB-BOOMCARD-1).
    Explosion,
    /// Summons a mini Golem (PB-SUMMON-1).
    Summoning,
    /// Cancels a bonus card (PB-IMMUNE-1).
    Immunity,
}

impl Card {
    /// All of them.
    pub const ALL: [Card; 6] = [Card::Fatigue, Card::Missed, Card::Kadamas, Card::Explosion, Card::Summoning, Card::Immunity];

    /// The words that notation uses.
    pub const CODES: [&'static str; 6] = ["fatigue", "missed", "kadamas", "explosion", "summoning", "immunity"];

    /// The index in [`Card::ALL`].
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The word that notation uses.
    #[must_use]
    pub const fn code(self) -> &'static str {
        Card::CODES[self as usize]
    }

    /// The card with this word.
    #[must_use]
    pub fn coded(code: &str) -> Option<Card> {
        Card::ALL.into_iter().find(|card| card.code() == code)
    }
}

/// So many cards of each kind.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Cards([u8; 6]);

impl Cards {
    /// So many of each kind, in the order of [`Card::ALL`].
    #[must_use]
    pub const fn of_each(counts: [u8; 6]) -> Cards {
        Cards(counts)
    }

    /// The numbers, in the order of [`Card::ALL`].
    #[must_use]
    pub const fn counts(&self) -> &[u8; 6] {
        &self.0
    }

    /// How many of this kind.
    #[must_use]
    pub const fn of(&self, card: Card) -> u8 {
        self.0[card as usize]
    }

    /// Whether there is one of this kind.
    #[must_use]
    pub const fn has(&self, card: Card) -> bool {
        self.of(card) > 0
    }

    /// How many in all.
    #[inline]
    #[must_use]
    pub fn total(&self) -> u8 {
        self.0.iter().sum()
    }

    /// Whether there are none.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0 == [0; 6]
    }

    /// One more.
    pub fn add(&mut self, card: Card) {
        self.0[card as usize] += 1;
    }

    /// One less; there must be one.
    pub fn remove(&mut self, card: Card) {
        debug_assert!(self.has(card));
        self.0[card as usize] -= 1;
    }

    /// All of another lot.
    pub fn add_all(&mut self, others: Cards) {
        self.0.iter_mut().zip(others.0).for_each(|(count, more)| *count += more);
    }

    /// Both lots together, unless there are more of a kind than can be counted.
    pub(crate) fn plus(mut self, others: Cards) -> Option<Cards> {
        for (count, more) in self.0.iter_mut().zip(others.0) {
            *count = count.checked_add(more)?;
        }
        Some(self)
    }

    /// Every card by itself, in the order of [`Card::ALL`].
    pub fn iter(&self) -> impl Iterator<Item = Card> + use<> {
        let counts = self.0;
        Card::ALL.into_iter().flat_map(move |card| std::iter::repeat_n(card, counts[card as usize].into()))
    }

    /// The kinds of which there is at least one.
    pub fn kinds(&self) -> impl Iterator<Item = Card> + use<> {
        let counts = self.0;
        Card::ALL.into_iter().filter(move |&card| counts[card as usize] > 0)
    }
}

impl FromIterator<Card> for Cards {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Cards {
        let mut lot = Cards::default();
        cards.into_iter().for_each(|card| lot.add(card));
        lot
    }
}
