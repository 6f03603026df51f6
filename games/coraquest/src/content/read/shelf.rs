//! What has been read so far, by name.

use super::tree::{Report, one_of};
use crate::content::{CardId, DungeonCard, EnemySheet, HeroSheet, ItemCard, Kind, Quest, Size, Source};

/// What has been read so far. Things are only added, so that numbers stay what they are.
#[derive(Clone, Debug, Default)]
pub(super) struct Shelf {
    pub(super) heroes: Vec<HeroSheet>,
    pub(super) items: Vec<ItemCard>,
    pub(super) enemies: Vec<EnemySheet>,
    /// By card; some may be missing while the files of the house are read.
    pub(super) cards: Vec<Option<DungeonCard>>,
    pub(super) quests: Vec<Quest>,
    pub(super) sources: Vec<Source>,
}

impl Shelf {
    /// The enemy kind with this name.
    pub(super) fn kind(&self, name: &str) -> Option<Kind> {
        self.enemies.iter().position(|enemy| &*enemy.id == name).map(|place| Kind(place as u8))
    }

    /// The ordinary enemy kind with this name; anything else is told.
    pub(super) fn ordinary(&self, name: &str, at: usize, code: &str, report: &mut Report<'_>) -> Option<Kind> {
        let found = self.kind(name);
        match found {
            Some(kind) if self.enemies[kind.index()].size == Size::Boss => {
                report.wrong(at, code, format!("'{name}' is a boss; expected an ordinary enemy kind"));
                None
            }
            Some(_) => found,
            None => {
                let plain = self.enemies.iter().filter(|enemy| enemy.size != Size::Boss).map(|enemy| &*enemy.id);
                let known: Vec<&str> = plain.collect();
                report.wrong(at, code, format!("unknown enemy kind '{name}'; expected {}", one_of(&known)));
                None
            }
        }
    }

    /// A card that is there.
    pub(super) fn card(&self, card: CardId) -> Option<&DungeonCard> {
        self.cards.get(card.index())?.as_ref()
    }
}
