//! The words of the quest language: names, values, conditions, triggers, places and persons (content Q2 to Q5).

use super::Compiler;
use crate::content::read::tree::{Node, Table, one_of};
use crate::content::{
    CardId, Condition, Guard, ItemCard, ItemId, Kind, Op, Persons, Place, Receiver, Span, Stock, TextId, Trigger, Value,
};

/// What counters may not be called (Q18): the first words of all values.
pub(super) const NAMES: [&str; 13] = [
    "round",
    "deck",
    "threat",
    "coins",
    "stunned",
    "heroes_on",
    "enemies",
    "enemies_on",
    "defeated",
    "revealed",
    "carried",
    "carrier_on",
    "acting",
];

/// The most conditions of a list (Q19).
const MOST_CONDITIONS: usize = 16;

impl<'t> Compiler<'_, 't, '_> {
    /// A kind that can be in play (Q07).
    pub(super) fn kind(&mut self, name: &str, at: usize) -> Option<Kind> {
        let found = self.shelf.kind(name).filter(|kind| self.quest.kinds.contains(kind));
        if found.is_none() {
            let known: Vec<&str> = self.quest.kinds.iter().map(|kind| &*self.shelf.enemies[kind.index()].id).collect();
            let reason = format!("'{name}' is no enemy kind of this quest ('enemies' and 'also'); expected {}", one_of(&known));
            self.report.wrong(at, "Q07", reason);
        }
        found
    }

    /// What is known of an item.
    pub(super) fn card_of(&self, item: ItemId) -> &ItemCard {
        match item.own() {
            Some(place) => &self.quest.items[place],
            None => &self.shelf.items[item.index()],
        }
    }

    /// An item (Q08).
    pub(super) fn item(&mut self, name: &str, at: usize) -> Option<ItemId> {
        let own = self.quest.items.iter().position(|card| &*card.id == name);
        let own = own.map(|place| ItemId(ItemId::OWN + place as u8));
        let found = own.or_else(|| self.shelf.items.iter().position(|card| &*card.id == name).map(|place| ItemId(place as u8)));
        if found.is_none() {
            self.report.wrong(
                at,
                "Q08",
                format!("unknown item '{name}'; expected an item of the box or an [[item]] of this quest"),
            );
        }
        found
    }

    /// A special item (content Q6: only those can be given).
    pub(super) fn special(&mut self, name: &str, at: usize) -> Option<ItemId> {
        let item = self.item(name, at)?;
        if self.card_of(item).stock != Stock::Special {
            self.report.wrong(at, "Q08", format!("'{name}' is no special item, so that no quest can give or take it"));
            return None;
        }
        Some(item)
    }

    /// A story card of this quest, or the Entrance where that makes sense (Q13).
    fn card(&mut self, code: &str, at: usize, entrance: bool) -> Option<CardId> {
        let found = CardId::coded(code).filter(|&card| self.quest.tells(card) || entrance && card == CardId::ENTRANCE);
        if found.is_none() {
            let story = self.quest.story.iter().map(|(card, _)| *card);
            let cards: Vec<String> = entrance.then_some(CardId::ENTRANCE).into_iter().chain(story).map(CardId::code).collect();
            self.report.wrong(at, "Q13", format!("'{code}' is no card of this quest; expected {}", one_of(&cards)));
        }
        found
    }

    /// A text by its key (Q12).
    pub(super) fn text(&mut self, node: Node<'_>) -> Option<TextId> {
        let key = self.report.string(node, "Q12")?;
        let found = self.keys.iter().position(|&other| other == key);
        if found.is_none() {
            self.report.wrong(node.at, "Q12", format!("there is no text '{key}' in [text]"));
        }
        found.map(|place| TextId(place as u16))
    }

