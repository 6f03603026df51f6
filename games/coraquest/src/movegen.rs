//! What can be asked about a position.

use crate::{CardId, CoraQuest, EnemySheet, Hero, HeroSheet, ItemCard, ItemId, ItemKind, Kind, Layout, Magic, Quest};
use crate::{Side, Slot, Square, Squares, State};

/// The rules and a position.
#[derive(Clone, Copy)]
pub(crate) struct MoveGen<'a> {
    pub(crate) rules: &'a CoraQuest,
    pub(crate) state: &'a State,
}

impl<'a> MoveGen<'a> {
    pub(crate) fn of(rules: &'a CoraQuest, state: &'a State) -> MoveGen<'a> {
        MoveGen { rules, state }
    }

    pub(crate) fn quest(&self) -> &'a Quest {
        self.rules.content.quest(self.state.quest)
    }

    pub(crate) fn item(&self, item: ItemId) -> &'a ItemCard {
        self.rules.content.item(self.state.quest, item)
    }

    /// Whether there is such an item in this quest.
    pub(crate) fn knows(&self, item: ItemId) -> bool {
        match item.own() {
            Some(place) => place < self.quest().items.len(),
            None => item.index() < self.rules.content.items().len(),
        }
    }

    pub(crate) fn hero(&self, slot: Slot) -> &'a Hero {
        self.state.hero(slot)
    }

    pub(crate) fn sheet(&self, slot: Slot) -> &'a HeroSheet {
        self.rules.content.hero(self.hero(slot).id)
    }

    pub(crate) fn enemy(&self, kind: Kind) -> &'a EnemySheet {
        self.rules.content.enemy(kind)
    }

    /// The side that an enemy was placed on.
    pub(crate) fn side(&self, enemy: &crate::Enemy) -> &'a Side {
        self.rules.content.enemy(enemy.kind).side(enemy.tough)
    }

    pub(crate) fn is_hurt(&self, slot: Slot) -> bool {
        self.hero(slot).health < self.sheet(slot).health
    }

    /// A card as it lies.
    pub(crate) fn layout(&self, card: CardId) -> Option<&'a Layout> {
        let laid = self.state.dungeon.find(card)?;
        Some(self.rules.content.card(card).layout(laid.rotation.number()))
    }

    pub(crate) fn heroes(&self) -> Squares {
        self.state.heroes.iter().filter_map(|hero| hero.at).collect()
    }

    pub(crate) fn standing(&self) -> Squares {
        self.state.heroes.iter().filter(|hero| !hero.stunned).filter_map(|hero| hero.at).collect()
    }

    pub(crate) fn enemies(&self) -> Squares {
        self.state.enemies.iter().map(|enemy| enemy.at).collect()
    }

    pub(crate) fn figures(&self) -> Squares {
        self.heroes() | self.enemies()
    }

    /// CR-WORD-11.
    pub(crate) fn free(&self) -> Squares {
        self.state.dungeon.floor() - self.figures()
    }

    pub(crate) fn magics(&self, slot: Slot) -> impl Iterator<Item = Magic> {
        let movegen = *self;
        self.hero(slot).bag.iter().filter_map(move |(item, _)| match movegen.item(item).kind {
            ItemKind::Magic(magic) => Some(magic),
            _ => None,
        })
    }

    /// The squares where a hero is bothered by smell (CR-STINK-1, CR-STINK-5, CR-STINK-7).
    pub(crate) fn bother(&self, slot: Slot) -> Squares {
        let mut stinky = Squares::NONE;
        for enemy in &self.state.enemies {
            if self.enemy(enemy.kind).stinky {
                stinky.add(enemy.at);
            }
        }
        for other in self.state.slots().filter(|&other| other != slot) {
            if let (true, Some(at)) = (self.hero(other).smell > 0, self.hero(other).at) {
                stinky.add(at);
            }
        }
        if stinky.is_empty() || self.magics(slot).any(|magic| magic == Magic::NoSmell) {
            return Squares::NONE;
        }
        self.state.dungeon.around_all(&stinky)
    }

    /// What can be seen across by a hero in its turn.
    pub(crate) fn clear_for(&self, slot: Slot) -> Squares {
        let eagle = self.state.turn.is_some_and(|turn| turn.hero == slot && turn.eagle);
        let through = eagle || self.magics(slot).any(|magic| magic == Magic::SeeThrough);
        if through { self.state.dungeon.floor() } else { self.free() }
    }

    /// Whether a hero sees a square.
    pub(crate) fn sees(&self, slot: Slot, at: Square, clear: &Squares) -> bool {
        self.hero(slot).at.is_some_and(|from| self.state.dungeon.sees(from, at, clear))
    }

    /// The distance of a hero from a square.
    pub(crate) fn distance(&self, slot: Slot, at: Square) -> u32 {
        self.hero(slot).at.map_or(u32::MAX, |from| self.state.dungeon.distance(from, at))
    }

    /// The distance between two heroes.
    pub(crate) fn apart(&self, a: Slot, b: Slot) -> u32 {
        self.hero(b).at.map_or(u32::MAX, |at| self.distance(a, at))
    }

    /// The free squares nearest to a square (CR-SPAWN-3).
    pub(crate) fn nearest_free(&self, at: Square) -> Squares {
        let (mut best, mut found) = (u32::MAX, Squares::NONE);
        for free in self.free().iter() {
            let distance = self.state.dungeon.distance(at, free);
            if distance < best {
                (best, found) = (distance, Squares::NONE);
            }
            if distance == best {
                found.add(free);
            }
        }
        found
    }

    /// Figures of a kind that are not in play (CR-SPAWN-4).
    pub(crate) fn supply(&self, kind: Kind) -> u8 {
        let used = self.state.enemies.iter().filter(|enemy| enemy.kind == kind).count();
        let room = crate::MOST_ENEMIES - self.state.enemies.len();
        self.enemy(kind).figures.saturating_sub(used as u8).min(room as u8)
    }
}
