//! The shortest way to a victory, as the quest's own rules show it: what a winning condition lacks, what brings that, what that
//! takes in turn.

use super::plan::{Brings, By, Source, pile_of};
use super::sense::{FAR, Sense};
use super::weights::W;
use crate::{CardId, Change, Condition, CounterId, Guard, ItemId, Kind, Op, Place, Slot, Square, StoryMark, Trigger, Value};
use arrayvec::ArrayVec;

/// How far causes are followed.
const DEPTH: u8 = 5;
/// The most sources that are weighed against each other.
const MOST_SOURCES: usize = 24;
/// What it takes that nothing is known to bring.
const NEVER: f32 = 400.0;
/// Successes of an attack, in the mean.
const HIT: f32 = 1.4;
/// What it takes to wait for a round, to use something, to get somewhere on a card that is not laid yet.
const ROUND: f32 = 3.0;
const USE: f32 = 0.2;
const THERE: f32 = 1.0;
/// What it takes a hero to come back from wherever it will be.
const BACK: f32 = 2.0;
/// What a coin and an enemy of any kind take.
const COIN: f32 = 0.5;
const ANY_ENEMY: f32 = 2.0;

/// Work in actions of heroes, and cards that must be drawn first.
#[derive(Clone, Copy, Debug)]
pub(super) struct Need {
    pub(super) work: f32,
    pub(super) cards: f32,
}

impl Need {
    const NONE: Need = Need { work: 0.0, cards: 0.0 };
    const NEVER: Need = Need { work: NEVER, cards: 0.0 };

    fn work(work: f32) -> Need {
        Need { work, cards: 0.0 }
    }

    /// Both; cards that come for the one come for the other.
    fn and(self, other: Need) -> Need {
        Need { work: self.work + other.work, cards: self.cards.max(other.cards) }
    }
}

/// What is left to do.
pub(super) fn left(sense: &Sense<'_>) -> Need {
    let mut best = Need::NEVER;
    for ending in &sense.movegen.quest().wins {
        best = sense.better(best, sense.guard(ending.guard, DEPTH));
    }
    for source in sense.plan.sources.iter().filter(|source| source.brings == Brings::Win) {
        best = sense.better(best, sense.cause(source, DEPTH));
    }
    best
}

/// What a need costs, with the cards that must come first and all that they bring.
pub(super) fn weigh(sense: &Sense<'_>, need: Need) -> f32 {
    let state = sense.movegen.state;
    let way = if need.cards > 0.0 { sense.to_the_dark() } else { 0.0 };
    let mut total = W.work * (need.work + way) + sense.card * need.cards;
    let mut waiting = ArrayVec::<CardId, 4>::new();
    for &(card, _) in &sense.movegen.quest().story {
        if need.cards > 0.0 && !state.dungeon.has(card) && sense.drawn() != Some(card) {
            total += sense.surprise(sense.ambush(card));
            waiting.push(card);
        }
    }
    // Who sleeps until something is done will be met as well.
    for &(action, boss) in &sense.plan.woken {
        let met = state.taken >> action & 1 == 1 || state.enemies.iter().any(|enemy| enemy.kind == boss);
        let beaten = sense.movegen.value(Value::DefeatedOf(boss), None) > 0;
        let comes = || waiting.iter().any(|&card| sense.ambush(card).any(|(kind, _)| kind == boss));
        if !met && !beaten && !comes() {
            total += sense.surprise(std::iter::once((boss, 1.0)));
        }
    }
    total
}