    /// CR-QL-13. `actor` says whether a hero acts.
    pub(super) fn place(&mut self, text: &str, at: usize, actor: bool) -> Option<Place> {
        match text.split_once(':') {
            Some(("spot", card)) => self.card(card, at, false).map(Place::Spot),
            Some(("centre", card)) => self.card(card, at, true).map(Place::Centre),
            Some(("enemy", kind)) => self.kind(kind, at).map(Place::Enemy),
            None if text == "hero" => self.acts(text, at, actor).map(|()| Place::Hero),
            _ => {
                let expected = "expected 'spot:X', 'centre:X', 'hero' or 'enemy:K'";
                self.report.wrong(at, "Q11", format!("'{text}' is no place; {expected}"));
                None
            }
        }
    }

    /// CR-QL-14.
    pub(super) fn persons(&mut self, node: Node<'_>, actor: bool) -> Option<Persons> {
        let text = self.report.string(node, "Q11")?;
        match text.split_once(':') {
            None if text == "acting" => self.acts(text, node.at, actor).map(|()| Persons::Acting),
            None if text == "others" => self.acts(text, node.at, actor).map(|()| Persons::Others),
            None if text == "all" => Some(Persons::All),
            None if text == "choose" => Some(Persons::Choose),
            Some(("on", card)) => self.card(card, node.at, true).map(Persons::On),
            Some(("near", place)) => self.place(place, node.at, actor).map(Persons::Near),
            _ => {
                let expected = "expected 'acting', 'all', 'others', 'choose', 'on:X' or 'near:<place>'";
                self.report.wrong(node.at, "Q11", format!("'{text}' are no persons; {expected}"));
                None
            }
        }
    }

    /// The one hero who gets something (CR-QL-14).
    pub(super) fn receiver(&mut self, node: Node<'_>, actor: bool) -> Option<Receiver> {
        let known = [("acting", Receiver::Acting), ("choose", Receiver::Choose)];
        let receiver = self.report.word(node, &known, "person", "Q11")?;
        if receiver == Receiver::Acting {
            self.acts("acting", node.at, actor)?;
        }
        Some(receiver)
    }

    /// Q14.
    fn acts(&mut self, word: &str, at: usize, actor: bool) -> Option<()> {
        if !actor {
            self.report.wrong(at, "Q14", format!("'{word}' stands under a trigger without an acting hero"));
        }
        actor.then_some(())
    }

    /// Content Q4 (Q09).
    pub(super) fn trigger(&mut self, text: &str, at: usize) -> Option<Trigger> {
        let plain = [
            ("start", Trigger::Start),
            ("round_start", Trigger::RoundStart),
            ("enemy_phase", Trigger::EnemyPhase),
            ("round_end", Trigger::RoundEnd),
            ("reveal:any", Trigger::RevealAny),
            ("search", Trigger::Search),
            ("defeat:any", Trigger::DefeatAny),
            ("spiders", Trigger::Spiders),
            ("check", Trigger::Check),
        ];
        if let Some(&(_, trigger)) = plain.iter().find(|(word, _)| *word == text) {
            return Some(trigger);
        }
        match text.split_once(':') {
            Some(("reveal", card)) => self.card(card, at, false).map(Trigger::Reveal),
            Some(("enter", card)) => self.card(card, at, true).map(Trigger::Enter),
            Some(("defeat", kind)) => self.kind(kind, at).map(Trigger::Defeat),
            Some(("use", item)) => self.item(item, at).map(Trigger::Use),
            Some(("gain", item)) => self.item(item, at).map(Trigger::Gain),
            _ => {
                let expected = "start, round_start, enemy_phase, round_end, reveal:X, reveal:any, enter:X, search, defeat:K, \
                                defeat:any, spiders, use:I, gain:I or check";
                self.report.wrong(at, "Q09", format!("unknown trigger '{text}'; expected {expected}"));
                None
            }
        }
    }

    /// CR-QL-9: the conditions of a table.
    pub(super) fn guard(&mut self, table: &Table<'_>) -> Guard {
        Guard { all: self.conditions(table.get("if")), any: self.conditions(table.get("any")) }
    }

