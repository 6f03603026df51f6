//! Items in use: potions and armour (CR-ITEM), and what chests hold (CR-SEARCH).

use crate::movegen::MoveGen;
use crate::tx::Tx;
use crate::{Action, Event, Frame, ItemId, ItemKind, Mark, Slot, Square, Squares, Trap, Trigger, Use};
use tabletop::{Chance, Die, Faces, Log};

impl MoveGen<'_> {
    /// Whether using an item now would change something (CR-ITEM-2, CR-ITEM-6).
    pub(crate) fn can_use(&self, slot: Slot, item: ItemId, moving: bool) -> bool {
        let card = self.item(item);
        let ItemKind::Potion(effect) = card.kind else { return false };
        if card.full_action && (moving || self.state.turn.is_none_or(|turn| turn.actions == 0) || !self.may_act(slot)) {
            return false;
        }
        let hero = self.hero(slot);
        let useful = match effect {
            Use::Quest => false,
            Use::Heal(_) => self.is_hurt(slot) || hero.poisoned,
            Use::Antidote => hero.poisoned,
            Use::RerollBlanks => self.state.turn.is_some_and(|turn| !turn.accurate),
            Use::NextAttack(_) | Use::ThisTurn(_) => true,
            Use::Teleport(reach) => !self.landings(slot, reach).is_empty(),
            Use::Slow => !self.state.slow,
            Use::Wash(reach) => self.state.slots().any(|other| self.washes(slot, other, reach)),
        };
        useful || self.answers(Trigger::Use(item), Some(slot))
    }

    fn washes(&self, slot: Slot, other: Slot, reach: u8) -> bool {
        self.apart(slot, other) <= reach.into() && self.hero(other).smell > 0
    }

    /// Where a teleport may end.
    fn landings(&self, slot: Slot, reach: u8) -> Squares {
        let free = self.free() - self.bother(slot);
        if reach == Use::ANYWHERE {
            return free;
        }
        free.iter().filter(|&at| self.distance(slot, at) <= reach.into()).collect()
    }

    /// What an item in use may be aimed at.
    pub(crate) fn item_aims(&self, slot: Slot, item: ItemId, push: &mut impl FnMut(Action)) {
        match self.item(item).kind {
            ItemKind::Potion(Use::Teleport(reach)) => {
                self.landings(slot, reach).iter().for_each(|square| push(Action::At { square }));
            }
            ItemKind::Potion(Use::Wash(reach)) => {
                let fits = self.state.slots().filter(|&other| self.washes(slot, other, reach));
                fits.for_each(|other| push(Action::Hero { hero: self.hero(other).id }));
            }
            _ => {}
        }
    }

    /// The chests that a hero may search (CR-SEARCH-1).
    pub(crate) fn searches(&self, slot: Slot) -> Squares {
        let Some(at) = self.hero(slot).at.filter(|_| !self.state.chests.is_empty()) else { return Squares::NONE };
        (self.state.dungeon.around(at).with(at) & self.state.chests) - self.enemies()
    }
}

impl<C: Chance + ?Sized, L: Log<Event>> Tx<'_, C, L> {
    /// A hero uses an item, which is then discarded.
    pub(crate) fn use_item(&mut self, slot: Slot, item: ItemId) {
        let hero = self.id(slot);
        self.tell(Event::Used { hero, item });
        self.give_up(slot, item);
        self.discard(item);
        self.animation(Trigger::Use(item), Some(slot));
        let ItemKind::Potion(effect) = self.movegen().item(item).kind else { return };
        let add = |dice: &mut [u8; 3], more: crate::Dice| more.colours().iter().for_each(|die| dice[die.index()] += 1);
        match (effect, &mut self.state.turn) {
            (Use::Heal(health), _) => self.heal(slot, health),
            (Use::Antidote, _) => self.mark(slot, Mark::Poisoned, false),
            (Use::RerollBlanks, Some(turn)) => turn.accurate = true,
            (Use::NextAttack(dice), Some(turn)) => add(&mut turn.next, dice),
            (Use::ThisTurn(dice), Some(turn)) => add(&mut turn.all, dice),
            (Use::Teleport(_) | Use::Wash(_), _) => self.push(Frame::Aim { item: Some(item) }),
            (Use::Slow, _) => self.state.slow = true,
            _ => {}
        }
    }

    /// The target of an item was chosen.
    pub(crate) fn aim_item(&mut self, slot: Slot, at: Action) {
        match at {
            Action::At { square } => {
                self.state.hero_mut(slot).at = Some(square);
                let hero = self.id(slot);
                self.tell(Event::Placed { hero, at: square });
            }
            Action::Hero { hero } => {
                if let Some(other) = self.state.slot_of(hero) {
                    self.mark(other, Mark::Stinky, false);
                }
            }
            _ => {}
        }
    }

    /// A hero searches a chest (CR-SEARCH-2 to CR-SEARCH-6).
    pub(crate) fn search(&mut self, slot: Slot, at: Square) {
        self.state.chests.remove(at);
        let hero = self.id(slot);
        self.tell(Event::Searched { hero, at });
        self.treasure(slot, Some(at));
        self.animation(Trigger::Search, Some(slot));
    }

    /// A hero draws a Treasure card, from a chest or by a quest.
    pub(crate) fn treasure(&mut self, slot: Slot, chest: Option<Square>) {
        if self.state.treasure.is_empty() {
            self.state.treasure = self.state.discard.empty();
            if self.state.treasure.is_empty() {
                return self.tell(Event::Empty);
            }
            self.tell(Event::Shuffled);
        }
        let faces = Faces::Listed(&self.rules.item_codes);
        let drawn = self.chance.pick(Die { label: "treasure", faces }, self.state.treasure.weights());
        let (item, hero) = (ItemId(drawn as u8), self.id(slot));
        self.state.treasure.take(item);
        let ItemKind::Trap(trap) = self.movegen().item(item).kind else {
            self.tell(Event::Got { hero, item });
            return self.receive(slot, item);
        };
        self.tell(Event::Trapped { hero, item });
        self.discard(item);
        match trap {
            // Without a chest, or on its square, there is nothing to slide away from (CR-SEARCH-4, CR-KNOCK-2).
            Trap::Knock => chest.or(self.at(slot)).into_iter().for_each(|source| self.knock(slot, source)),
            Trap::Poison => self.mark(slot, Mark::Poisoned, true),
            Trap::Stink => self.mark(slot, Mark::Stinky, true),
        }
    }
}
