//! Enemies: whom they attack and where they go (CR-EATK, CR-EMOVE, CR-KEEP-2).

use crate::movegen::MoveGen;
use crate::tx::Tx;
use crate::{Action, Enemy, Event, Frame, ItemKind, Mark, OnHit, Slot, Square, Squares, Throw, ability};
use tabletop::{Chance, Log};

/// No enemy moves farther.
const MOST_STEPS: usize = 16;

impl MoveGen<'_> {
    /// Whether a standing hero is a legal target for an enemy that stands on `at` (CR-EATK-1, CR-EMOVE-7).
    fn threatens(&self, enemy: &Enemy, at: Square, hero: Slot, clear: &Squares) -> bool {
        let Some(to) = self.hero(hero).at.filter(|_| !self.hero(hero).stunned) else { return false };
        let dungeon = &self.state.dungeon;
        dungeon.distance(at, to) <= self.side(enemy).range.into() && dungeon.sees(at, to, clear)
    }

    /// The legal targets of an enemy where it stands: the nearest ones, or all under a Keeper (CR-EATK-2, CR-KEEP-2).
    pub(crate) fn targets(&self, enemy: &Enemy) -> impl Iterator<Item = Slot> {
        let clear = self.free();
        let legal: arrayvec::ArrayVec<(u32, Slot), 4> = self
            .state
            .slots()
            .filter(|&slot| self.threatens(enemy, enemy.at, slot, &clear))
            .map(|slot| (self.distance(slot, enemy.at), slot))
            .collect();
        let nearest = legal.iter().map(|(distance, _)| *distance).min().unwrap_or(0);
        let keeper = self.state.keeper;
        legal.into_iter().filter(move |(distance, _)| keeper || *distance == nearest).map(|(_, slot)| slot)
    }

    /// Whom an enemy that can attack nobody now could attack after one Move, the nearest way, or any under a Keeper
    /// (CR-ENEMY-4, CR-EMOVE-2, CR-KEEP-2).
    pub(crate) fn prey(&self, enemy: &Enemy) -> arrayvec::ArrayVec<Slot, 4> {
        let mut prey = arrayvec::ArrayVec::new();
        let constants = self.rules.content.constants();
        let actions = if self.state.slow { constants.slow_actions } else { constants.enemy_actions };
        if actions < 2 || self.targets(enemy).next().is_some() {
            return prey;
        }
        let (clear, far) = (self.free().with(enemy.at), u32::from(self.side(enemy).movement));
        let nearest = self.hunt(enemy, None);
        for slot in self.state.slots() {
            let way = if self.state.keeper { self.hunt(enemy, Some(slot)) } else { nearest };
            let Some((_, squares)) = way.filter(|(steps, _)| *steps <= far) else { continue };
            if squares.iter().any(|at| self.threatens(enemy, at, slot, &clear)) {
                prey.push(slot);
            }
        }
        prey
    }

    /// Squares that an enemy may walk over (CR-EMOVE-1).
    fn trail(&self) -> Squares {
        self.state.dungeon.floor() - self.standing()
    }

    /// The nearest attack squares and the steps to them (CR-EMOVE-2); against one hero only, if it is given.
    pub(crate) fn hunt(&self, enemy: &Enemy, only: Option<Slot>) -> Option<(u32, Squares)> {
        let (trail, free) = (self.trail(), self.free());
        let clear = free.with(enemy.at);
        let (mut seen, mut rim, mut steps) = (Squares::NONE.with(enemy.at), Squares::NONE.with(enemy.at), 0);
        loop {
            rim = (self.state.dungeon.around_all(&rim) & trail) - seen;
            if rim.is_empty() {
                return None;
            }
            (seen, steps) = (seen | rim, steps + 1);
            let attacks = |at: &Square| {
                let mut heroes = self.state.slots().filter(|&hero| only.is_none_or(|only| only == hero));
                heroes.any(|hero| self.threatens(enemy, *at, hero, &clear))
            };
            let found: Squares = (rim & free).iter().filter(attacks).collect();
            if !found.is_empty() {
                return Some((steps, found));
            }
        }
    }

    /// Where an enemy can be after 0, 1, 2, ... steps, and no sooner.
    fn strides(&self, enemy: &Enemy) -> arrayvec::ArrayVec<Squares, MOST_STEPS> {
        let trail = self.trail();
        let mut seen = Squares::NONE.with(enemy.at);
        let mut levels = arrayvec::ArrayVec::from_iter([seen]);
        for _ in 0..usize::from(self.side(enemy).movement).min(MOST_STEPS - 1) {
            let rim = (self.state.dungeon.around_all(&levels[levels.len() - 1]) & trail) - seen;
            seen = seen | rim;
            levels.push(rim);
        }
        levels
    }

    /// Where an enemy may stop on its way to a square that it cannot reach now (CR-EMOVE-4).
    pub(crate) fn stops(&self, enemy: &Enemy, goal: Square) -> Squares {
        let (trail, free, levels) = (self.trail(), self.free(), self.strides(enemy));
        // The squares from which the goal is so many steps away, going back from it until the enemy is met.
        let mut last: arrayvec::ArrayVec<Squares, MOST_STEPS> = arrayvec::ArrayVec::new();
        let (mut seen, mut rim) = (Squares::NONE.with(goal), Squares::NONE.with(goal));
        while !rim.has(enemy.at) {
            if rim.is_empty() {
                return Squares::NONE;
            }
            if last.is_full() {
                last.remove(0);
            }
            last.push(rim);
            rim = (self.state.dungeon.around_all(&rim) & trail.with(enemy.at)) - seen;
            seen = seen | rim;
        }
        // `last` ends one step from the enemy.
        for steps in (1..levels.len()).rev() {
            let Some(place) = last.len().checked_sub(steps) else { continue };
            let found = levels[steps] & last[place] & free;
            if !found.is_empty() {
                return found;
            }
        }
        Squares::NONE
    }

    /// Where an enemy that can reach no attack square goes (CR-EMOVE-5); its own square if nothing is better.
    pub(crate) fn prowls(&self, enemy: &Enemy) -> Squares {
        let (levels, room) = (self.strides(enemy), self.free().with(enemy.at));
        let reach = levels.iter().fold(Squares::NONE, |all, level| all | *level) & room;
        let floor = self.state.dungeon.floor();
        let (mut seen, mut rim) = (self.standing(), self.standing());
        while !rim.is_empty() {
            let found = rim & reach;
            if !found.is_empty() {
                let best = levels.iter().map(|level| *level & found).find(|level| !level.is_empty());
                return best.unwrap_or(found);
            }
            rim = (self.state.dungeon.around_all(&rim) & floor) - seen;
            seen = seen | rim;
        }
        Squares::NONE
    }

    /// Under a Keeper, the heroes that an enemy may go for (CR-KEEP-2).
    pub(crate) fn quarry(&self, enemy: &Enemy) -> impl Iterator<Item = Slot> {
        self.state.slots().filter(|&slot| self.hunt(enemy, Some(slot)).is_some())
    }

    pub(crate) fn list_hunt(&self, enemy: &Enemy, hero: Option<Slot>, push: &mut impl FnMut(Action)) {
        if self.state.keeper && hero.is_none() {
            return self.quarry(enemy).for_each(|slot| push(Action::Hero { hero: self.hero(slot).id }));
        }
        let squares = self.hunt(enemy, hero).map_or(Squares::NONE, |(_, squares)| squares);
        squares.iter().for_each(|square| push(Action::At { square }));
    }
}

