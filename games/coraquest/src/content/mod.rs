//! Heroes, enemies, items, cards and quests: read from content files, checked against the catalogue, and kept as they are
//! played with.

pub(crate) mod house;
mod model;
mod read;

pub use model::*;
pub use read::text_file;
pub(crate) use read::{Sort, enemy as enemy_file, hero as hero_file, quest as quest_file};

use tabletop::{Edition, RuleTexts};

/// A file that a user wrote (CR-CUST-2).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Source {
    /// Its name.
    pub name: Box<str>,
    /// What it says.
    pub text: Box<str>,
}

/// Everything that the game is played with.
#[derive(Clone, Debug)]
pub struct Content {
    pub(crate) constants: Constants,
    pub(crate) faces: DiceFaces,
    pub(crate) abilities: Vec<AbilityCard>,
    pub(crate) heroes: Vec<HeroSheet>,
    pub(crate) advised: [HeroId; 4],
    pub(crate) items: Vec<ItemCard>,
    pub(crate) enemies: Vec<EnemySheet>,
    pub(crate) spider: Kind,
    pub(crate) cards: Vec<DungeonCard>,
    pub(crate) quests: Vec<Quest>,
    pub(crate) sources: Vec<Source>,
    pub(crate) texts: RuleTexts,
    pub(crate) edition: Edition,
}

impl Content {
    /// The most heroes, of the box and of packs.
    pub const MOST_HEROES: usize = 64;
    /// The most enemy kinds.
    pub const MOST_KINDS: usize = 64;
    /// The most quests.
    pub const MOST_QUESTS: usize = 64;

    /// The numbers of the game.
    #[inline]
    #[must_use]
    pub fn constants(&self) -> &Constants {
        &self.constants
    }

    /// The faces of the dice.
    #[inline]
    #[must_use]
    pub fn faces(&self) -> &DiceFaces {
        &self.faces
    }

    /// The texts and numbers of an ability.
    #[inline]
    #[must_use]
    pub fn ability(&self, ability: Ability) -> &AbilityCard {
        &self.abilities[ability.index()]
    }

    /// All heroes.
    #[must_use]
    pub fn heroes(&self) -> &[HeroSheet] {
        &self.heroes
    }

    /// A hero.
    #[inline]
    #[must_use]
    pub fn hero(&self, id: HeroId) -> &HeroSheet {
        &self.heroes[id.index()]
    }

    /// The party that is advised for a first game.
    #[must_use]
    pub fn advised_party(&self) -> [HeroId; 4] {
        self.advised
    }

    /// The items of the box and of packs; those of a quest are [`Quest::items`].
    #[must_use]
    pub fn items(&self) -> &[ItemCard] {
        &self.items
    }

    /// An item, as it is known in a quest.
    #[inline]
    #[must_use]
    pub fn item(&self, quest: QuestId, id: ItemId) -> &ItemCard {
        match id.own() {
            Some(place) => &self.quests[quest.index()].items[place],
            None => &self.items[id.index()],
        }
    }

    /// Every item that there is in a quest.
    pub fn items_of(&self, quest: QuestId) -> impl Iterator<Item = (ItemId, &ItemCard)> {
        let own = &self.quests[quest.index()].items;
        let own = own.iter().enumerate().map(|(place, card)| (ItemId(ItemId::OWN + place as u8), card));
        self.items.iter().enumerate().map(|(place, card)| (ItemId(place as u8), card)).chain(own)
    }

    /// All enemy kinds.
    #[must_use]
    pub fn enemies(&self) -> &[EnemySheet] {
        &self.enemies
    }

    /// An enemy kind.
    #[inline]
    #[must_use]
    pub fn enemy(&self, kind: Kind) -> &EnemySheet {
        &self.enemies[kind.index()]
    }

    /// The Giant Spider, which is always in play (CR-QL-2).
    #[inline]
    #[must_use]
    pub fn spider(&self) -> Kind {
        self.spider
    }

    /// A dungeon card.
    #[inline]
    #[must_use]
    pub fn card(&self, id: CardId) -> &DungeonCard {
        &self.cards[id.index()]
    }

    /// All quests.
    #[must_use]
    pub fn quests(&self) -> &[Quest] {
        &self.quests
    }

    /// A quest.
    #[inline]
    #[must_use]
    pub fn quest(&self, id: QuestId) -> &Quest {
        &self.quests[id.index()]
    }

    /// The texts that users wrote.
    #[must_use]
    pub fn sources(&self) -> &[Source] {
        &self.sources
    }

    /// What each rule says to players.
    #[must_use]
    pub fn texts(&self) -> &RuleTexts {
        &self.texts
    }

    /// What it is played by. Packs are not part of it.
    #[must_use]
    pub fn edition(&self) -> &Edition {
        &self.edition
    }

    /// The hero with this name in files.
    #[must_use]
    pub fn hero_named(&self, id: &str) -> Option<HeroId> {
        self.heroes.iter().position(|hero| &*hero.id == id).map(|place| HeroId(place as u8))
    }

    /// The enemy kind with this name in files.
    #[must_use]
    pub fn kind_named(&self, id: &str) -> Option<Kind> {
        self.enemies.iter().position(|enemy| &*enemy.id == id).map(|place| Kind(place as u8))
    }

    /// The quest with this name in files.
    #[must_use]
    pub fn quest_named(&self, id: &str) -> Option<QuestId> {
        self.quests.iter().position(|quest| &*quest.id == id).map(|place| QuestId(place as u8))
    }

    /// The item with this name in files, as a quest knows it.
    #[must_use]
    pub fn item_named(&self, quest: QuestId, id: &str) -> Option<ItemId> {
        self.items_of(quest).find(|(_, card)| &*card.id == id).map(|(item, _)| item)
    }
}