    fn conditions(&mut self, node: Option<Node<'_>>) -> Span {
        let Some((node, list)) = node.and_then(|node| Some((node, self.report.list(node, "Q10")?))) else { return Span::EMPTY };
        if list.is_empty() {
            self.report.wrong(node.at, "Q10", "a list of conditions is not empty; leave it out where everything holds");
        }
        if list.len() > MOST_CONDITIONS {
            let reason = format!("{} conditions, but at most {MOST_CONDITIONS} are allowed", list.len());
            self.report.wrong(node.at, "Q19", reason);
        }
        let start = self.quest.conditions.len() as u16;
        for node in list {
            if let Some(condition) = self.report.string(node, "Q10").and_then(|text| self.condition(text, node.at)) {
                self.quest.conditions.push(condition);
                self.places.conditions.push(node.at);
            }
        }
        Span { start, count: self.quest.conditions.len() as u16 - start }
    }

    fn condition(&mut self, text: &str, at: usize) -> Option<Condition> {
        let words: Vec<&str> = text.split_whitespace().collect();
        let &[left, op, right] = &words[..] else {
            self.report.wrong(at, "Q10", format!("'{text}' is no condition; expected '<value> <op> <value>'"));
            return None;
        };
        let known = Op::ALL.into_iter().find(|other| other.code() == op);
        if known.is_none() {
            let ops = Op::ALL.map(Op::code);
            self.report.wrong(at, "Q10", format!("unknown comparison '{op}'; expected {}", one_of(&ops)));
        }
        let (left, right) = (self.value(left, at), self.value(right, at));
        Some(Condition { left: left?, op: known?, right: right? })
    }

    /// Content Q3.
    pub(super) fn value(&mut self, word: &str, at: usize) -> Option<Value> {
        if word.bytes().all(|sign| sign.is_ascii_digit() || sign == b'-') {
            let number = word.parse::<i16>().ok().filter(|number| (-Value::LIMIT..=Value::LIMIT).contains(number));
            if number.is_none() {
                self.report.wrong(at, "Q16", format!("'{word}' is no whole number from -999 to 999"));
            }
            return number.map(Value::Number);
        }
        if let Some(counter) = self.quest.counter(word) {
            return Some(Value::Counter(counter));
        }
        let parts: Vec<&str> = word.split('.').collect();
        match parts[..] {
            ["round"] => Some(Value::Round),
            ["deck"] => Some(Value::Deck),
            ["threat"] => Some(Value::Threat),
            ["coins"] => Some(Value::Coins),
            ["stunned"] => Some(Value::Stunned),
            ["heroes_on", card] => self.card(card, at, true).map(Value::HeroesOn),
            ["enemies"] => Some(Value::Enemies),
            ["enemies", kind] => self.kind(kind, at).map(Value::EnemiesOf),
            ["enemies_on", card] => self.card(card, at, true).map(Value::EnemiesOn),
            ["defeated"] => Some(Value::Defeated),
            ["defeated", kind] => self.kind(kind, at).map(Value::DefeatedOf),
            ["revealed", card] => self.card(card, at, false).map(Value::Revealed),
            ["carried", item] => self.item(item, at).map(Value::Carried),
            ["carrier_on", item, card] => {
                let (item, card) = (self.item(item, at), self.card(card, at, true));
                Some(Value::CarrierOn(item?, card?))
            }
            ["acting", "carries", item] => self.item(item, at).map(Value::ActingCarries),
            ["acting", "health"] => Some(Value::ActingHealth),
            ["acting", "hurt"] => Some(Value::ActingHurt),
            [name] if !NAMES.contains(&name) && name.bytes().all(|sign| sign.is_ascii_lowercase() || sign == b'_') => {
                self.report.wrong(at, "Q18", format!("the counter '{name}' is not declared in [counters]"));
                None
            }
            _ => {
                self.report.wrong(
                    at,
                    "Q10",
                    format!("unknown value '{word}'; expected a number, a counter or a value of content Q3"),
                );
                None
            }
        }
    }
}
