//! The interpreter of quests (CR-QUEST, content Q4 to Q6).

use crate::movegen::MoveGen;
use crate::tx::Tx;
use crate::{
    Action, Cause, Change, Effect, Event, Frame, ItemId, Kind, Mark, Persons, Place, Quest, Receiver, Slot, Span, SpawnAt,
};
use crate::{Square, Squares, Status, Throw, Trigger};
use tabletop::{Chance, Log};

/// What an effect leaves to a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Missing {
    /// A hero.
    Hero,
    /// One of several enemies of a kind.
    Enemy(Kind),
}

/// Whom an effect speaks of.
fn persons(effect: &Effect) -> Option<Persons> {
    match *effect {
        Effect::Damage { who, .. }
        | Effect::Heal { who, .. }
        | Effect::Afflict { who, .. }
        | Effect::Cure { who, .. }
        | Effect::Knock { who, .. }
        | Effect::MoveTo { who, .. } => Some(who),
        Effect::Give { to, .. } | Effect::Treasure { to, .. } => match to {
            Receiver::Acting => Some(Persons::Acting),
            Receiver::Choose => Some(Persons::Choose),
        },
        _ => None,
    }
}

/// The square that an effect speaks of.
fn place(effect: &Effect) -> Option<Place> {
    match *effect {
        Effect::Spawn { at: SpawnAt::Place(at), .. } | Effect::MoveTo { at, .. } | Effect::Chest(at) => Some(at),
        Effect::Knock { from, .. } => Some(from),
        _ => match persons(effect) {
            Some(Persons::Near(place)) => Some(place),
            _ => None,
        },
    }
}

/// Whether effects speak of an acting hero (CR-QL-12).
pub(crate) fn needs_actor(quest: &Quest, effects: Span) -> bool {
    effects.of(&quest.effects).iter().any(|effect| {
        let inner = |spans: &[Span]| spans.iter().any(|&span| needs_actor(quest, span));
        let person = match persons(effect) {
            Some(Persons::Acting | Persons::Others | Persons::Near(Place::Hero)) => true,
            _ => place(effect) == Some(Place::Hero),
        };
        person
            || match effect {
                Effect::Test { pass, fail, .. } => inner(&[*pass, *fail]),
                Effect::If { then, otherwise, .. } => inner(&[*then, *otherwise]),
                Effect::Choice { options, .. } => options.of(&quest.options).iter().any(|option| inner(&[option.effects])),
                _ => false,
            }
    })
}

impl MoveGen<'_> {
    fn of_kind(&self, kind: Kind) -> Squares {
        self.state.enemies.iter().filter(|enemy| enemy.kind == kind).map(|enemy| enemy.at).collect()
    }

    /// What must be chosen before an effect can happen.
    pub(crate) fn missing(&self, effect: u16, who: Option<Slot>, at: Option<Square>) -> Option<Missing> {
        let effect = &self.quest().effects[usize::from(effect)];
        if who.is_none() && persons(effect) == Some(Persons::Choose) {
            return Some(Missing::Hero);
        }
        match place(effect) {
            Some(Place::Enemy(kind)) if at.is_none() && self.of_kind(kind).count() > 1 => Some(Missing::Enemy(kind)),
            _ => None,
        }
    }

    pub(crate) fn list_ask(&self, effect: u16, who: Option<Slot>, at: Option<Square>, push: &mut impl FnMut(Action)) {
        match self.missing(effect, who, at) {
            Some(Missing::Hero) => self.state.heroes.iter().for_each(|hero| push(Action::Hero { hero: hero.id })),
            Some(Missing::Enemy(kind)) => self.of_kind(kind).iter().for_each(|square| push(Action::At { square })),
            None => {}
        }
    }

    /// The square of a place now (CR-QL-13).
    fn square(&self, place: Place, actor: Option<Slot>, chosen: Option<Square>) -> Option<Square> {
        match place {
            Place::Spot(card) => self.spot(card),
            Place::Centre(card) => self.state.dungeon.has(card).then(|| Square::centre(card)),
            Place::Hero => actor.and_then(|actor| self.hero(actor).at),
            Place::Enemy(kind) => {
                let fits = |at: &Square| self.state.enemy_at(*at).is_some_and(|enemy| enemy.kind == kind);
                chosen.filter(fits).or_else(|| self.of_kind(kind).iter().next())
            }
        }
    }

    /// The heroes that are meant, a bit for each slot (CR-QL-14).
    fn heroes_meant(&self, who: Persons, actor: Option<Slot>, chosen: Option<Slot>, at: Option<Square>) -> u8 {
        let bit = |slot: Slot| 1 << slot.index();
        let fits = |fits: &dyn Fn(Slot) -> bool| self.state.slots().filter(|&slot| fits(slot)).map(bit).sum();
        match who {
            Persons::Acting => actor.map_or(0, bit),
            Persons::All => fits(&|_| true),
            Persons::Others => fits(&|slot| Some(slot) != actor),
            Persons::Choose => chosen.map_or(0, bit),
            Persons::On(card) => fits(&|slot| self.hero(slot).at.is_some_and(|at| at.card() == card)),
            Persons::Near(place) => match self.square(place, actor, at) {
                Some(at) => fits(&|slot| self.distance(slot, at) <= 1),
                None => 0,
            },
        }
    }

    pub(crate) fn list_choice(&self, options: Span, actor: Option<Slot>, push: &mut impl FnMut(Action)) {
        for (number, option) in options.of(&self.quest().options).iter().enumerate() {
            if self.holds(option.guard, actor) {
                push(Action::Option { number: number as u8 });
            }
        }
    }

    pub(crate) fn list_pay(&self, push: &mut impl FnMut(Action)) {
        for hero in &self.state.heroes {
            let worth = hero.bag.iter().filter(|(item, _)| self.item(*item).coins > 0);
            worth.for_each(|(item, _)| push(Action::Pay { hero: hero.id, item }));
        }
    }
}

