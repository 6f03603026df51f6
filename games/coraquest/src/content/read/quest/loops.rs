//! Whether a quest comes to rest: rules that call each other for ever, and free actions without end, are refused (Q22). What is
//! left is short of the limit of CR-QL-10 unless a quest is built to reach it.

use super::Compiler;
use crate::content::{Change, Condition, CounterId, Effect, Guard, ItemId, Op, Span, Trigger, Value};

/// What one rule may call another with.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Call {
    Spiders,
    Defeat,
    Gain,
}

/// Something that makes one of its own conditions false whenever it runs.
#[derive(Clone, Copy)]
enum Brake {
    Count(CounterId, Op, i16, Change),
    Take(ItemId),
}

impl Compiler<'_, '_, '_> {
    /// Refuses what might never come to rest.
    pub(super) fn loops(&mut self) {
        let often: Vec<usize> = (0..self.quest.rules.len()).filter(|&place| self.runs_on(place)).collect();
        let mut wrong: Vec<(usize, &str)> = Vec::new();
        for &place in &often {
            let at = self.places.rules[place];
            if self.quest.rules[place].when == Trigger::Check {
                wrong.push((
                    at,
                    "a 'check' rule with 'once = false' runs again at once: it needs a condition that its effects make false",
                ));
            } else if self.endless(place, &often) {
                wrong.push((at, "rules with 'once = false' call each other for ever, beginning with this one"));
            }
        }
        for (place, action) in self.quest.actions.iter().enumerate() {
            if !action.once && !action.full_action && !self.braked(action.guard, action.effects) {
                let reason = "a free action with 'once = false' needs a condition that its effects make false, or it could be \
                              taken for ever";
                wrong.push((self.places.actions[place], reason));
            }
        }
        for (at, reason) in wrong {
            self.report.wrong(at, "Q22", reason);
        }
    }

    /// Whether a rule may run again and again.
    fn runs_on(&self, place: usize) -> bool {
        let rule = &self.quest.rules[place];
        !rule.once && !self.braked(rule.guard, rule.effects)
    }

    /// All effects of a list and of the lists in it.
    fn every(&self, span: Span) -> Vec<Effect> {
        let mut all = Vec::new();
        for &effect in span.of(&self.quest.effects) {
            all.push(effect);
            match effect {
                Effect::Test { pass, fail, .. } => all.extend([pass, fail].into_iter().flat_map(|span| self.every(span))),
                Effect::If { then, otherwise, .. } => all.extend([then, otherwise].into_iter().flat_map(|span| self.every(span))),
                Effect::Choice { options, .. } => {
                    all.extend(options.of(&self.quest.options).iter().flat_map(|option| self.every(option.effects)));
                }
                _ => {}
            }
        }
        all
    }

    /// How one rule calls another, if it does.
    fn call(&self, from: usize, to: usize) -> Option<Call> {
        let when = self.quest.rules[to].when;
        self.every(self.quest.rules[from].effects).into_iter().find_map(|effect| match (effect, when) {
            (Effect::Spiders, Trigger::Spiders) => Some(Call::Spiders),
            (Effect::HurtEnemy { .. }, Trigger::DefeatAny) | (Effect::Knock { .. }, Trigger::Defeat(_) | Trigger::DefeatAny) => {
                Some(Call::Defeat)
            }
            (Effect::HurtEnemy { kind, .. }, Trigger::Defeat(other)) if kind == other => Some(Call::Defeat),
            (Effect::Give { item, .. }, Trigger::Gain(other)) if item == other => Some(Call::Gain),
            _ => None,
        })
    }

    /// Whether a rule is on a ring of calls that nothing uses up: a defeat needs an enemy, a gain needs a copy.
    fn endless(&self, place: usize, often: &[usize]) -> bool {
        let after = self.called(place, often);
        if !after.contains(&place) {
            return false;
        }
        let ring: Vec<usize> = after.into_iter().filter(|&other| self.called(other, often).contains(&place)).collect();
        let effects: Vec<Effect> = ring.iter().flat_map(|&rule| self.every(self.quest.rules[rule].effects)).collect();
        let places = effects.iter().any(|effect| matches!(effect, Effect::Spawn { .. } | Effect::Spiders));
        let returns = effects.iter().any(|effect| matches!(effect, Effect::Take { .. } | Effect::Pay(_)));
        let mut calls = ring.iter().flat_map(|&from| ring.iter().filter_map(move |&to| self.call(from, to)));
        calls.any(|call| match call {
            Call::Spiders => true,
            Call::Defeat => places,
            Call::Gain => returns,
        })
    }

    /// The rules that a rule calls, directly or not.
    fn called(&self, place: usize, often: &[usize]) -> Vec<usize> {
        let mut found: Vec<usize> = Vec::new();
        let mut from = vec![place];
        while let Some(next) = from.pop() {
            for &to in often {
                if !found.contains(&to) && self.call(next, to).is_some() {
                    found.push(to);
                    from.push(to);
                }
            }
        }
        found
    }

    /// Whether effects make one of their own conditions false, and nothing but the passing of rounds makes it true again.
    fn braked(&self, guard: Guard, effects: Span) -> bool {
        let conditions = guard.all.of(&self.quest.conditions);
        let firm = effects.of(&self.quest.effects);
        conditions
            .iter()
            .any(|condition| firm.iter().filter_map(|effect| brake(condition, effect)).any(|brake| self.steady(brake)))
    }

    /// Whether everything that is not tied to the passing of rounds works with a brake, not against it.
    fn steady(&self, brake: Brake) -> bool {
        let calendar = |when| matches!(when, Trigger::Start | Trigger::RoundStart | Trigger::EnemyPhase | Trigger::RoundEnd);
        let rules = self.quest.rules.iter().filter(|rule| !calendar(rule.when)).map(|rule| (rule.effects, rule.once));
        let actions = self.quest.actions.iter().map(|action| (action.effects, action.once));
        rules.chain(actions).all(|(effects, once)| {
            self.every(effects).into_iter().all(|effect| match (brake, effect) {
                (Brake::Take(item), Effect::Give { item: other, .. }) => once || item != other,
                (Brake::Count(counter, op, number, mine), Effect::Count { counter: other, change }) => {
                    counter != other || along(op, number, mine, change)
                }
                _ => true,
            })
        })
    }
}

