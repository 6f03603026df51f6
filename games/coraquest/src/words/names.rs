//! What things are called, and small parts of sentences.

use super::Speak;
use crate::movegen::MoveGen;
use crate::{Dice, DieColour, Edge, HeroId, ItemId, Kind, TextId};
use texts::{Arg, Message};

impl<'a> Speak<'a> {
    pub(crate) fn look(&self) -> MoveGen<'a> {
        MoveGen::of(self.rules, &self.view.table)
    }

    pub(crate) fn hero(&self, hero: HeroId) -> Arg {
        self.rules.content.hero(hero).name.arg(self.lang)
    }

    pub(crate) fn enemy(&self, kind: Kind) -> Arg {
        self.rules.content.enemy(kind).name.arg(self.lang)
    }

    pub(crate) fn item(&self, item: ItemId) -> Arg {
        if self.look().knows(item) { self.look().item(item).name.arg(self.lang) } else { "?".into() }
    }

    /// A weapon, or bare hands.
    pub(crate) fn weapon(&self, weapon: Option<ItemId>) -> Arg {
        weapon.map_or_else(|| msg!("bare-hands").into(), |item| self.item(item))
    }

    pub(crate) fn text(&self, text: TextId) -> String {
        self.look().quest().text(text).to(self.lang).to_owned()
    }

    /// The name of a hero's ability.
    pub(crate) fn ability(&self, hero: HeroId) -> Arg {
        self.rules.content.ability(self.rules.content.hero(hero).ability).name.arg(self.lang)
    }
}

/// Where a card lies, seen from the explorer's card.
pub(super) fn edge(edge: Edge) -> Message {
    msg!("edge" / edge.code())
}

/// What a die is called.
pub(crate) fn die(colour: DieColour) -> Message {
    match colour {
        DieColour::White => msg!("die-white"),
        DieColour::Blue => msg!("die-blue"),
        DieColour::Red => msg!("die-red"),
    }
}

/// Dice by number and colour: "2 white dice, 1 red die".
pub(crate) fn dice(dice: Dice) -> Arg {
    notes(DieColour::ALL.into_iter().filter_map(|colour| {
        let count = dice.colours().iter().filter(|&&die| die == colour).count();
        (count > 0).then(|| die(colour).with("count", count).form("count").into())
    }))
}

/// So much damage.
pub(super) fn damage(damage: u8) -> Message {
    msg!("damage", count = damage)
}

/// So many successes.
pub(super) fn successes(hits: u8) -> Message {
    msg!("successes", count = hits)
}

/// What is noted of something, one after another; nothing where there is none.
pub(crate) fn notes(parts: impl IntoIterator<Item = Arg>) -> Arg {
    let joined = parts.into_iter().reduce(|first, next| msg!("notes", first = first, next = next).into());
    joined.unwrap_or_else(|| "".into())
}

/// Statements, one after another; nothing where there is none.
pub(crate) fn statements(parts: impl IntoIterator<Item = Arg>) -> Arg {
    let joined = parts.into_iter().reduce(|first, next| msg!("statements", first = first, next = next).into());
    joined.unwrap_or_else(|| "".into())
}
