//! Numbers that stand for things of the content: a name in a file is an index while playing.

use serde::{Deserialize, Serialize};

macro_rules! ids {
    ($($(#[$doc:meta])* $name:ident($inner:ty);)+) => {
        $(
            $(#[$doc])*
            #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
            pub struct $name(pub $inner);

            impl $name {
                /// As an index into its table.
                #[inline]
                #[must_use]
                pub const fn index(self) -> usize {
                    self.0 as usize
                }
            }
        )+
    };
}

ids! {
    /// A hero of the content; not a slot of the party.
    HeroId(u8);
    /// An enemy kind, bosses too (content E).
    Kind(u8);
    /// An item: below [`ItemId::OWN`] one of the box or of packs, from there on one of the quest being played (CR-QL-5).
    ItemId(u8);
    /// A dungeon card: 0 is the Entrance, then cards 2 to 17, then A to R (content C).
    CardId(u8);
    /// A quest.
    QuestId(u8);
    /// A text of a quest.
    TextId(u16);
    /// A counter of a quest (CR-QL-3).
    CounterId(u8);
}

impl ItemId {
    /// The first item of a quest itself.
    pub const OWN: u8 = 112;

    /// The place among the items of the quest being played, if it is one of those.
    #[inline]
    #[must_use]
    pub const fn own(self) -> Option<usize> {
        if self.0 >= ItemId::OWN { Some((self.0 - ItemId::OWN) as usize) } else { None }
    }
}

impl CardId {
    /// How many dungeon cards there are.
    pub const COUNT: usize = 35;

    /// The Entrance, card 1 (CR-SETUP-14).
    pub const ENTRANCE: CardId = CardId(0);

    /// The basic card with this number, 1 to 17.
    #[must_use]
    pub fn basic(number: u8) -> Option<CardId> {
        (1..=17).contains(&number).then(|| CardId(number - 1))
    }

    /// The story card with this letter, A to R.
    #[must_use]
    pub fn story(letter: char) -> Option<CardId> {
        letter.is_ascii_uppercase().then(|| letter as u8 - b'A').filter(|&place| place < 18).map(|place| CardId(17 + place))
    }

    /// Every card.
    pub fn all() -> impl Iterator<Item = CardId> {
        (0..CardId::COUNT as u8).map(CardId)
    }

    /// Whether this is a story card (CR-REVEAL-10).
    #[inline]
    #[must_use]
    pub const fn is_story(self) -> bool {
        self.0 >= 17
    }

    /// What is written on it: a number or a letter.
    #[must_use]
    pub fn code(self) -> String {
        if self.is_story() { char::from(b'A' + self.0 - 17).to_string() } else { (self.0 + 1).to_string() }
    }

    /// The card with this number or letter.
    #[must_use]
    pub fn coded(code: &str) -> Option<CardId> {
        let mut letters = code.chars();
        match (letters.next(), letters.next()) {
            (Some(letter), None) if letter.is_ascii_uppercase() => CardId::story(letter),
            (Some('1'..='9'), _) if code.len() <= 2 => CardId::basic(code.parse().ok()?),
            _ => None,
        }
    }
}
