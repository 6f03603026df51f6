//! Whether everything in a quest can happen: what can be placed, given and counted grows until nothing new follows, and a rule,
//! an action or a condition that is then still impossible is refused (Q21).

use super::Compiler;
use crate::content::{CardId, Change, Condition, Effect, Guard, ItemId, ItemKind, Kind, Op, Place, Span, Stock, Trigger, Value};

/// What can happen in a quest, as far as is known.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Facts {
    /// Kinds that can be on a square, a bit for each.
    kinds: u64,
    /// Special items that a quest can give, a bit for each.
    given: u128,
    /// The least and the most that each counter can be.
    counters: Vec<(i16, i16)>,
}

/// After how many rounds counters are no longer followed one by one.
const PATIENCE: u32 = 16;

/// An effect that can happen, and whether at most once.
type Live = (Effect, bool);

impl Compiler<'_, '_, '_> {
    /// Refuses what can never happen.
    pub(super) fn reach(&mut self) {
        let start = |place: usize| {
            let [normal, long] = self.quest.counters[place].start;
            (normal.min(long), normal.max(long))
        };
        let counters = (0..self.quest.counters.len()).map(start).collect();
        let mut facts = Facts { kinds: self.printed(), given: 0, counters };
        for round in 0.. {
            let mut next = self.follow(&facts);
            if next == facts {
                break;
            }
            // Counters that feed each other may creep up for long: from here on they may be anything.
            if round >= PATIENCE {
                next.counters.fill((-Value::LIMIT, Value::LIMIT));
                next = Facts { kinds: next.kinds | facts.kinds, given: next.given | facts.given, ..next };
                if next == facts {
                    break;
                }
            }
            facts = next;
        }
        self.complain(&facts);
    }

    /// The kinds that webs and spawn points bring (CR-SPAWN-1).
    fn printed(&self) -> u64 {
        let shown = |symbol: usize| {
            let deck = CardId::all().filter(|&card| !card.is_story() || self.quest.tells(card));
            deck.filter_map(|card| self.shelf.card(card)).any(|card| card.layouts[0].spawns[symbol].count() > 0)
        };
        let symbols = (0..3).filter(|&symbol| shown(symbol)).filter_map(|symbol| self.quest.symbols[symbol]);
        symbols.chain(self.shelf.kind(super::enemy::SPIDER)).fold(0, |all, kind| all | 1 << kind.0)
    }

    /// What follows from what is known.
    fn follow(&self, facts: &Facts) -> Facts {
        let mut live: Vec<Live> = Vec::new();
        for rule in &self.quest.rules {
            let actor = rule.when.has_actor();
            if self.fires(rule.when, facts) && self.possible(rule.guard, facts, actor) {
                self.walk(rule.effects, facts, actor, rule.once, &mut live);
            }
        }
        for action in &self.quest.actions {
            if self.stands(action.at, facts) && self.possible(action.guard, facts, true) {
                self.walk(action.effects, facts, true, action.once, &mut live);
            }
        }
        let mut next = facts.clone();
        for (effect, _) in &live {
            match effect {
                Effect::Spawn { kind, .. } => next.kinds |= 1 << kind.0,
                Effect::Give { item, .. } => next.given |= 1 << item.0,
                _ => {}
            }
        }
        for (place, enemy) in self.shelf.enemies.iter().enumerate() {
            if let Some(other) = enemy.phase_spawn.filter(|_| next.kinds >> place & 1 == 1) {
                next.kinds |= 1 << other.0;
            }
        }
        for place in 0..next.counters.len() {
            next.counters[place] = self.grown(place, facts, &live);
        }
        next
    }

    /// The least and the most that a counter can be when these effects happen.
    fn grown(&self, place: usize, facts: &Facts, live: &[Live]) -> (i16, i16) {
        let [normal, long] = self.quest.counters[place].start;
        let (mut least, mut most) = (i32::from(normal.min(long)), i32::from(normal.max(long)));
        let (mut down, mut up) = (0_i32, 0_i32);
        for (effect, once) in live {
            let Effect::Count { counter, change } = *effect else { continue };
            if counter.index() != place {
                continue;
            }
            let (Change::Add(value) | Change::Set(value)) = change;
            let (low, high) = self.range(value, facts, true);
            let (low, high) = (i32::from(low), i32::from(high));
            match change {
                Change::Set(_) => (least, most) = (least.min(low), most.max(high)),
                Change::Add(_) => {
                    let often = if *once { 1 } else { 2 * i32::from(Value::LIMIT) };
                    (down, up) = (down + often * low.min(0), up + often * high.max(0));
                }
            }
        }
        let limit = i32::from(Value::LIMIT);
        ((least + down).clamp(-limit, limit) as i16, (most + up).clamp(-limit, limit) as i16)
    }

    /// The effects of a list that can happen.
    fn walk(&self, span: Span, facts: &Facts, actor: bool, once: bool, live: &mut Vec<Live>) {
        for &effect in span.of(&self.quest.effects) {
            live.push((effect, once));
            match effect {
                Effect::Test { pass, fail, .. } => {
                    self.walk(pass, facts, actor, once, live);
                    self.walk(fail, facts, actor, once, live);
                }
                Effect::If { guard, then, otherwise } => {
                    if self.possible(guard, facts, actor) {
                        self.walk(then, facts, actor, once, live);
                    }
                    self.walk(otherwise, facts, actor, once, live);
                }
                Effect::Choice { options, .. } => {
                    for option in options.of(&self.quest.options) {
                        if self.possible(option.guard, facts, actor) {
                            self.walk(option.effects, facts, actor, once, live);
                        }
                    }
                }
                _ => {}
            }
        }
    }

    fn fires(&self, when: Trigger, facts: &Facts) -> bool {
        match when {
            Trigger::Defeat(kind) => has(facts, kind),
            Trigger::Gain(item) => facts.given >> item.0 & 1 == 1,
            Trigger::Use(item) => matches!(self.card_of(item).kind, ItemKind::Potion(_)) && self.copies(item, facts) > 0,
            _ => true,
        }
    }

    fn stands(&self, place: Place, facts: &Facts) -> bool {
        match place {
            Place::Enemy(kind) => has(facts, kind),
            _ => true,
        }
    }

    /// The most copies of an item that heroes can carry.
    fn copies(&self, item: ItemId, facts: &Facts) -> i16 {
        let card = self.card_of(item);
        match card.stock {
            _ if matches!(card.kind, ItemKind::Trap(_)) => 0,
            Stock::Special if facts.given >> item.0 & 1 == 0 => 0,
            Stock::Starting => 4,
            _ => i16::from(card.copies),
        }
    }

    /// The least and the most that a value can be; generous where it is not known.
    fn range(&self, value: Value, facts: &Facts, actor: bool) -> (i16, i16) {
        let figures = |kind: Kind| i16::from(self.shelf.enemies[kind.index()].figures);
        let most = match value {
            Value::Number(number) => return (number, number),
            Value::Counter(counter) => return facts.counters[counter.index()],
            Value::Round => i16::from(self.quest.round_limit[0].max(self.quest.round_limit[1])) + 1,
            Value::Deck => 20,
            Value::Threat => i16::from(self.quest.countdown_levels),
            Value::Stunned | Value::HeroesOn(_) => 4,
            Value::EnemiesOf(kind) => {
                if has(facts, kind) {
                    figures(kind)
                } else {
                    0
                }
            }
            Value::DefeatedOf(kind) => {
                if has(facts, kind) {
                    Value::LIMIT
                } else {
                    0
                }
            }
            Value::EnemiesOn(_) => 9,
            Value::Revealed(_) => 1,
            Value::Carried(item) => self.copies(item, facts),
            Value::CarrierOn(item, _) => self.copies(item, facts).min(4),
            Value::ActingCarries(item) => {
                if actor {
                    self.copies(item, facts)
                } else {
                    0
                }
            }
            Value::ActingHealth | Value::ActingHurt => {
                if actor {
                    99
                } else {
                    0
                }
            }
            Value::Coins | Value::Enemies | Value::Defeated => Value::LIMIT,
        };
        (0, most)
    }

    /// Whether a condition can hold.
    fn holds(&self, condition: &Condition, facts: &Facts, actor: bool) -> bool {
        let ((a, b), (c, d)) = (self.range(condition.left, facts, actor), self.range(condition.right, facts, actor));
        match condition.op {
            Op::Equal => a <= d && c <= b,
            Op::Unequal => !(a == b && c == d && a == c),
            Op::Less => a < d,
            Op::AtMost => a <= d,
            Op::More => b > c,
            Op::AtLeast => b >= c,
        }
    }

    fn possible(&self, guard: Guard, facts: &Facts, actor: bool) -> bool {
        let (all, any) = (guard.all.of(&self.quest.conditions), guard.any.of(&self.quest.conditions));
        all.iter().all(|condition| self.holds(condition, facts, actor))
            && (any.is_empty() || any.iter().any(|condition| self.holds(condition, facts, actor)))
            && agree(all)
    }

    /// Tells what is impossible.
    fn complain(&mut self, facts: &Facts) {
        for place in 0..self.quest.rules.len() {
            let rule = self.quest.rules[place];
            if !self.fires(rule.when, facts) {
                let reason = match rule.when {
                    Trigger::Defeat(kind) => format!("nothing ever places '{}'", self.shelf.enemies[kind.index()].id),
                    Trigger::Gain(item) => format!("nothing ever gives '{}'", self.card_of(item).id),
                    Trigger::Use(item) if !matches!(self.card_of(item).kind, ItemKind::Potion(_)) => {
                        format!("'{}' is no potion, and only potions are used", self.card_of(item).id)
                    }
                    Trigger::Use(item) => format!("nobody can ever have '{}'", self.card_of(item).id),
                    _ => String::new(),
                };
                self.report.wrong(self.places.rules[place], "Q21", format!("this rule can never run: {reason}"));
            }
            let actor = rule.when.has_actor();
            self.complain_of(rule.guard, facts, actor);
            self.complain_in(rule.effects, facts, actor);
        }
        for place in 0..self.quest.actions.len() {
            let (at, guard, effects) =
                (self.quest.actions[place].at, self.quest.actions[place].guard, self.quest.actions[place].effects);
            if let Place::Enemy(kind) = at
                && !self.stands(at, facts)
            {
                let reason =
                    format!("nobody can ever take this action: nothing places '{}'", self.shelf.enemies[kind.index()].id);
                self.report.wrong(self.places.actions[place], "Q21", reason);
            }
            self.complain_of(guard, facts, true);
            self.complain_in(effects, facts, true);
        }
        let endings: Vec<Guard> = self.quest.wins.iter().chain(&self.quest.losses).map(|ending| ending.guard).collect();
        endings.into_iter().for_each(|guard| self.complain_of(guard, facts, false));
    }

    fn complain_in(&mut self, span: Span, facts: &Facts, actor: bool) {
        for place in span.start..span.start + span.count {
            match self.quest.effects[usize::from(place)] {
                Effect::Test { pass, fail, .. } => {
                    self.complain_in(pass, facts, actor);
                    self.complain_in(fail, facts, actor);
                }
                Effect::If { guard, then, otherwise } => {
                    self.complain_of(guard, facts, actor);
                    self.complain_in(then, facts, actor);
                    self.complain_in(otherwise, facts, actor);
                }
                Effect::Choice { options, .. } => {
                    for option in options.of(&self.quest.options).to_vec() {
                        self.complain_of(option.guard, facts, actor);
                        self.complain_in(option.effects, facts, actor);
                    }
                }
                _ => {}
            }
        }
    }

    fn complain_of(&mut self, guard: Guard, facts: &Facts, actor: bool) {
        let spans = [guard.all, guard.any];
        for place in spans.into_iter().flat_map(|span| span.start..span.start + span.count).map(usize::from) {
            let condition = self.quest.conditions[place];
            if !self.holds(&condition, facts, actor) {
                let ((a, b), (c, d)) = (self.range(condition.left, facts, actor), self.range(condition.right, facts, actor));
                let side = |low: i16, high: i16| if low == high { format!("always {low}") } else { format!("{low} to {high}") };
                let reason = format!("this condition can never hold: left is {}, right is {}", side(a, b), side(c, d));
                self.report.wrong(self.places.conditions[place], "Q21", reason);
            }
        }
        if !agree(guard.all.of(&self.quest.conditions)) {
            let at = self.places.conditions[usize::from(guard.all.start)];
            self.report.wrong(at, "Q21", "these conditions can never hold together");
        }
    }
}

fn has(facts: &Facts, kind: Kind) -> bool {
    facts.kinds >> kind.0 & 1 == 1
}

/// Whether conditions on one value leave any number. Only next to a number that is written can anything change.
fn agree(all: &[Condition]) -> bool {
    let number = |condition: &Condition| match condition.right {
        Value::Number(number) => Some(number),
        _ => None,
    };
    all.iter().enumerate().all(|(place, first)| {
        if number(first).is_none() || all[..place].iter().any(|other| other.left == first.left && number(other).is_some()) {
            return true;
        }
        let same: Vec<(Op, i16)> =
            all.iter().filter(|other| other.left == first.left).filter_map(|other| Some((other.op, number(other)?))).collect();
        let near = same.iter().flat_map(|&(_, right)| [right - 1, right, right + 1]);
        near.into_iter().any(|left| same.iter().all(|&(op, right)| op.holds(left, right)))
    })
}
