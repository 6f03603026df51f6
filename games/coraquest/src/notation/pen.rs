//! The names of things in notation.

use crate::{CardId, CoraQuest, HeroId, ItemId, Kind, Slot, Square, State};
use tabletop::{Cursor, ParseError, Seat, quoted};

/// Reads the next word as something.
pub(super) fn word<T>(cursor: &mut Cursor<'_>, what: &str, read: impl Fn(&str) -> Option<T>) -> Result<T, ParseError> {
    cursor.skip_spaces();
    let start = cursor.clone();
    let word = cursor.word();
    read(word).ok_or_else(|| match word {
        "" => start.misread(format!("{what} is expected, but the line ends")),
        _ => start.misread(format!("{what} is expected, found '{}'", quoted(word))),
    })
}

pub(super) fn square(cursor: &mut Cursor<'_>) -> Result<Square, ParseError> {
    word(cursor, "a square such as 1:b2", |word| word.parse().ok())
}

pub(super) fn card(cursor: &mut Cursor<'_>) -> Result<CardId, ParseError> {
    word(cursor, "a card (1 to 17, A to R)", CardId::coded)
}

pub(super) fn seat(cursor: &mut Cursor<'_>) -> Result<Seat, ParseError> {
    word(cursor, "the number of a seat", |word| word.parse().ok().and_then(Seat::numbered))
}

impl CoraQuest {
    pub(crate) fn hero_code(&self, hero: HeroId) -> &str {
        self.content.heroes().get(hero.index()).map_or("nobody", |hero| &hero.id)
    }

    pub(crate) fn item_code(&self, item: ItemId) -> &str {
        self.item_codes.get(item.index()).map_or("nothing", String::as_str)
    }

    pub(crate) fn kind_code(&self, kind: Kind) -> &str {
        self.content.enemies().get(kind.index()).map_or("nothing", |enemy| &enemy.id)
    }

    pub(super) fn read_hero(&self, cursor: &mut Cursor<'_>) -> Result<HeroId, ParseError> {
        word(cursor, "a hero", |word| self.content.hero_named(word))
    }

    pub(super) fn read_item(&self, cursor: &mut Cursor<'_>) -> Result<ItemId, ParseError> {
        word(cursor, "an item", |word| self.item_coded(word))
    }

    pub(super) fn item_coded(&self, word: &str) -> Option<ItemId> {
        self.item_codes.iter().position(|code| code == word).map(|place| ItemId(place as u8))
    }

    /// An item, or another word for none.
    pub(super) fn read_item_or(&self, cursor: &mut Cursor<'_>, none: &str) -> Result<Option<ItemId>, ParseError> {
        word(cursor, &format!("an item or '{none}'"), |word| match word {
            _ if word == none => Some(None),
            _ => self.item_coded(word).map(Some),
        })
    }

    pub(super) fn read_kind(&self, cursor: &mut Cursor<'_>) -> Result<Kind, ParseError> {
        word(cursor, "an enemy kind", |word| self.content.kind_named(word))
    }

    /// A hero of the party.
    pub(super) fn read_slot(&self, state: &State, cursor: &mut Cursor<'_>) -> Result<Slot, ParseError> {
        word(cursor, "a hero of the party", |word| state.slot_of(self.content.hero_named(word)?))
    }

    pub(super) fn slot_code(&self, state: &State, slot: Slot) -> &str {
        self.hero_code(state.hero(slot).id)
    }
}
