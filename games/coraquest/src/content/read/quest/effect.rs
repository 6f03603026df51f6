//! Effects (content Q6): the first key of an inline table names the effect.

use super::Compiler;
use crate::content::read::tree::{Node, Table, one_of};
use crate::content::{Change, CounterId, Effect, Guard, Kind, QuestOption, Span, SpawnAt, Status, Value};
use std::ops::RangeInclusive;
use toml::de::DeValue;

/// The most effects of a list, the most options of a choice, and how deep lists of effects lie in one another (Q17, Q19).
const MOST_EFFECTS: usize = 64;
const MOST_OPTIONS: usize = 8;
const DEEPEST: usize = 4;

/// The number of an effect, where it is written out.
const NUMBERS: RangeInclusive<i16> = 1..=99;

/// Every effect with the keys that may follow.
pub(crate) const EFFECTS: [(&str, &[&str]); 26] = [
    ("text", &[]),
    ("spawn", &["n", "at"]),
    ("remove", &[]),
    ("hurt_enemy", &["n"]),
    ("heal_enemy", &["n"]),
    ("tough", &[]),
    ("give", &["n", "to"]),
    ("take", &["n"]),
    ("pay", &[]),
    ("treasure", &["to"]),
    ("damage", &["who"]),
    ("heal", &["who"]),
    ("status", &["who"]),
    ("cure", &["who"]),
    ("knock", &["from"]),
    ("move_to", &["who"]),
    ("chest", &[]),
    ("threat", &[]),
    ("spiders", &[]),
    ("count", &["add", "set"]),
    ("test", &["need", "pass", "fail"]),
    ("choice", &["ask"]),
    ("if", &["any", "then", "else"]),
    ("any", &["if", "then", "else"]),
    ("win", &[]),
    ("lose", &[]),
];

impl<'t> Compiler<'_, 't, '_> {
    /// A list of effects; lists inside it are laid down before it, so that each lies in one piece.
    pub(super) fn effects(&mut self, node: Node<'t>, actor: bool, depth: usize) -> Span {
        let Some(list) = self.report.list(node, "Q11") else { return Span::EMPTY };
        if depth > DEEPEST {
            self.report.wrong(node.at, "Q17", format!("effects are nested {depth} deep, but at most {DEEPEST} are allowed"));
            return Span::EMPTY;
        }
        if list.len() > MOST_EFFECTS {
            self.report.wrong(node.at, "Q19", format!("{} effects, but at most {MOST_EFFECTS} are allowed", list.len()));
        }
        let mut effects = Vec::new();
        for node in list {
            let Some(table) = self.report.table(node, "Q11") else { continue };
            effects.extend(self.effect(&table, actor, depth));
        }
        let span = Span { start: self.quest.effects.len() as u16, count: effects.len() as u16 };
        self.quest.effects.extend(effects);
        span
    }

    fn effect(&mut self, table: &Table<'t>, actor: bool, depth: usize) -> Option<Effect> {
        let Some(&(name, at, node)) = table.entries().first() else {
            self.report.wrong(table.at, "Q11", "an effect is not empty: its first key names it");
            return None;
        };
        let Some(&(_, more)) = EFFECTS.iter().find(|(other, _)| *other == name) else {
            let known: Vec<&str> = EFFECTS.iter().map(|&(other, _)| other).filter(|&other| other != "any").collect();
            self.report.wrong(
                at,
                "Q11",
                format!("unknown effect '{name}' (the first key names it); expected {}", one_of(&known)),
            );
            return None;
        };
        self.report.keys(table, &[more, &[name]].concat(), "Q02");
        match name {
            "text" => self.text(node).map(Effect::Text),
            "win" => self.text(node).map(Effect::Win),
            "lose" => self.text(node).map(Effect::Lose),
            "remove" => self.kind_at(node).map(Effect::Remove),
            "tough" => self.kind_at(node).map(Effect::Tough),
            "spawn" => {
                let (kind, n) = (self.kind_at(node), self.count_of(table));
                let at = self.report.need(table, "at", "Q11").and_then(|node| self.spawn_at(node, actor));
                Some(Effect::Spawn { kind: kind?, n: n?, at: at? })
            }
            "hurt_enemy" | "heal_enemy" => {
                let kind = self.kind_at(node);
                let n = self.report.need(table, "n", "Q11").and_then(|node| self.amount(node, NUMBERS, "n"));
                let (kind, n) = (kind?, n?);
                Some(if name == "hurt_enemy" { Effect::HurtEnemy { kind, n } } else { Effect::HealEnemy { kind, n } })
            }
            "give" => {
                let item = self.report.string(node, "Q08").and_then(|item| self.special(item, node.at));
                let n = self.count_of(table);
                let to = self.report.need(table, "to", "Q11").and_then(|node| self.receiver(node, actor));
                Some(Effect::Give { item: item?, n: n?, to: to? })
            }
            "take" => {
                let item = self.report.string(node, "Q08").and_then(|item| self.special(item, node.at));
                let n = self.count_of(table);
                Some(Effect::Take { item: item?, n: n? })
            }
            "pay" => self.amount(node, NUMBERS, name).map(Effect::Pay),
            "threat" => self.amount(node, 1..=4, name).map(Effect::Threat),
            "treasure" => {
                let n = self.amount(node, NUMBERS, name);
                let to = self.report.need(table, "to", "Q11").and_then(|node| self.receiver(node, actor));
                Some(Effect::Treasure { n: n?, to: to? })
            }
            "damage" | "heal" => {
                let n = self.amount(node, NUMBERS, name);
                let who = self.report.need(table, "who", "Q11").and_then(|node| self.persons(node, actor));
                let (n, who) = (n?, who?);
                Some(if name == "damage" { Effect::Damage { n, who } } else { Effect::Heal { n, who } })
            }
            "status" | "cure" => {
                let mut known = vec![
                    ("poisoned", Some(Status::Poisoned)),
                    ("stinky", Some(Status::Stinky)),
                    ("stunned", Some(Status::Stunned)),
                ];
                if name == "cure" {
                    known.push(("all", None));
                }
                let status = self.report.word(node, &known, "status", "Q11");
                let who = self.report.need(table, "who", "Q11").and_then(|node| self.persons(node, actor));
                let (status, who) = (status?, who?);
                Some(match status {
                    Some(status) if name == "status" => Effect::Afflict { status, who },
                    status => Effect::Cure { status, who },
                })
            }
            "knock" => {
                let who = self.persons(node, actor);
                let from = self.report.need(table, "from", "Q11").and_then(|node| self.place_at(node, actor));
                Some(Effect::Knock { who: who?, from: from? })
            }
            "move_to" => {
                let at = self.place_at(node, actor);
                let who = self.report.need(table, "who", "Q11").and_then(|node| self.persons(node, actor));
                Some(Effect::MoveTo { at: at?, who: who? })
            }
            "chest" => self.place_at(node, actor).map(Effect::Chest),
            "spiders" => {
                if self.report.boolean(node, "Q11") == Some(false) {
                    self.report.wrong(node.at, "Q11", "expected 'spiders = true'");
                }
                Some(Effect::Spiders)
            }
            "count" => self.count(table, node),
            "test" => {
                let dice = self.report.dice(node, "Q11");
                let need = self.report.need(table, "need", "Q11").and_then(|node| self.amount(node, 1..=18, "need"));
                let mut branch = |key: &str| self.report.need(table, key, "Q11").map(|node| self.effects(node, actor, depth + 1));
                let (pass, fail) = (branch("pass"), branch("fail"));
                Some(Effect::Test { dice: dice?, need: need?, pass: pass?, fail: fail? })
            }
            "choice" => {
                let options = self.options(node, actor, depth);
                let ask = self.report.need(table, "ask", "Q11").and_then(|node| self.text(node));
                Some(Effect::Choice { options: options?, ask: ask? })
            }
            _ => {
                let guard = self.guard(table);
                let then = self.report.need(table, "then", "Q11").map(|node| self.effects(node, actor, depth + 1));
                let otherwise = table.get("else").map_or(Span::EMPTY, |node| self.effects(node, actor, depth + 1));
                Some(Effect::If { guard, then: then?, otherwise })
            }
        }
    }