impl<C: Chance + ?Sized, L: Log<Event>> Tx<'_, C, L> {
    /// The next rule of a trigger runs (CR-QL-10).
    pub(crate) fn next_rule(&mut self, rule: u8, next: u8, actor: Option<Slot>) {
        self.check_endings();
        if self.state.over.is_some() {
            return;
        }
        let movegen = self.movegen();
        let quest = movegen.quest();
        let when = quest.rules[usize::from(rule)].when;
        let mut rules = usize::from(next)..quest.rules.len();
        let Some(found) = rules.find(|&other| quest.rules[other].when == when && movegen.runs(other, actor)) else {
            return self.pop();
        };
        let effects = quest.rules[found].effects;
        if quest.rules[found].once {
            self.state.ran |= 1 << found;
        }
        self.swap(Frame::Rules { rule, next: found as u8 + 1, actor });
        if actor.is_none() && when.has_actor() && needs_actor(self.movegen().quest(), effects) {
            return self.push(Frame::Actor { rule: found as u8 });
        }
        self.push(Frame::Run { effects, actor });
    }

    /// The leader said who acts (CR-QL-12).
    pub(crate) fn name_actor(&mut self, rule: u8, actor: Slot) {
        let effects = self.movegen().quest().rules[usize::from(rule)].effects;
        self.swap(Frame::Run { effects, actor: Some(actor) });
    }

    /// The next effect happens.
    pub(crate) fn next_effect(&mut self, effects: Span, actor: Option<Slot>) {
        self.pop();
        let Some(count) = effects.count.checked_sub(1) else { return };
        if count > 0 {
            self.push(Frame::Run { effects: Span { start: effects.start + 1, count }, actor });
        }
        self.effect(effects.start, actor, None, None);
    }

    /// An effect happens, or asks first.
    pub(crate) fn effect(&mut self, number: u16, actor: Option<Slot>, who: Option<Slot>, at: Option<Square>) {
        let movegen = self.movegen();
        if movegen.missing(number, who, at).is_some() {
            return self.push(Frame::Ask { effect: number, actor, who, at });
        }
        let effect = movegen.quest().effects[usize::from(number)];
        let square = place(&effect).and_then(|place| movegen.square(place, actor, at));
        let meant = persons(&effect).map_or(0, |persons| movegen.heroes_meant(persons, actor, who, at));
        let count = |value| movegen.count(value, actor);
        let heroes = move || Slot::ALL.into_iter().filter(move |slot| meant >> slot.index() & 1 == 1);
        match effect {
            Effect::Text(text) => self.tell(Event::Text { text }),
            Effect::Spawn { kind, at: SpawnAt::Webs, .. } => self.push(Frame::Webs { kind, done: 0, spiders: false }),
            Effect::Spawn { kind, n, .. } => {
                let left = count(n);
                if let Some(at) = square {
                    self.push(Frame::Spawn { kind, left, at });
                }
            }
            Effect::Remove(kind) => self.remove(kind),
            Effect::HurtEnemy { kind, n } => {
                let (damage, all) = (count(n), movegen.of_kind(kind));
                all.iter().for_each(|at| self.wound(at, damage));
                self.bury(None);
            }
            Effect::HealEnemy { kind, n } => {
                let health = count(n);
                self.mend(kind, health);
            }
            Effect::Tough(kind) => {
                if let Some(rank) = movegen.quest().rank(kind) {
                    self.state.tough |= 1 << rank;
                }
            }
            Effect::Give { item, n, .. } => {
                let copies = count(n);
                heroes().for_each(|slot| self.give(slot, item, copies));
            }
            Effect::Take { item, n } => {
                let copies = count(n);
                self.take(item, copies, actor);
            }
            Effect::Pay(n) => {
                let (left, coins) = (count(n), movegen.coins());
                if left > 0 && coins >= left.into() {
                    self.push(Frame::Pay { left });
                }
            }
            Effect::Treasure { n, .. } => {
                let cards = count(n);
                for slot in heroes() {
                    (0..cards).for_each(|_| self.treasure(slot, None));
                }
            }
            Effect::Damage { n, .. } => {
                let damage = count(n);
                heroes().for_each(|slot| self.hurt(slot, damage));
            }
            Effect::Heal { n, .. } => {
                let health = count(n);
                heroes().for_each(|slot| self.heal(slot, health));
            }
            Effect::Afflict { status, .. } => heroes().for_each(|slot| self.mark(slot, sign(status), true)),
            Effect::Cure { status: cured, .. } => {
                for status in [Status::Poisoned, Status::Stinky, Status::Stunned] {
                    if cured.is_none_or(|cured| cured == status) {
                        heroes().for_each(|slot| self.mark(slot, sign(status), false));
                    }
                }
            }
            Effect::Knock { .. } => {
                if let Some(source) = square {
                    heroes().for_each(|slot| self.knock(slot, source));
                }
            }
            Effect::MoveTo { .. } => {
                if let Some(at) = square {
                    self.push(Frame::Shift { who: meant, at });
                }
            }
            Effect::Chest(_) => square.into_iter().for_each(|at| self.put_chest(at)),
            Effect::Threat(n) => {
                let level = count(n);
                self.set_threat(level);
            }
            Effect::Spiders => self.spiders(),
            Effect::Count { counter, change } => {
                let now = self.state.counters[counter.index()];
                let value = match change {
                    Change::Add(more) => now.saturating_add(movegen.value(more, actor)),
                    Change::Set(value) => movegen.value(value, actor),
                };
                let value = value.clamp(-crate::Value::LIMIT, crate::Value::LIMIT);
                self.state.counters[counter.index()] = value;
                self.tell(Event::Counted { counter: counter.0, value });
            }
            Effect::Test { dice, need, pass, fail } => {
                let need = movegen.value(need, actor);
                let hits = self.roll(Throw::Test, dice.colours().iter().copied()).hits;
                let effects = if i16::from(hits) >= need { pass } else { fail };
                self.push(Frame::Run { effects, actor });
            }
            Effect::Choice { options, .. } => self.push(Frame::Choice { options, actor }),
            Effect::If { guard, then, otherwise } => {
                let effects = if movegen.holds(guard, actor) { then } else { otherwise };
                self.push(Frame::Run { effects, actor });
            }
            Effect::Win(text) => self.end(Cause::Won, text),
            Effect::Lose(text) => self.end(Cause::Lost, text),
        }
    }

    fn remove(&mut self, kind: Kind) {
        while let Some(place) = self.state.enemies.iter().position(|enemy| enemy.kind == kind) {
            let enemy = self.state.enemies.remove(place);
            self.tell(Event::Left { kind, at: enemy.at });
        }
    }

    fn mend(&mut self, kind: Kind, health: u8) {
        for at in self.movegen().of_kind(kind).iter() {
            let Some(enemy) = self.state.enemies.iter_mut().find(|enemy| enemy.at == at) else { continue };
            let most = self.rules.content.enemy(kind).side(enemy.tough).health;
            let health = health.min(most.saturating_sub(enemy.health));
            enemy.health += health;
            if health > 0 {
                self.log.tell(Event::Mended { kind, at, health });
            }
        }
    }

    fn give(&mut self, slot: Slot, item: ItemId, copies: u8) {
        for _ in 0..copies {
            if !self.state.special.take(item) {
                return;
            }
            let hero = self.id(slot);
            self.tell(Event::Got { hero, item });
            self.receive(slot, item);
            self.animation(Trigger::Gain(item), Some(slot));
        }
    }

    fn take(&mut self, item: ItemId, copies: u8, actor: Option<Slot>) {
        let mut left = copies;
        for slot in actor.into_iter().chain(Slot::ALL) {
            while left > 0 && self.give_up(slot, item) {
                left -= 1;
                self.state.special.add(item);
                let hero = self.id(slot);
                self.tell(Event::Lost { hero, item });
            }
        }
    }

    /// An item is paid with (decision 16).
    pub(crate) fn pay(&mut self, left: u8, slot: Slot, item: ItemId) {
        let hero = self.id(slot);
        self.give_up(slot, item);
        self.discard(item);
        self.tell(Event::Lost { hero, item });
        let left = left.saturating_sub(self.movegen().item(item).coins);
        self.pop();
        if left > 0 {
            self.push(Frame::Pay { left });
        }
    }
}

fn sign(status: Status) -> Mark {
    match status {
        Status::Poisoned => Mark::Poisoned,
        Status::Stinky => Mark::Stinky,
        Status::Stunned => Mark::Stunned,
    }
}