impl<C: Chance + ?Sized, L: Log<Event>> Tx<'_, C, L> {
    /// An enemy goes on: it attacks if it can, else it moves (CR-ENEMY-3, CR-ENEMY-4).
    pub(crate) fn act(&mut self, at: Square, left: u8) {
        let Some(&enemy) = self.state.enemy_at(at) else { return self.pop() };
        if left == 0 {
            self.state.enemies.iter_mut().filter(|enemy| enemy.at == at).for_each(|enemy| enemy.acted = true);
            return self.pop();
        }
        self.swap(Frame::Foe { at, left: left - 1 });
        let attacks = self.movegen().targets(&enemy).next().is_some();
        self.push(if attacks { Frame::Target { at } } else { Frame::Hunt { at, hero: None } });
    }

    /// An enemy walks; its activation goes on from there.
    pub(crate) fn walk(&mut self, from: Square, to: Square) {
        self.pop();
        if from == to {
            return;
        }
        let Some(enemy) = self.state.enemies.iter_mut().find(|enemy| enemy.at == from) else { return };
        enemy.at = to;
        let kind = enemy.kind;
        if let Some(Frame::Foe { left, .. }) = self.state.business.top() {
            self.swap(Frame::Foe { at: to, left });
        }
        self.tell(Event::Moved { kind, from, to });
    }

    /// An attack square was chosen: the enemy walks there, or as far as it can (CR-EMOVE-3, CR-EMOVE-4).
    pub(crate) fn head_for(&mut self, at: Square, hero: Option<Slot>, goal: Square) {
        let Some(&enemy) = self.state.enemy_at(at) else { return self.pop() };
        let movegen = self.movegen();
        let steps = movegen.hunt(&enemy, hero).map_or(0, |(steps, _)| steps);
        if steps <= movegen.side(&enemy).movement.into() { self.walk(at, goal) } else { self.swap(Frame::Stride { at, goal }) }
    }

    /// An enemy attacks a hero (CR-EATK-3 to CR-EATK-5).
    pub(crate) fn strike(&mut self, at: Square, hero: Slot) {
        let Some(&enemy) = self.state.enemy_at(at) else { return };
        let id = self.id(hero);
        self.tell(Event::Strikes { kind: enemy.kind, at, hero: id });
        let dice = self.movegen().side(&enemy).dice;
        let mut damage = self.roll(Throw::Attack, dice.colours().iter().copied()).hits;
        let armour = self.state.hero(hero).armour.map(|item| self.movegen().item(item).kind);
        if let (true, Some(ItemKind::Armour { dice })) = (damage > 0, armour) {
            let stopped = self.roll(Throw::Armour, dice.colours().iter().copied()).hits;
            damage = damage.saturating_sub(stopped);
        }
        if damage > 0 {
            self.push(Frame::Guard { by: at, hero, damage, next: 0 });
        }
    }

    /// Reactions: whether a seat is asked; else the damage is dealt (CR-EATK-5, CR-EATK-6).
    pub(crate) fn try_guard(&mut self, by: Square, hero: Slot, damage: u8, next: u8) -> bool {
        let movegen = self.movegen();
        let mut slots = movegen.state.slots().skip(next.into());
        if let Some(slot) = slots.find(|&slot| ability::is_ready(&movegen, slot) && ability::guards(&movegen, slot, hero)) {
            self.swap(Frame::Guard { by, hero, damage, next: slot.index() as u8 });
            return true;
        }
        self.pop();
        let falls = self.state.hero(hero).health <= damage;
        self.hurt(hero, damage);
        if falls || self.state.over.is_some() {
            return false;
        }
        let kind = self.state.enemy_at(by).map(|enemy| enemy.kind);
        match kind.and_then(|kind| self.movegen().enemy(kind).on_hit) {
            Some(OnHit::Poisoned) => self.mark(hero, Mark::Poisoned, true),
            Some(OnHit::Stunned) => self.mark(hero, Mark::Stunned, true),
            Some(OnHit::Stinky) => self.mark(hero, Mark::Stinky, true),
            Some(OnHit::Knock) => self.knock(hero, by),
            None => {}
        }
        false
    }

    /// A seat answers a blow.
    pub(crate) fn guard(&mut self, (by, hero, damage, next): (Square, Slot, u8, u8), yes: bool) {
        if !yes {
            return self.swap(Frame::Guard { by, hero, damage, next: next + 1 });
        }
        self.pop();
        let slot = Slot::at(next.into());
        ability::spend(self, slot);
        let (hero, by) = (self.id(hero), self.id(slot));
        self.tell(Event::Guarded { hero, by });
    }
}