    fn kind_at(&mut self, node: Node<'t>) -> Option<Kind> {
        self.report.string(node, "Q07").and_then(|name| self.kind(name, node.at))
    }

    fn place_at(&mut self, node: Node<'t>, actor: bool) -> Option<crate::content::Place> {
        self.report.string(node, "Q11").and_then(|text| self.place(text, node.at, actor))
    }

    fn spawn_at(&mut self, node: Node<'t>, actor: bool) -> Option<SpawnAt> {
        match node.value {
            DeValue::String(word) if word == "webs" => Some(SpawnAt::Webs),
            _ => self.place_at(node, actor).map(SpawnAt::Place),
        }
    }

    /// `n`, which is 1 where it is left out.
    fn count_of(&mut self, table: &Table<'t>) -> Option<Value> {
        table.get("n").map_or(Some(Value::Number(1)), |node| self.amount(node, NUMBERS, "n"))
    }

    /// A number, or a value by name.
    fn amount(&mut self, node: Node<'t>, range: RangeInclusive<i16>, what: &str) -> Option<Value> {
        match node.value {
            DeValue::String(word) => self.value(word, node.at),
            _ => self.report.number(node, range, what, "Q16").map(Value::Number),
        }
    }

    fn count(&mut self, table: &Table<'t>, node: Node<'t>) -> Option<Effect> {
        let name = self.report.string(node, "Q18")?;
        let counter: Option<CounterId> = self.quest.counter(name);
        if counter.is_none() {
            self.report.wrong(node.at, "Q18", format!("the counter '{name}' is not declared in [counters]"));
        }
        let limits = -Value::LIMIT..=Value::LIMIT;
        let change = match (table.get("add"), table.get("set")) {
            (Some(node), None) => self.amount(node, limits, "add").map(Change::Add),
            (None, Some(node)) => self.amount(node, limits, "set").map(Change::Set),
            _ => {
                self.report.wrong(table.at, "Q11", "'count' needs either 'add' or 'set'");
                None
            }
        };
        Some(Effect::Count { counter: counter?, change: change? })
    }

    fn options(&mut self, node: Node<'t>, actor: bool, depth: usize) -> Option<Span> {
        let list = self.report.list(node, "Q11")?;
        if list.is_empty() || list.len() > MOST_OPTIONS {
            self.report.wrong(node.at, "Q19", format!("a choice has 1 to {MOST_OPTIONS} options, not {}", list.len()));
        }
        let mut options = Vec::new();
        for node in list {
            let Some(table) = self.report.table(node, "Q11") else { continue };
            self.report.keys(&table, &["label", "if", "do"], "Q02");
            let label = self.report.need(&table, "label", "Q11").and_then(|node| self.text(node));
            let guard: Guard = self.guard(&table);
            let effects = self.report.need(&table, "do", "Q11").map(|node| self.effects(node, actor, depth + 1));
            if let (Some(label), Some(effects)) = (label, effects) {
                options.push(QuestOption { label, guard, effects });
            }
        }
        let span = Span { start: self.quest.options.len() as u16, count: options.len() as u16 };
        self.quest.options.extend(options);
        Some(span)
    }
}
