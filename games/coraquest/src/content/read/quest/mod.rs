//! Quests: the language of content Q, compiled into tables.

pub(crate) mod effect;
mod loops;
mod reach;
mod words;

use super::item;
use super::numbers::lengths;
use super::tree::{Node, Report, Table, one_of};
use super::{Shelf, enemy};
use crate::content::house::QuestPart;
use crate::content::{
    CardId, Constants, Counter, Ending, Guard, Kind, Mark, Phrase, Place, Quest, QuestAction, Rule, SourceId, Span, Stock,
    TextId, Trigger, Value, house,
};
use texts::Message;
use toml::de::DeValue;

/// What a quest is compiled with.
struct Compiler<'c, 't, 'f> {
    shelf: &'c Shelf,
    report: &'c mut Report<'f>,
    quest: Quest,
    /// The names of the texts, in their order.
    keys: Vec<&'t str>,
    /// Where conditions, rules, actions and endings stand.
    places: Places,
}

#[derive(Default)]
struct Places {
    conditions: Vec<usize>,
    rules: Vec<usize>,
    actions: Vec<usize>,
}

/// Reads a quest; everything that is wrong with it is told, and what is wrong is refused as a whole (CR-QUEST-4).
pub(super) fn read(
    file: &Table<'_>,
    shelf: &Shelf,
    constants: &Constants,
    source: Option<SourceId>,
    report: &mut Report<'_>,
) -> Option<Quest> {
    let before = report.errors.len();
    let tables = ["quest", "setup", "counters", "labels", "text", "item", "rule", "action", "win", "lose"];
    report.keys(file, &tables, "Q02");
    let mut compiler = Compiler { shelf, report, quest: blank(constants, source), keys: Vec::new(), places: Places::default() };
    compiler.header(file);
    compiler.setup(file);
    compiler.counters(file);
    compiler.texts(file);
    compiler.items(file);
    compiler.rules(file);
    compiler.actions(file);
    compiler.quest.wins = compiler.endings(file, "win", compiler.quest.win);
    compiler.quest.losses = compiler.endings(file, "lose", compiler.quest.lose);
    let wins = !compiler.quest.wins.is_empty()
        || compiler.quest.effects.iter().any(|effect| matches!(effect, crate::content::Effect::Win(_)));
    if !wins && file.get("win").is_none() {
        compiler.report.wrong(0, "Q15", "there is no way to win: neither [[win]] nor an effect 'win'");
    }
    // What depends on everything else is only looked at where everything else is right.
    if compiler.report.errors.len() == before {
        compiler.reach();
        compiler.loops();
    }
    let Compiler { quest, report, .. } = compiler;
    (report.errors.len() == before).then_some(quest)
}

fn blank(constants: &Constants, source: Option<SourceId>) -> Quest {
    Quest {
        id: "".into(),
        title: Default::default(),
        difficulty: 1,
        story: [(CardId::ENTRANCE, Mark::Shuffled); 4],
        symbols: [None; 3],
        kinds: Vec::new(),
        force_tough: Vec::new(),
        countdown_levels: 2,
        threat_start: 2,
        threat_reset: 2,
        round_limit: constants.round_limit,
        counters: Vec::new(),
        texts: Vec::new(),
        intro: TextId(0),
        goal: TextId(0),
        win: TextId(0),
        lose: TextId(0),
        items: Vec::new(),
        rules: Vec::new(),
        actions: Vec::new(),
        wins: Vec::new(),
        losses: Vec::new(),
        effects: Vec::new(),
        conditions: Vec::new(),
        options: Vec::new(),
        source,
    }
}