impl Sense<'_> {
    fn better(&self, one: Need, other: Need) -> Need {
        let weight = |need: Need| W.work * need.work + self.card * need.cards;
        if weight(other) < weight(one) { other } else { one }
    }

    fn guard(&self, guard: Guard, depth: u8) -> Need {
        let table = &self.movegen.quest().conditions;
        let conditions = guard.all.of(table);
        let apart = |condition: &&Condition| !matches!(condition.left, Value::HeroesOn(_));
        let rest = conditions.iter().filter(apart).map(|condition| self.condition(condition, depth)).fold(Need::NONE, Need::and);
        // Where all must be in the end is no place to wait while something has to be fetched.
        let fetched = conditions.iter().filter(apart).all(|condition| self.at_hand(condition));
        let meet = |condition: &Condition| match condition.left {
            Value::HeroesOn(_) if !fetched => Need::work(BACK * f32::from(self.movegen.value(condition.right, None))),
            _ => self.condition(condition, depth),
        };
        let all = conditions.iter().filter(|condition| !apart(condition)).map(meet).fold(rest, Need::and);
        if guard.any.is_empty() {
            return all;
        }
        let any = guard.any.of(table).iter().map(|condition| self.condition(condition, depth));
        all.and(any.fold(Need::NEVER, |best, need| self.better(best, need)))
    }

    /// Whether a condition holds, or only the way of who carries something is left.
    fn at_hand(&self, condition: &Condition) -> bool {
        let (now, wanted) = (self.movegen.value(condition.left, None), self.movegen.value(condition.right, None));
        match condition.left {
            Value::CarrierOn(item, _) => self.movegen.state.heroes.iter().any(|hero| hero.bag.has(item)),
            _ => condition.op.holds(now, wanted),
        }
    }

    /// What is lacking until a condition holds.
    fn condition(&self, condition: &Condition, depth: u8) -> Need {
        let (value, op, other) = match condition.left {
            Value::Number(_) => (condition.right, turned(condition.op), condition.left),
            left => (left, condition.op, condition.right),
        };
        let (now, wanted) = (self.movegen.value(value, None), self.movegen.value(other, None));
        let gap = match op {
            Op::AtLeast => wanted - now,
            Op::More => wanted - now + 1,
            Op::AtMost => wanted - now,
            Op::Less => wanted - now - 1,
            Op::Equal => wanted - now,
            Op::Unequal => 1,
        };
        // Whose health, and who carries: that is a question of who goes there.
        let acting = matches!(value, Value::ActingHealth | Value::ActingHurt);
        if acting || op.holds(now, wanted) {
            return Need::NONE;
        }
        if depth == 0 { Need::NEVER } else { self.value(value, gap, depth - 1) }
    }

    /// What it takes to change a value by so much.
    fn value(&self, value: Value, gap: i16, depth: u8) -> Need {
        let (state, much) = (self.movegen.state, f32::from(gap.unsigned_abs()));
        match value {
            Value::Counter(counter) => self.counted(counter, gap, depth),
            Value::Round => Need::work(ROUND * much),
            Value::Deck if gap < 0 => Need { work: 0.0, cards: much },
            Value::Coins if gap > 0 => self.coins(gap, depth),
            Value::Stunned => Need::work(2.0 * much),
            Value::HeroesOn(card) if gap > 0 => self.gather(card, gap),
            Value::Enemies if gap < 0 => Need::work(self.felling(|_| true)),
            Value::EnemiesOn(card) if gap < 0 => Need::work(self.felling(|at| at.card() == card)),
            Value::EnemiesOf(kind) if gap < 0 => {
                let relief = self.cheapest(|brings| brings == Brings::Relief(kind), depth);
                let fight = self.felling(|at| state.enemy_at(at).is_some_and(|enemy| enemy.kind == kind));
                self.better(Need::work(fight), relief)
            }
            Value::EnemiesOf(kind) => self.cheapest(|brings| brings == Brings::Enemy(kind), depth),
            Value::Defeated => Need::work(ANY_ENEMY * much),
            Value::DefeatedOf(kind) => self.beat(kind, gap, depth),
            Value::Revealed(card) => self.reveal(card),
            Value::Carried(item) if gap > 0 => self.more_of(item, gap, depth),
            Value::ActingCarries(item) if gap > 0 => self.fetch(item, gap, depth),
            Value::CarrierOn(item, card) => {
                let carriers = |slot: Slot| self.movegen.hero(slot).bag.has(item);
                let heroes = state.slots().filter(|&slot| carriers(slot));
                match heroes.map(|slot| self.way_onto(slot, card)).reduce(f32::min) {
                    Some(way) => Need::work(way),
                    None => self.fetch(item, 1, depth).and(self.back(card)),
                }
            }
            _ => Need::work(ROUND),
        }
    }

    /// The way back to a card from where the deck will lead.
    fn back(&self, card: CardId) -> Need {
        let far = f32::from(self.movegen.state.piles.count()) / 6.0;
        if self.movegen.state.dungeon.has(card) { Need::work(2.0 + far) } else { self.reveal(card).and(Need::work(THERE)) }
    }

    /// The cards until a story card comes (CR-SETUP-4).
    fn reveal(&self, card: CardId) -> Need {
        let (piles, quest) = (&self.movegen.state.piles, self.movegen.quest());
        if self.movegen.state.dungeon.has(card) || self.drawn() == Some(card) {
            return Need::NONE;
        }
        let Some(pile) = pile_of(quest, card) else { return Need::NEVER };
        let before: u8 = (0..pile).map(|pile| piles.basics[pile] + u8::from(piles.story[pile])).sum();
        let here = f32::from(piles.basics[pile]);
        let here = match quest.story[pile].1 {
            StoryMark::Top => 1.0,
            StoryMark::Bottom => here + 1.0,
            StoryMark::Shuffled => here / 2.0 + 1.0,
        };
        Need { work: 0.0, cards: f32::from(before) + here }
    }

    /// So many more heroes on a card.
    fn gather(&self, card: CardId, gap: i16) -> Need {
        if !self.movegen.state.dungeon.has(card) {
            return self.reveal(card).and(Need::work(THERE * f32::from(gap)));
        }
        let away = self.movegen.state.slots().filter(|&slot| self.movegen.hero(slot).at.is_none_or(|at| at.card() != card));
        let mut ways: ArrayVec<f32, { Slot::COUNT }> = away.map(|slot| self.way_onto(slot, card) + self.lying(slot)).collect();
        ways.sort_unstable_by(f32::total_cmp);
        Need::work(ways.iter().take(gap as usize).sum())
    }

    fn lying(&self, slot: Slot) -> f32 {
        if self.movegen.hero(slot).stunned { 2.0 } else { 0.0 }
    }

    /// What it takes to fell the enemies that fit.
    fn felling(&self, fits: impl Fn(Square) -> bool) -> f32 {
        let enemies = self.movegen.state.enemies.iter().filter(|enemy| fits(enemy.at));
        enemies.map(|enemy| f32::from(enemy.health) / HIT + 0.5 * self.nearest(enemy.at, |_| true)).sum()
    }

    /// So many more of a kind defeated.
    fn beat(&self, kind: Kind, gap: i16, depth: u8) -> Need {
        let health = f32::from(self.side(kind).health);
        let here = self.movegen.state.enemies.iter().filter(|enemy| enemy.kind == kind).count();
        let missing = (gap as usize).saturating_sub(here) as f32;
        let fight = self.felling(|at| self.movegen.state.enemy_at(at).is_some_and(|enemy| enemy.kind == kind));
        let fight = Need::work(fight + missing * health / HIT);
        if missing == 0.0 {
            return fight;
        }
        // Kinds with a symbol come with the cards; others must be brought.
        let symbols = self.movegen.quest().symbols;
        let points = symbols.iter().zip(self.plan.points).filter(|(symbol, _)| **symbol == Some(kind));
        let points: f32 = points.map(|(_, points)| points).sum();
        if points > 0.0 && self.movegen.state.piles.count() > 0 {
            return fight.and(Need { work: 0.0, cards: missing / points });
        }
        fight.and(self.cheapest(|brings| brings == Brings::Enemy(kind), depth))
    }

    /// So many copies of an item, those that are carried among them.
    fn fetch(&self, item: ItemId, copies: i16, depth: u8) -> Need {
        let carried: u8 = self.movegen.state.heroes.iter().map(|hero| hero.bag.of(item)).sum();
        let gap = copies - i16::from(carried);
        if gap <= 0 { Need::NONE } else { self.more_of(item, gap, depth) }
    }

    /// So many more copies of an item.
    fn more_of(&self, item: ItemId, gap: i16, depth: u8) -> Need {
        let gives = |brings: Brings| match brings {
            Brings::Item(other, n) if other == item => self.movegen.value(n, None).max(1),
            _ => 0,
        };
        self.collect(gap, gives, depth)
    }

    fn coins(&self, gap: i16, depth: u8) -> Need {
        let chests = Need::work(COIN * f32::from(gap));
        let worth = |item: ItemId| i16::from(self.movegen.item(item).coins);
        let gives = |brings: Brings| match brings {
            Brings::Item(item, n) => worth(item) * self.movegen.value(n, None).max(1),
            _ => 0,
        };
        self.better(chests, self.collect(gap, gives, depth))
    }

    fn counted(&self, counter: CounterId, gap: i16, depth: u8) -> Need {
        let now = self.movegen.state.counters[counter.index()];
        let gives = |brings: Brings| match brings {
            Brings::Count(other, Change::Add(n)) if other == counter => self.movegen.value(n, None) * gap.signum(),
            Brings::Count(other, Change::Set(n)) if other == counter => (self.movegen.value(n, None) - now) * gap.signum(),
            _ => 0,
        };
        self.collect(gap.saturating_abs(), gives, depth)
    }

    /// The cheapest sources that together bring so much of something.
    fn collect(&self, gap: i16, gives: impl Fn(Brings) -> i16, depth: u8) -> Need {
        let mut found: ArrayVec<(f32, Need, i16, bool), MOST_SOURCES> = ArrayVec::new();
        for source in &self.plan.sources {
            let much = gives(source.brings);
            if much > 0 && !found.is_full() {
                let need = self.cause(source, depth);
                found.push((W.work * need.work + self.card * need.cards, need, much, self.again(source)));
            }
        }
        found.sort_unstable_by(|one, other| one.0.total_cmp(&other.0));
        let (mut total, mut left) = (Need::NONE, gap);
        for &(_, need, much, again) in &found {
            if left <= 0 || need.work >= NEVER {
                break;
            }
            let times = if again { (left + much - 1) / much } else { 1 };
            left -= much.saturating_mul(times);
            total = total.and(Need { work: need.work * f32::from(times), cards: need.cards });
        }
        if left > 0 { total.and(Need::NEVER) } else { total }
    }

    fn cheapest(&self, fits: impl Fn(Brings) -> bool, depth: u8) -> Need {
        let sources = self.plan.sources.iter().filter(|source| fits(source.brings));
        sources.map(|source| self.cause(source, depth)).fold(Need::NEVER, |best, need| self.better(best, need))
    }

    /// Whether it can be had more than once.
    fn again(&self, source: &Source) -> bool {
        match source.by {
            By::Rule(rule) => !self.movegen.quest().rules[rule].once,
            By::Action(action) => !self.movegen.quest().actions[action].once,
        }
    }

    /// What it takes until an effect happens.
    fn cause(&self, source: &Source, depth: u8) -> Need {
        let mut need = match source.by {
            By::Rule(rule) if self.movegen.quest().rules[rule].once && self.movegen.state.ran >> rule & 1 == 1 => {
                return Need::NEVER;
            }
            By::Rule(rule) => self.trigger(self.movegen.quest().rules[rule].when, depth),
            By::Action(action) if self.movegen.quest().actions[action].once && self.movegen.state.taken >> action & 1 == 1 => {
                return Need::NEVER;
            }
            By::Action(action) => self.action(action, depth),
        };
        need.work *= source.tries;
        source.guards.iter().fold(need, |need, &guard| need.and(self.guard(guard, depth)))
    }

    /// What it takes until a trigger is pulled.
    fn trigger(&self, when: Trigger, depth: u8) -> Need {
        match when {
            Trigger::Start => Need::NEVER,
            Trigger::Reveal(card) if self.movegen.state.dungeon.has(card) => Need::NEVER,
            Trigger::Reveal(card) => self.reveal(card),
            Trigger::RevealAny if self.movegen.state.piles.count() == 0 => Need::NEVER,
            Trigger::RevealAny => Need { work: 0.0, cards: 1.0 },
            Trigger::Enter(card) if self.movegen.state.dungeon.has(card) => {
                let slots = self.movegen.state.slots().filter(|&slot| !self.movegen.hero(slot).stunned);
                Need::work(slots.map(|slot| self.way_onto(slot, card).max(0.25)).fold(FAR, f32::min))
            }
            Trigger::Enter(card) => self.reveal(card).and(Need::work(THERE)),
            Trigger::Search => {
                let chests = self.movegen.state.chests.iter().map(|at| self.nearest(at, |_| true));
                Need::work(1.0 + chests.fold(8.0, f32::min))
            }
            Trigger::Defeat(kind) if depth > 0 => self.beat(kind, 1, depth - 1),
            Trigger::Use(item) if depth > 0 => self.fetch(item, 1, depth - 1).and(Need::work(USE)),
            Trigger::Gain(item) if depth > 0 => {
                let gives = |brings: Brings| matches!(brings, Brings::Item(other, _) if other == item);
                self.cheapest(gives, depth - 1)
            }
            Trigger::Defeat(_) | Trigger::Use(_) | Trigger::Gain(_) => Need::NEVER,
            Trigger::DefeatAny => Need::work(ANY_ENEMY),
            Trigger::RoundStart | Trigger::EnemyPhase | Trigger::RoundEnd | Trigger::Spiders => Need::work(ROUND),
            Trigger::Check => Need::NONE,
        }
    }

    /// What it takes until a hero that fits takes a quest action (CR-QACT).
    fn action(&self, number: usize, depth: u8) -> Need {
        let (quest, state) = (self.movegen.quest(), self.movegen.state);
        let action = &quest.actions[number];
        let cost = Need::work(if action.full_action { 1.0 } else { USE });
        let carried = action.guard.all.of(&quest.conditions).iter().filter_map(|condition| match condition.left {
            Value::ActingCarries(item) => Some(item),
            _ => None,
        });
        // Who must carry something goes there itself, once somebody has it.
        let had: ArrayVec<ItemId, 4> =
            carried.filter(|&item| state.heroes.iter().any(|hero| hero.bag.has(item))).take(4).collect();
        let fits = |slot: Slot| had.iter().all(|&item| self.movegen.hero(slot).bag.has(item));
        let way = |at: Square| match self.nearest(at, fits) {
            // Nobody carries all of it: it must be handed over.
            far if far >= FAR => 2.0 + self.nearest(at, |_| true),
            way => way,
        };
        cost.and(match action.at {
            Place::Spot(card) | Place::Centre(card) => {
                let at = if matches!(action.at, Place::Spot(_)) { self.movegen.spot(card) } else { Some(Square::centre(card)) };
                match at.filter(|_| state.dungeon.has(card)) {
                    Some(at) => Need::work(way(at)),
                    None => self.reveal(card).and(Need::work(THERE)),
                }
            }
            Place::Hero => Need::NONE,
            Place::Enemy(kind) => {
                let there = state.enemies.iter().filter(|enemy| enemy.kind == kind).map(|enemy| way(enemy.at));
                match there.reduce(f32::min) {
                    Some(way) => Need::work(way),
                    None if depth > 0 => self.cheapest(|brings| brings == Brings::Enemy(kind), depth - 1).and(Need::work(THERE)),
                    None => Need::NEVER,
                }
            }
        })
    }
}

/// The comparison seen from the other side.
fn turned(op: Op) -> Op {
    match op {
        Op::Less => Op::More,
        Op::AtMost => Op::AtLeast,
        Op::More => Op::Less,
        Op::AtLeast => Op::AtMost,
        Op::Equal | Op::Unequal => op,
    }
}
