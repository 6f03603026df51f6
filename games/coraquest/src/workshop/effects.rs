//! Effects of items that are not copied from another one (content T, S): how they are chosen, written and told.

use super::form::Making;
use super::{id_of, phrase};
use crate::content::{Content, DieColour};
use serde_json::{Map, Value, json};
use stage::{Choosable, Draft, FormNode};
use std::ops::RangeInclusive;
use texts::{Arg, Lang, Message};

/// Before the word of an effect in a draft, where otherwise the item stands whose effect is copied.
const OWN: char = '=';

/// What an effect asks for.
#[derive(Clone, Copy)]
enum Asks {
    /// Nothing.
    Nothing,
    /// One of several words, which is part of its name here.
    Word(&'static str),
    /// A number of this range, and what it is at first.
    Number(i64, i64, i64),
    /// Dice.
    Dice,
    /// Dice, and a kind of enemy.
    Against,
}

/// An effect: the kind of items that has it, its key in files, and what it asks for.
type Known = (&'static str, &'static str, Asks);

/// All of them.
const KNOWN: [Known; 18] = [
    ("potion", "heal", Asks::Number(1, 20, 3)),
    ("potion", "antidote", Asks::Nothing),
    ("potion", "wash", Asks::Number(0, 9, 1)),
    ("potion", "next_attack", Asks::Dice),
    ("potion", "this_turn", Asks::Dice),
    ("potion", "reroll", Asks::Nothing),
    ("potion", "teleport", Asks::Number(1, 30, 6)),
    ("potion", "teleport", Asks::Word("any")),
    ("potion", "slow", Asks::Nothing),
    ("potion", "quest", Asks::Nothing),
    ("magic", "steps", Asks::Number(1, 9, 1)),
    ("magic", "nimble", Asks::Nothing),
    ("magic", "see_through", Asks::Nothing),
    ("magic", "no_smell", Asks::Nothing),
    ("magic", "against", Asks::Against),
    ("trap", "trap", Asks::Word("knock")),
    ("trap", "trap", Asks::Word("poison")),
    ("trap", "trap", Asks::Word("stink")),
];

/// How an effect is named in a draft: `=heal`, `=trap:knock`.
fn code(&(_, key, asks): &Known) -> String {
    match asks {
        Asks::Word(word) => format!("{OWN}{key}:{word}"),
        _ => format!("{OWN}{key}"),
    }
}

fn named(code_of: &str) -> Option<&'static Known> {
    KNOWN.iter().find(|known| code(known) == code_of)
}

/// The effects that an item of this kind may have of its own.
pub(super) fn choices(making: &Making<'_>, kind: &str) -> Vec<Choosable> {
    let such = |known: &Known| {
        let mut choosable = making.such(&code(known), message(known));
        // What depends on numbers is told on the card.
        if matches!(known.2, Asks::Nothing | Asks::Word(_)) {
            let told = told(making.content, making.drafts, &json!({ "effect": code(known) }), making.lang);
            choosable.words = told.unwrap_or_default();
        }
        choosable
    };
    KNOWN.iter().filter(|known| known.0 == kind).map(such).collect()
}

/// What the chosen effect of the item at `path` asks for.
pub(super) fn nodes(making: &Making<'_>, path: &str) -> Vec<FormNode> {
    let Some((_, key, asks)) = named(making.draft.text(&format!("{path}/effect"))) else { return Vec::new() };
    let at = |key: &str| format!("{path}/{key}");
    match *asks {
        Asks::Nothing | Asks::Word(_) => Vec::new(),
        Asks::Number(least, most, _) => {
            let name = match *key {
                "heal" => msg!("field-health"),
                "steps" => msg!("field-steps"),
                _ => msg!("field-distance"),
            };
            vec![making.number(&at("amount"), name, least..=most)]
        }
        Asks::Dice => vec![making.dice(&at("with"), msg!("field-dice"), "WBR", 1..=6)],
        Asks::Against => vec![
            making.choice(&at("against"), msg!("field-against"), making.kinds(false)),
            making.dice(&at("with"), msg!("field-dice"), "WBR", 1..=6),
        ],
    }
}

/// What stands beside an effect in a draft, and nowhere in a file.
const BESIDE: [&str; 3] = ["amount", "with", "against"];

/// What an item has at first, whichever effect is chosen for it.
pub(super) fn at_first(item: &mut Map<String, Value>) {
    for (key, value) in [("amount", json!(3)), ("with", json!("R")), ("against", json!("goblin"))] {
        item.entry(key).or_insert(value);
    }
}

/// Writes the effect of an item as files do, with a sentence for players where its maker wrote none.
pub(super) fn write(content: &Content, drafts: &[Draft], item: &mut Map<String, Value>) {
    let table = item.get("effect").and_then(Value::as_str).and_then(|code| table(item, code));
    if let Some(table) = table {
        let wordless = item.get("text").is_none_or(|text| phrase(Some(text), Lang::En).trim().is_empty());
        if wordless {
            let whole = Value::Object(item.clone());
            let told = |lang: Lang| Some((lang.code().to_owned(), Value::from(told(content, drafts, &whole, lang)?)));
            item.insert("text".to_owned(), Lang::ALL.into_iter().filter_map(told).collect());
        }
        item.insert("effect".to_owned(), Value::Object(table));
    }
    BESIDE.iter().for_each(|key| drop(item.remove(*key)));
}