impl<'t> Compiler<'_, 't, '_> {
    /// A table of the file that must be there.
    fn part(&mut self, file: &Table<'t>, key: &str, known: &[&str]) -> Option<Table<'t>> {
        let node = self.report.need(file, key, "Q03")?;
        let table = self.report.table(node, "Q02")?;
        self.report.keys(&table, known, "Q02");
        Some(table)
    }

    /// A message of the house for a text of this quest.
    fn house(&self, message: impl FnOnce(&str) -> Message) -> Option<Message> {
        (self.quest.source.is_none() && !self.quest.id.is_empty()).then(|| message(&self.quest.id))
    }

    /// Texts by their names: with their words, or only named where the house says them.
    fn phrases(&mut self, node: Node<'t>, part: QuestPart, most: usize) -> Vec<(&'t str, usize, Option<Phrase>)> {
        if self.quest.source.is_some() || !matches!(node.value, DeValue::Array(_)) {
            let table = self.report.table(node, "Q02");
            let entries = table.map(|table| table.entries()).unwrap_or_default();
            return entries.into_iter().map(|(key, at, node)| (key, at, self.report.phrase(node, most, "Q03"))).collect();
        }
        let mut phrases: Vec<(&str, usize, Option<Phrase>)> = Vec::new();
        for node in self.report.list(node, "Q02").unwrap_or_default() {
            let Some(key) = self.report.string(node, "Q02") else { continue };
            if phrases.iter().any(|&(other, ..)| other == key) {
                self.report.wrong(node.at, "Q20", format!("'{key}' stands here twice"));
            }
            let message = self.house(|id| house::of_quest(id, part, key)).filter(house::has);
            if message.is_none() {
                self.report.wrong(node.at, "Q03", format!("the house has no words for '{key}'"));
            }
            phrases.push((key, node.at, message.map(Phrase::house)));
        }
        phrases
    }

    /// CR-QL-1.
    fn header(&mut self, file: &Table<'t>) {
        let Some(table) = self.part(file, "quest", &["id", "difficulty", "title", "format"]) else { return };
        if let Some((id, at)) = self.report.id(&table, "Q03", "Q04") {
            if self.shelf.quests.iter().any(|quest| &*quest.id == id) {
                self.report.wrong(at, "Q04", format!("there is a quest '{id}' already"));
            }
            self.quest.id = id.into();
        }
        self.quest.difficulty = self.report.small(&table, "difficulty", 1..=5, ["Q03", "Q16"]).unwrap_or(1);
        let message = self.house(house::quest);
        self.quest.title = self.report.text(&table, "title", 60, "Q03", message).unwrap_or_default();
        if let Some(node) = table.get("format") {
            self.report.number(node, 1..=1, "format", "Q16");
        }
    }

    /// CR-QL-2.
    fn setup(&mut self, file: &Table<'t>) {
        let keys = ["story", "enemies", "also", "force_tough", "countdown_levels", "threat_start", "threat_reset", "round_limit"];
        let Some(table) = self.part(file, "setup", &keys) else { return };
        if let Some(node) = self.report.need(&table, "story", "Q03") {
            self.story(node);
        }
        self.quest.kinds.extend(self.shelf.kind(enemy::SPIDER));
        let symbols = self.report.need(&table, "enemies", "Q03").and_then(|node| self.report.table(node, "Q06"));
        if let Some(symbols) = symbols {
            self.report.keys(&symbols, &["small", "medium", "large"], "Q02");
            for (symbol, key) in ["small", "medium", "large"].into_iter().enumerate() {
                let Some(node) = symbols.get(key) else { continue };
                let name = self.report.string(node, "Q06");
                self.quest.symbols[symbol] = name.and_then(|name| self.shelf.ordinary(name, node.at, "Q06", self.report));
                self.quest.symbols[symbol].into_iter().for_each(|kind| self.plays(kind));
            }
        }
        let also = table.get("also").and_then(|node| self.report.list(node, "Q07")).unwrap_or_default();
        for node in also {
            let Some(name) = self.report.string(node, "Q07") else { continue };
            match self.shelf.kind(name) {
                Some(kind) => self.plays(kind),
                None => {
                    let known: Vec<&str> = self.shelf.enemies.iter().map(|enemy| &*enemy.id).collect();
                    self.report.wrong(node.at, "Q07", format!("unknown enemy kind '{name}'; expected {}", one_of(&known)));
                }
            }
        }
        if self.quest.kinds.len() > Quest::MOST_KINDS {
            self.report.wrong(table.at, "Q19", format!("at most {} enemy kinds can be in play", Quest::MOST_KINDS));
        }
        let tough = table.get("force_tough").and_then(|node| self.report.list(node, "Q07")).unwrap_or_default();
        for node in tough {
            let kind = self.report.string(node, "Q07").and_then(|name| self.kind(name, node.at));
            self.quest.force_tough.extend(kind);
        }
        let mut level = |key: &str, range: std::ops::RangeInclusive<i16>| {
            table.get(key).and_then(|node| self.report.number(node, range, key, "Q16")).map(|level| level as u8)
        };
        let levels = level("countdown_levels", 2..=4).unwrap_or(2);
        let most = i16::from(levels);
        let (start, reset) = (level("threat_start", 1..=most), level("threat_reset", 1..=most));
        (self.quest.countdown_levels, self.quest.threat_start, self.quest.threat_reset) =
            (levels, start.unwrap_or(2), reset.unwrap_or(2));
        if let Some(node) = table.get("round_limit") {
            let limit = lengths(node, 5..=99, "round_limit", ["Q02", "Q16"], self.report);
            self.quest.round_limit = limit.map_or(self.quest.round_limit, |limit| limit.map(|limit| limit as u8));
        }
    }

    /// A kind is in play, and with it the one that it places (CR-ENEMY-1).
    fn plays(&mut self, kind: Kind) {
        if !self.quest.kinds.contains(&kind) {
            self.quest.kinds.push(kind);
            self.shelf.enemies[kind.index()].phase_spawn.into_iter().for_each(|other| self.plays(other));
        }
    }

    fn story(&mut self, node: Node<'t>) {
        let expected = "expected four different letters A to R, each alone or with ':top' or ':bottom'";
        let Some(list) = self.report.list(node, "Q05") else { return };
        if list.len() != 4 {
            self.report.wrong(node.at, "Q05", format!("{} story cards; {expected}", list.len()));
        }
        for (pile, node) in list.into_iter().enumerate().take(4) {
            let Some(text) = self.report.string(node, "Q05") else { continue };
            let (letter, mark) = text.split_once(':').map_or((text, ""), |(letter, mark)| (letter, mark));
            let card = CardId::coded(letter).filter(|card| card.is_story());
            let mark = match mark {
                "" if !text.contains(':') => Some(Mark::Shuffled),
                "top" => Some(Mark::Top),
                "bottom" => Some(Mark::Bottom),
                _ => None,
            };
            match (card, mark) {
                (Some(card), _) if self.quest.tells(card) => {
                    self.report.wrong(node.at, "Q05", format!("card {letter} stands here twice; {expected}"));
                }
                (Some(card), Some(mark)) => self.quest.story[pile] = (card, mark),
                _ => self.report.wrong(node.at, "Q05", format!("'{text}' is no story card; {expected}")),
            }
        }
    }

    /// CR-QL-3.
    fn counters(&mut self, file: &Table<'t>) {
        let counters = file.get("counters").and_then(|node| self.report.table(node, "Q02"));
        for (name, at, node) in counters.map(|table| table.entries()).unwrap_or_default() {
            if name.len() > 20 || !name.bytes().all(|sign| sign.is_ascii_lowercase() || sign == b'_') || name.is_empty() {
                self.report.wrong(at, "Q18", format!("'{name}' is no name of a counter; expected 1 to 20 of a-z and _"));
            } else if words::NAMES.contains(&name) {
                self.report.wrong(at, "Q18", format!("'{name}' is the name of a value and cannot be a counter"));
            }
            let limits = -Value::LIMIT..=Value::LIMIT;
            let start = match node.value {
                DeValue::Table(_) => lengths(node, limits, name, ["Q02", "Q16"], self.report),
                _ => self.report.number(node, limits, name, "Q16").map(|number| [number; 2]),
            };
            self.quest.counters.push(Counter { name: name.into(), start: start.unwrap_or_default(), label: None });
        }
        if self.quest.counters.len() > Quest::MOST_COUNTERS {
            let at = file.get("counters").map_or(0, |node| node.at);
            self.report.wrong(at, "Q19", format!("a quest has at most {} counters", Quest::MOST_COUNTERS));
        }
        let labels = file.get("labels").map(|node| self.phrases(node, QuestPart::Label, 60)).unwrap_or_default();
        for (name, at, label) in labels {
            match self.quest.counter(name) {
                Some(counter) => self.quest.counters[counter.index()].label = label,
                None => self.report.wrong(at, "Q18", format!("the counter '{name}' is not declared in [counters]")),
            }
        }
    }

    /// CR-QL-4.
    fn texts(&mut self, file: &Table<'t>) {
        let Some(node) = self.report.need(file, "text", "Q03") else { return };
        for (key, _, phrase) in self.phrases(node, QuestPart::Text, 2000) {
            self.keys.push(key);
            self.quest.texts.push(phrase.unwrap_or_default());
        }
        let place = |key: &str| TextId(self.keys.iter().position(|&other| other == key).unwrap_or_default() as u16);
        (self.quest.intro, self.quest.goal) = (place("intro"), place("goal"));
        (self.quest.win, self.quest.lose) = (place("win"), place("lose"));
        for key in ["intro", "goal", "win", "lose"].into_iter().filter(|key| !self.keys.contains(key)) {
            self.report.wrong(node.at, "Q03", format!("'{key}' is missing"));
        }
    }

    /// CR-QL-5.
    fn items(&mut self, file: &Table<'t>) {
        for table in self.entries(file, "item", Quest::MOST_ITEMS) {
            let message = |item: &str| house::of_quest(&self.quest.id, QuestPart::Item, item);
            let draft = item::read(&table, Stock::Special, self.shelf, self.quest.source, item::QUEST, message, self.report);
            let Some(mut draft) = draft else { continue };
            let mut known = self.shelf.items.iter().chain(&self.quest.items);
            if known.any(|card| card.id == draft.card.id) {
                self.report.wrong(draft.at, item::QUEST.taken, format!("there is an item '{}' already", draft.card.id));
            }
            item::copy(&mut draft, &self.shelf.items, item::QUEST, self.report);
            self.quest.items.push(draft.card);
        }
    }

    /// The tables of a list, of which there may be so many.
    fn entries(&mut self, file: &Table<'t>, key: &str, most: usize) -> Vec<Table<'t>> {
        let mut tables = self.report.tables(file.get(key), "Q02");
        if let Some(extra) = tables.get(most) {
            self.report.wrong(
                extra.at,
                "Q19",
                format!("[[{key}]] stands here {} times, but at most {most} are allowed", tables.len()),
            );
        }
        tables.truncate(most);
        tables
    }

    /// CR-QL-6.
    fn rules(&mut self, file: &Table<'t>) {
        for table in self.entries(file, "rule", Quest::MOST_RULES) {
            self.report.keys(&table, &["when", "if", "any", "do", "once"], "Q02");
            let when = self.report.string_of(&table, "when", "Q03").and_then(|(text, at)| self.trigger(text, at));
            let actor = when.is_none_or(Trigger::has_actor);
            let guard = self.guard(&table);
            let effects = self.report.need(&table, "do", "Q03").map(|node| self.effects(node, actor, 1));
            let once = table.get("once").and_then(|node| self.report.boolean(node, "Q11")).unwrap_or(true);
            let rule = Rule { when: when.unwrap_or(Trigger::Check), guard, effects: effects.unwrap_or(Span::EMPTY), once };
            self.quest.rules.push(rule);
            self.places.rules.push(table.at);
        }
    }

    /// CR-QL-7.
    fn actions(&mut self, file: &Table<'t>) {
        for table in self.entries(file, "action", Quest::MOST_ACTIONS) {
            self.report.keys(&table, &["id", "label", "at", "if", "any", "do", "once", "cost"], "Q02");
            let id = self.report.id(&table, "Q03", "Q04");
            if let Some((id, at)) = id.filter(|(id, _)| self.quest.actions.iter().any(|action| &*action.id == *id)) {
                self.report.wrong(at, "Q20", format!("there is an action '{id}' already"));
            }
            let message = id.and_then(|(action, _)| self.house(|id| house::of_quest(id, QuestPart::Action, action)));
            let label = self.report.text(&table, "label", 60, "Q03", message);
            let place = self.report.string_of(&table, "at", "Q03").and_then(|(text, at)| {
                let place = self.place(text, at, true)?;
                if !matches!(place, Place::Spot(_) | Place::Enemy(_)) {
                    self.report.wrong(at, "Q11", "an action is taken at 'spot:X' or at 'enemy:K'");
                }
                Some(place)
            });
            let guard = self.guard(&table);
            let effects = self.report.need(&table, "do", "Q03").map(|node| self.effects(node, true, 1));
            let once = table.get("once").and_then(|node| self.report.boolean(node, "Q11")).unwrap_or(true);
            let costs = [("full", true), ("free", false)];
            let full_action = table.get("cost").and_then(|node| self.report.word(node, &costs, "cost", "Q11")).unwrap_or(true);
            self.quest.actions.push(QuestAction {
                id: id.map_or("", |(id, _)| id).into(),
                label: label.unwrap_or_default(),
                at: place.unwrap_or(Place::Hero),
                guard,
                effects: effects.unwrap_or(Span::EMPTY),
                once,
                full_action,
            });
            self.places.actions.push(table.at);
        }
    }

    /// CR-QL-8.
    fn endings(&mut self, file: &Table<'t>, key: &str, usual: TextId) -> Vec<Ending> {
        let mut endings = Vec::new();
        for table in self.entries(file, key, Quest::MOST_ENDINGS) {
            self.report.keys(&table, &["if", "any", "text"], "Q02");
            let guard = self.guard(&table);
            if guard == Guard::default() {
                self.report.wrong(table.at, "Q03", format!("[[{key}]] needs 'if' or 'any'"));
            }
            let text = table.get("text").and_then(|node| self.text(node));
            endings.push(Ending { guard, text: text.unwrap_or(usual) });
        }
        endings
    }
}
