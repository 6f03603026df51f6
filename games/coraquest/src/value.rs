//! Values and conditions of quests (CR-QL-9, content Q3).

use crate::movegen::MoveGen;
use crate::{CardId, Guard, ItemId, Place, QuestAction, Slot, Square, Trigger, Value};

impl MoveGen<'_> {
    /// What a value stands for.
    pub(crate) fn value(&self, value: Value, actor: Option<Slot>) -> i16 {
        let state = self.state;
        let on = |card: CardId, at: Square| at.card() == card;
        let carried = |item: ItemId| state.heroes.iter().map(|hero| i32::from(hero.bag.of(item))).sum();
        let number: i32 = match value {
            Value::Number(number) => number.into(),
            Value::Counter(counter) => state.counters[counter.index()].into(),
            Value::Round => state.round.into(),
            Value::Deck => state.piles.count().into(),
            Value::Threat => state.threat.into(),
            Value::Coins => self.coins(),
            Value::Stunned => state.heroes.iter().filter(|hero| hero.stunned).count() as i32,
            Value::HeroesOn(card) => state.heroes.iter().filter(|hero| hero.at.is_some_and(|at| on(card, at))).count() as i32,
            Value::Enemies => state.enemies.len() as i32,
            Value::EnemiesOf(kind) => state.enemies.iter().filter(|enemy| enemy.kind == kind).count() as i32,
            Value::EnemiesOn(card) => state.enemies.iter().filter(|enemy| on(card, enemy.at)).count() as i32,
            Value::Defeated => state.defeated.iter().map(|&count| i32::from(count)).sum(),
            Value::DefeatedOf(kind) => self.quest().rank(kind).map_or(0, |rank| state.defeated[rank].into()),
            Value::Revealed(card) => state.dungeon.has(card).into(),
            Value::Carried(item) => carried(item),
            Value::CarrierOn(item, card) => {
                let there = state.heroes.iter().filter(|hero| hero.at.is_some_and(|at| on(card, at)));
                there.filter(|hero| hero.bag.has(item)).count() as i32
            }
            Value::ActingCarries(item) => actor.map_or(0, |actor| self.hero(actor).bag.of(item).into()),
            Value::ActingHealth => actor.map_or(0, |actor| self.hero(actor).health.into()),
            Value::ActingHurt => {
                actor.map_or(0, |actor| i32::from(self.sheet(actor).health) - i32::from(self.hero(actor).health))
            }
        };
        number.clamp((-Value::LIMIT).into(), Value::LIMIT.into()) as i16
    }

    /// A value that counts things.
    pub(crate) fn count(&self, value: Value, actor: Option<Slot>) -> u8 {
        self.value(value, actor).clamp(0, 255) as u8
    }

    /// Coins on all items that heroes carry (CR-ITEM-9).
    pub(crate) fn coins(&self) -> i32 {
        let bags = self.state.heroes.iter().flat_map(|hero| hero.bag.iter());
        bags.map(|(item, copies)| i32::from(copies) * i32::from(self.item(item).coins)).sum()
    }

    /// Whether conditions hold.
    pub(crate) fn holds(&self, guard: Guard, actor: Option<Slot>) -> bool {
        let table = &self.quest().conditions;
        let holds = |condition: &crate::Condition| {
            condition.op.holds(self.value(condition.left, actor), self.value(condition.right, actor))
        };
        guard.all.of(table).iter().all(holds) && (guard.any.is_empty() || guard.any.of(table).iter().any(holds))
    }

    /// Whether a rule would run now.
    pub(crate) fn runs(&self, rule: usize, actor: Option<Slot>) -> bool {
        let quest = self.quest();
        let spent = quest.rules[rule].once && self.state.ran >> rule & 1 == 1;
        !spent && self.holds(quest.rules[rule].guard, actor)
    }

    /// Whether a rule listens to a trigger and would run now.
    pub(crate) fn answers(&self, trigger: Trigger, actor: Option<Slot>) -> bool {
        (0..self.quest().rules.len()).any(|rule| self.quest().rules[rule].when == trigger && self.runs(rule, actor))
    }

    /// The spot of a story card on the table.
    pub(crate) fn spot(&self, card: CardId) -> Option<Square> {
        self.layout(card)?.spot.map(|cell| Square::of(card, cell))
    }

    /// Whether a hero stands on a place or beside it (CR-QACT-1).
    pub(crate) fn is_near(&self, slot: Slot, place: Place) -> bool {
        let near = |at: Square| self.distance(slot, at) <= 1;
        match place {
            Place::Spot(card) => self.spot(card).is_some_and(near),
            Place::Centre(card) => self.state.dungeon.has(card) && near(Square::centre(card)),
            Place::Hero => true,
            Place::Enemy(kind) => self.state.enemies.iter().any(|enemy| enemy.kind == kind && near(enemy.at)),
        }
    }

    /// Whether a quest action is there for a hero now, leaving its cost aside (CR-QACT-1, CR-QACT-3).
    pub(crate) fn offers(&self, number: usize, action: &QuestAction, slot: Slot) -> bool {
        let gone = action.once && self.state.taken >> number & 1 == 1;
        !gone && self.is_near(slot, action.at) && self.holds(action.guard, Some(slot))
    }
}