/// The effect as a file says it.
fn table(item: &Map<String, Value>, code_of: &str) -> Option<Map<String, Value>> {
    let &(_, key, asks) = named(code_of)?;
    let beside = |key: &str| item.get(key).cloned();
    let mut table = Map::new();
    match asks {
        Asks::Nothing => drop(table.insert(key.to_owned(), json!(true))),
        Asks::Word(word) => drop(table.insert(key.to_owned(), json!(word))),
        Asks::Number(.., first) => drop(table.insert(key.to_owned(), beside("amount").unwrap_or(json!(first)))),
        Asks::Dice => drop(table.insert(key.to_owned(), beside("with").unwrap_or(json!("R")))),
        Asks::Against => {
            table.insert(key.to_owned(), beside("against").unwrap_or(json!("goblin")));
            table.insert("dice".to_owned(), beside("with").unwrap_or(json!("R")));
        }
    }
    Some(table)
}

/// Reads the effect of an item from what files say. What is not understood stays as it is, for the loader to refuse.
pub(super) fn read(item: &mut Map<String, Value>) {
    let Some(Value::Object(table)) = item.get("effect").cloned() else { return at_first(item) };
    let fits = |known: &&Known| {
        let value = table.get(known.1);
        let number = |range: RangeInclusive<i64>| value.and_then(Value::as_i64).is_some_and(|number| range.contains(&number));
        match known.2 {
            Asks::Nothing => value == Some(&Value::Bool(true)),
            Asks::Word(word) => value.and_then(Value::as_str) == Some(word),
            Asks::Number(least, most, _) => number(least..=most),
            Asks::Dice | Asks::Against => value.is_some_and(Value::is_string),
        }
    };
    let Some(known) = KNOWN.iter().find(fits) else { return at_first(item) };
    let keys = if matches!(known.2, Asks::Against) { 2 } else { 1 };
    if table.len() == keys {
        item.insert("effect".to_owned(), json!(code(known)));
        let value = table.get(known.1).cloned().unwrap_or_default();
        let beside = match known.2 {
            Asks::Number(..) => Some(("amount", value)),
            Asks::Dice => Some(("with", value)),
            Asks::Against => {
                item.insert("with".to_owned(), table.get("dice").cloned().unwrap_or_default());
                Some(("against", value))
            }
            _ => None,
        };
        beside.into_iter().for_each(|(key, value)| drop(item.insert(key.to_owned(), value)));
    }
    at_first(item);
}

/// Takes away what an item says of its effect where that is what the house says: it is told anew when the effect changes.
pub(super) fn unsay(content: &Content, drafts: &mut [Draft]) {
    let all = drafts.to_vec();
    for draft in drafts.iter_mut().filter(|draft| draft.sort == "item") {
        let said = |lang: Lang| draft.text(&format!("/text/{}", lang.code()));
        let same = |lang: Lang| told(content, &all, &draft.body, lang).is_some_and(|told| told == said(lang));
        if Lang::ALL.into_iter().all(same) {
            draft.take("/text");
        }
    }
}

/// What an effect is called, and in its form `told` what it does.
fn message(&(_, key, asks): &Known) -> Message {
    match asks {
        Asks::Word(word) => msg!("item-effect" / &format!("{key}-{word}")),
        _ => msg!("item-effect" / key),
    }
}

/// What the own effect of an item does, as a sentence.
pub(super) fn told(content: &Content, drafts: &[Draft], item: &Value, lang: Lang) -> Option<String> {
    let text = |key: &str| item.get(key).and_then(Value::as_str).unwrap_or_default();
    let known = named(text("effect"))?;
    let with = || if text("with").is_empty() { "R" } else { text("with") };
    let told = message(known).form("told");
    let told = match known.2 {
        Asks::Nothing | Asks::Word(_) => told,
        Asks::Number(.., first) => told.with("number", item.get("amount").and_then(Value::as_i64).unwrap_or(first)),
        Asks::Dice => told.with("dice", dice(with())),
        Asks::Against => told.with("dice", dice(with())).with("kind", kind_name(content, drafts, text("against"), lang)),
    };
    Some(told.say(lang))
}

/// What an enemy kind of the box or of the pack is called.
fn kind_name(content: &Content, drafts: &[Draft], kind: &str, lang: Lang) -> String {
    let kind = if kind.is_empty() { "goblin" } else { kind };
    if let Some(known) = content.kind_named(kind) {
        return content.enemy(known).name.to(lang).to_owned();
    }
    let own = drafts.iter().find(|draft| draft.sort == "enemy" && id_of(draft) == kind);
    own.map(|draft| phrase(draft.at("/name"), lang)).filter(|name| !name.is_empty()).unwrap_or(kind).to_owned()
}

/// "1 red die and 2 blue dice".
fn dice(letters: &str) -> Arg {
    let counted = |colour: DieColour| (colour, letters.chars().filter(|&letter| letter == colour.letter()).count());
    let parts = DieColour::ALL.into_iter().map(counted).filter(|&(_, count)| count > 0);
    let parts = parts.map(|(colour, count)| msg!("made-die" / &colour.letter().to_string(), count = count).form("dice"));
    parts.reduce(|first, next| msg!("list-pair", first = first, next = next)).map_or_else(|| Arg::from(""), Arg::from)
}