/// The brake that an effect is for a condition, if it is one.
fn brake(condition: &Condition, effect: &Effect) -> Option<Brake> {
    match (condition.left, condition.right, *effect) {
        (Value::Counter(counter), Value::Number(number), Effect::Count { counter: other, change }) if counter == other => {
            along(condition.op, number, change, change).then_some(Brake::Count(counter, condition.op, number, change))
        }
        (Value::Carried(item) | Value::ActingCarries(item), Value::Number(number), Effect::Take { item: other, .. })
            if item == other =>
        {
            let bound = condition.op == Op::AtLeast && number >= 1 || condition.op == Op::More && number >= 0;
            bound.then_some(Brake::Take(item))
        }
        _ => None,
    }
}

/// Whether a change leads away from a condition, as `mine` does.
fn along(op: Op, number: i16, mine: Change, change: Change) -> bool {
    match (op, change) {
        (Op::Equal, Change::Add(Value::Number(add))) => {
            matches!(mine, Change::Add(Value::Number(own)) if own.signum() == add.signum() && add != 0)
        }
        (Op::Equal, Change::Set(Value::Number(set))) => set != number && matches!(mine, Change::Set(_)),
        (Op::AtLeast | Op::More, Change::Add(Value::Number(add))) => add < 0,
        (Op::AtMost | Op::Less, Change::Add(Value::Number(add))) => add > 0,
        (Op::AtLeast | Op::More | Op::AtMost | Op::Less, Change::Set(Value::Number(set))) => !op.holds(set, number),
        _ => false,
    }
}
