//! What brings what in a quest, read off its rules once when the content is loaded.

use crate::{CardId, Change, Content, CounterId, Dice, Effect, Guard, ItemId, Kind, Quest, Size, Span, SpawnAt, Trigger, Value};
use arrayvec::ArrayVec;

/// Conditions that lie around an effect: its rule's or action's, and those of choices and branches (Q17: four deep).
const MOST_GUARDS: usize = 6;

/// What an effect brings.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Brings {
    /// The victory.
    Win,
    /// A counter changes.
    Count(CounterId, Change),
    /// Copies of an item.
    Item(ItemId, Value),
    /// Enemies of a kind come.
    Enemy(Kind),
    /// All enemies of a kind leave.
    Relief(Kind),
}

/// What an effect belongs to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum By {
    /// A rule.
    Rule(usize),
    /// A quest action.
    Action(usize),
}

/// One effect that matters, and what it takes.
#[derive(Clone, Debug)]
pub(crate) struct Source {
    pub(crate) brings: Brings,
    pub(crate) by: By,
    pub(crate) guards: ArrayVec<Guard, MOST_GUARDS>,
    /// How often it must be tried, in the mean.
    pub(crate) tries: f32,
}

/// Enemies that a rule places with a story card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Ambush {
    pub(crate) kind: Kind,
    pub(crate) count: u8,
    pub(crate) rule: usize,
}

/// What matters of a quest.
#[derive(Clone, Debug)]
pub(crate) struct Plan {
    pub(crate) sources: Vec<Source>,
    /// Enemies that rules place when the story card of a pile is revealed.
    pub(crate) ambush: [Vec<Ambush>; 4],
    /// Big Bosses that come with quest actions.
    pub(crate) woken: Vec<(usize, Kind)>,
    /// Spawn points of each size on a basic card, in the mean.
    pub(crate) points: [f32; 3],
    /// Whether some of its enemies smell.
    pub(crate) smelly: bool,
}

impl Plan {
    pub(crate) fn of(content: &Content, quest: &Quest) -> Plan {
        let (points, smelly) = (points(content), smelly(content, quest));
        let mut plan = Plan { sources: Vec::new(), ambush: Default::default(), woken: Vec::new(), points, smelly };
        for (number, rule) in quest.rules.iter().enumerate() {
            plan.walk(content, quest, &Around { by: By::Rule(number), guards: guards(rule.guard), tries: 1.0 }, rule.effects);
        }
        for (number, action) in quest.actions.iter().enumerate() {
            let around = Around { by: By::Action(number), guards: guards(action.guard), tries: 1.0 };
            plan.walk(content, quest, &around, action.effects);
        }
        plan
    }

    fn walk(&mut self, content: &Content, quest: &Quest, around: &Around, effects: Span) {
        for effect in effects.of(&quest.effects) {
            let brings = match *effect {
                Effect::Win(_) => Brings::Win,
                Effect::Count { counter, change } => Brings::Count(counter, change),
                Effect::Give { item, n, .. } => Brings::Item(item, n),
                Effect::Remove(kind) => Brings::Relief(kind),
                Effect::Spawn { kind, n, at } => {
                    self.expect(content, quest, around, kind, n, at);
                    Brings::Enemy(kind)
                }
                Effect::Test { dice, need, pass, fail } => {
                    let chance = chance(content, dice, need);
                    self.walk(content, quest, &around.after(None, chance), pass);
                    self.walk(content, quest, &around.after(None, 1.0 - chance), fail);
                    continue;
                }
                Effect::If { guard, then, otherwise } => {
                    self.walk(content, quest, &around.after(Some(guard), 1.0), then);
                    self.walk(content, quest, around, otherwise);
                    continue;
                }
                Effect::Choice { options, .. } => {
                    for option in options.of(&quest.options) {
                        self.walk(content, quest, &around.after(Some(option.guard), 1.0), option.effects);
                    }
                    continue;
                }
                _ => continue,
            };
            self.sources.push(Source { brings, by: around.by, guards: around.guards.clone(), tries: around.tries });
        }
    }

    /// Enemies that come with a story card for certain, and Big Bosses that an action brings.
    fn expect(&mut self, content: &Content, quest: &Quest, around: &Around, kind: Kind, n: Value, at: SpawnAt) {
        let rule = match around.by {
            By::Rule(rule) => rule,
            By::Action(action) if content.enemy(kind).size == Size::Boss => return self.woken.push((action, kind)),
            By::Action(_) => return,
        };
        let card = match quest.rules[rule].when {
            Trigger::Reveal(card) => card,
            // What waits for a card to lie there comes with it, if the rest of its conditions hold then.
            Trigger::Check => match waits_for(quest, quest.rules[rule].guard) {
                Some(card) => card,
                None => return,
            },
            _ => return,
        };
        let count = match (n, at) {
            (_, SpawnAt::Webs) => 2,
            (Value::Number(n), _) => n.clamp(0, 8) as u8,
            _ => 1,
        };
        if let (true, Some(pile)) = (around.tries < 1.5, pile_of(quest, card)) {
            self.ambush[pile].push(Ambush { kind, count: count.min(content.enemy(kind).figures), rule });
        }
    }
}

/// The story card that must be revealed before a condition holds.
fn waits_for(quest: &Quest, guard: Guard) -> Option<CardId> {
    guard.all.of(&quest.conditions).iter().find_map(|condition| match condition.left {
        Value::Revealed(card) => Some(card),
        _ => None,
    })
}

/// The pile that a story card is in.
pub(super) fn pile_of(quest: &Quest, card: CardId) -> Option<usize> {
    quest.story.iter().position(|&(story, _)| story == card)
}

struct Around {
    by: By,
    guards: ArrayVec<Guard, MOST_GUARDS>,
    tries: f32,
}

impl Around {
    /// Inside a branch that is taken with this chance, under a condition.
    fn after(&self, guard: Option<Guard>, chance: f32) -> Around {
        let mut guards = self.guards.clone();
        if let Some(guard) = guard.filter(|_| !guards.is_full()) {
            guards.push(guard);
        }
        Around { by: self.by, guards, tries: self.tries / chance.max(0.05) }
    }
}

fn guards(guard: Guard) -> ArrayVec<Guard, MOST_GUARDS> {
    ArrayVec::from_iter([guard])
}

/// How likely these dice show so many successes.
fn chance(content: &Content, dice: Dice, need: Value) -> f32 {
    let Value::Number(need) = need else { return 0.5 };
    let mut shown = [0.0_f32; 2 * Dice::MOST + 1];
    shown[0] = 1.0;
    for &colour in dice.colours() {
        let mut next = [0.0; 2 * Dice::MOST + 1];
        for (hits, share) in shown.iter().enumerate() {
            for &face in content.faces().of(colour) {
                next[(hits + usize::from(face)).min(2 * Dice::MOST)] += share / 6.0;
            }
        }
        shown = next;
    }
    shown.iter().skip(need.max(0) as usize).sum()
}

fn smelly(content: &Content, quest: &Quest) -> bool {
    quest.kinds.iter().any(|&kind| content.enemy(kind).stinky)
}

/// Spawn points of each size on cards 2 to 13, in the mean.
fn points(content: &Content) -> [f32; 3] {
    const CARDS: std::ops::Range<u8> = 1..13;
    let count = |size: usize| CARDS.map(|card| content.card(CardId(card)).layout(0).spawns[size].count()).sum::<u32>();
    [Size::Small, Size::Medium, Size::Large].map(|size| count(size as usize) as f32 / CARDS.len() as f32)
}
