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
        let against = self.against();
        let often: Vec<usize> = (0..self.quest.rules.len()).filter(|&place| self.runs_on(place, &against)).collect();
        let rings = Rings::new(self, &often);
        let mut wrong: Vec<(usize, &str)> = Vec::new();
        for &place in &often {
            let at = self.places.rules[place];
            if self.quest.rules[place].when == Trigger::Check {
                wrong.push((
                    at,
                    "a 'check' rule with 'once = false' runs again at once: it needs a condition that its effects make false",
                ));
            } else if rings.endless(place) {
                wrong.push((at, "rules with 'once = false' call each other for ever, beginning with this one"));
            }
        }
        for (place, action) in self.quest.actions.iter().enumerate() {
            if !action.once && !action.full_action && !self.braked(action.guard, action.effects, &against) {
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
    fn runs_on(&self, place: usize, against: &[(Effect, bool)]) -> bool {
        let rule = &self.quest.rules[place];
        !rule.once && !self.braked(rule.guard, rule.effects, against)
    }

    /// The effects that may work against a brake, and whether at most once: all but those of the passing of rounds.
    fn against(&self) -> Vec<(Effect, bool)> {
        let calendar = |when| matches!(when, Trigger::Start | Trigger::RoundStart | Trigger::EnemyPhase | Trigger::RoundEnd);
        let rules = self.quest.rules.iter().filter(|rule| !calendar(rule.when)).map(|rule| (rule.effects, rule.once));
        let actions = self.quest.actions.iter().map(|action| (action.effects, action.once));
        let all =
            rules.chain(actions).flat_map(|(effects, once)| self.every(effects).into_iter().map(move |effect| (effect, once)));
        all.filter(|(effect, _)| matches!(effect, Effect::Give { .. } | Effect::Count { .. })).collect()
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

    /// Whether effects make one of their own conditions false, and nothing but the passing of rounds makes it true again.
    fn braked(&self, guard: Guard, effects: Span, against: &[(Effect, bool)]) -> bool {
        let firm = effects.of(&self.quest.effects);
        guard
            .all
            .of(&self.quest.conditions)
            .iter()
            .any(|condition| firm.iter().filter_map(|effect| brake(condition, effect)).any(|brake| steady(brake, against)))
    }
}

/// The rules that may run again and again, and how they call each other.
struct Rings {
    rules: Vec<usize>,
    effects: Vec<Vec<Effect>>,
    /// By caller and called, as places in `rules`.
    calls: Vec<Vec<Option<Call>>>,
    /// What is called directly or not, a bit for each.
    after: Vec<u64>,
}

impl Rings {
    fn new(quest: &Compiler<'_, '_, '_>, often: &[usize]) -> Rings {
        // More rules than there may be have been refused already.
        let rules: Vec<usize> = often.iter().copied().take(64).collect();
        let effects: Vec<Vec<Effect>> = rules.iter().map(|&rule| quest.every(quest.quest.rules[rule].effects)).collect();
        let whens: Vec<Trigger> = rules.iter().map(|&rule| quest.quest.rules[rule].when).collect();
        let calls: Vec<Vec<Option<Call>>> = effects
            .iter()
            .map(|effects| whens.iter().map(|&when| effects.iter().find_map(|effect| call(effect, when))).collect())
            .collect();
        let direct =
            |calls: &Vec<Option<Call>>| (0..calls.len()).filter(|&to| calls[to].is_some()).fold(0, |all, to| all | 1_u64 << to);
        let mut after: Vec<u64> = calls.iter().map(direct).collect();
        for through in 0..after.len() {
            for from in 0..after.len() {
                if after[from] >> through & 1 == 1 {
                    after[from] |= after[through];
                }
            }
        }
        Rings { rules, effects, calls, after }
    }

    /// Whether a rule is on a ring of calls that nothing uses up: a defeat needs an enemy, a gain needs a copy.
    fn endless(&self, rule: usize) -> bool {
        let Some(place) = self.rules.iter().position(|&other| other == rule) else { return false };
        let on = |other: &usize| self.after[place] >> other & 1 == 1 && self.after[*other] >> place & 1 == 1;
        let ring: Vec<usize> = (0..self.rules.len()).filter(on).collect();
        let has = |wanted: fn(&Effect) -> bool| ring.iter().any(|&rule| self.effects[rule].iter().any(wanted));
        let places = has(|effect| matches!(effect, Effect::Spawn { .. } | Effect::Spiders));
        let returns = has(|effect| matches!(effect, Effect::Take { .. } | Effect::Pay(_)));
        let mut calls = ring.iter().flat_map(|&from| ring.iter().filter_map(move |&to| self.calls[from][to]));
        calls.any(|call| match call {
            Call::Spiders => true,
            Call::Defeat => places,
            Call::Gain => returns,
        })
    }
}

/// How an effect calls a rule with this trigger, if it does.
fn call(effect: &Effect, when: Trigger) -> Option<Call> {
    match (effect, when) {
        (Effect::Spiders, Trigger::Spiders) => Some(Call::Spiders),
        (Effect::HurtEnemy { .. } | Effect::Knock { .. }, Trigger::DefeatAny) => Some(Call::Defeat),
        (Effect::Knock { .. }, Trigger::Defeat(_)) => Some(Call::Defeat),
        (Effect::HurtEnemy { kind, .. }, Trigger::Defeat(other)) if *kind == other => Some(Call::Defeat),
        (Effect::Give { item, .. }, Trigger::Gain(other)) if *item == other => Some(Call::Gain),
        _ => None,
    }
}

/// Whether everything that is not tied to the passing of rounds works with a brake, not against it.
fn steady(brake: Brake, against: &[(Effect, bool)]) -> bool {
    against.iter().all(|&(effect, once)| match (brake, effect) {
        (Brake::Take(item), Effect::Give { item: other, .. }) => once || item != other,
        (Brake::Count(counter, op, number, mine), Effect::Count { counter: other, change }) => {
            counter != other || along(op, number, mine, change)
        }
        _ => true,
    })
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
