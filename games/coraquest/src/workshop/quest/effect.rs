//! Effects (content Q6), as they are chosen.

use super::super::form::Making;
use super::{list, text_keys, words};
use crate::content::quest_file::effect::EFFECTS;
use serde_json::{Value, json};
use stage::{Choosable, FormEntry, FormList, FormNode};
use texts::Message;

/// A list of effects.
pub(super) fn effects(making: &Making<'_>, path: &str, name: Message) -> FormList {
    let entry = |path: String, value: &Value| {
        let word = name_of(value);
        FormEntry { nodes: nodes(making, &path, word), name: words_of(making, value), path, fixed: false }
    };
    let more =
        EFFECTS.iter().filter(|(name, _)| *name != "any").map(|&(name, _)| (making.say(called(name)), blank(making, name)));
    list(making, path, making.say(name), 64, entry, more.collect())
}

/// The key that names an effect.
fn name_of(value: &Value) -> &'static str {
    let named = EFFECTS.iter().find(|(name, _)| value.get(*name).is_some());
    named.map_or("", |&(name, _)| name)
}

/// An effect in a few words.
pub(in crate::workshop) fn words_of(making: &Making<'_>, value: &Value) -> String {
    let name = name_of(value);
    let text = |key: &str| match value.get(key) {
        Some(Value::String(text)) => text.clone(),
        Some(Value::Number(number)) => number.to_string(),
        _ => String::new(),
    };
    let what = match name {
        "spawn" | "remove" | "hurt_enemy" | "heal_enemy" | "tough" => making.kind_name(&text(name)),
        "text" | "win" | "lose" => {
            let phrase = super::phrase(making.draft.at(&format!("/text/{}", text(name))), making.lang);
            let start: String = phrase.chars().take(32).collect();
            if start.len() < phrase.len() { format!("{start}…") } else { start }
        }
        "count" => match (text("add"), text("set")) {
            (add, _) if !add.is_empty() => format!("{} + {add}", text(name)),
            (_, set) => format!("{} = {set}", text(name)),
        },
        "spiders" => String::new(),
        _ => text(name),
    };
    let called = called(name);
    making.say(if what.is_empty() { called } else { msg!("effect-of", effect = called, what = what) })
}

fn called(name: &str) -> Message {
    match name {
        "" => msg!("rule-effect-unknown"),
        "any" => msg!("rule-effect-if"),
        name => msg!("rule-effect" / name),
    }
}

/// An effect as it is when it is added: right where that is possible.
fn blank(making: &Making<'_>, name: &str) -> Value {
    let first = |choices: Vec<Choosable>| choices.into_iter().next().map(|choosable| choosable.value).unwrap_or_default();
    let kind = first(words::in_play(making));
    let item = first(words::special_items(making));
    let place = first(words::spots(making));
    let key = first(text_keys(making));
    let counter = making
        .draft
        .at("/counters")
        .and_then(Value::as_object)
        .and_then(|table| table.keys().next().cloned())
        .unwrap_or_default();
    match name {
        "text" => json!({ "text": key }),
        "spawn" => json!({ "spawn": kind, "n": 1, "at": place }),
        "remove" => json!({ "remove": kind }),
        "hurt_enemy" => json!({ "hurt_enemy": kind, "n": 2 }),
        "heal_enemy" => json!({ "heal_enemy": kind, "n": 2 }),
        "tough" => json!({ "tough": kind }),
        "give" => json!({ "give": item, "n": 1, "to": "choose" }),
        "take" => json!({ "take": item, "n": 1 }),
        "pay" => json!({ "pay": 1 }),
        "treasure" => json!({ "treasure": 1, "to": "choose" }),
        "damage" => json!({ "damage": 1, "who": "all" }),
        "heal" => json!({ "heal": 2, "who": "all" }),
        "status" => json!({ "status": "stinky", "who": "all" }),
        "cure" => json!({ "cure": "all", "who": "all" }),
        "knock" => json!({ "knock": "all", "from": place }),
        "move_to" => json!({ "move_to": place, "who": "all" }),
        "chest" => json!({ "chest": place }),
        "threat" => json!({ "threat": 1 }),
        "spiders" => json!({ "spiders": true }),
        "count" => json!({ "count": counter, "add": 1 }),
        "test" => json!({ "test": "WW", "need": 1, "pass": [], "fail": [] }),
        "choice" => json!({ "choice": [{ "label": key, "do": [] }], "ask": key }),
        "win" => json!({ "win": "win" }),
        "lose" => json!({ "lose": "lose" }),
        _ => json!({ "if": ["round >= 10"], "then": [], "else": [] }),
    }
}

fn nodes(making: &Making<'_>, path: &str, name: &str) -> Vec<FormNode> {
    let at = |key: &str| format!("{path}/{key}");
    let kind = || making.choice(&at(name), msg!("field-which"), words::in_play(making));
    let amount = |key: &str, name: Message| making.number(&at(key), name, 1..=99);
    let item = || making.choice(&at(name), msg!("field-item"), words::special_items(making));
    let who = |key: &str| making.choice(&at(key), msg!("field-who"), words::persons(making));
    let receiver = || {
        let receivers =
            words::persons(making).into_iter().filter(|person| matches!(&*person.value, "acting" | "choose")).collect();
        making.choice(&at("to"), msg!("field-to-whom"), receivers)
    };
    let place = |key: &str, webs: bool| making.choice(&at(key), msg!("field-where"), words::places(making, webs));
    let text = |key: &str| making.choice(&at(key), msg!("field-text"), text_keys(making));
    let inner = |key: &str, name: Message| FormNode::List(effects_below(making, &at(key), name));
    match name {
        "text" | "win" | "lose" => vec![text(name)],
        "spawn" => vec![kind(), amount("n", msg!("field-how-many")), place("at", true)],
        "remove" | "tough" => vec![kind()],
        "hurt_enemy" | "heal_enemy" => vec![kind(), amount("n", msg!("field-how-much"))],
        "give" => vec![item(), amount("n", msg!("field-how-many")), receiver()],
        "take" => vec![item(), amount("n", msg!("field-how-many"))],
        "pay" => vec![amount("pay", msg!("field-coins"))],
        "treasure" => vec![amount("treasure", msg!("field-cards")), receiver()],
        "damage" | "heal" => vec![amount(name, msg!("field-how-much")), who("who")],
        "status" | "cure" => {
            let mut states: Vec<Choosable> =
                ["poisoned", "stinky", "stunned"].map(|state| making.such(state, msg!("status" / state))).into();
            if name == "cure" {
                states.push(making.such("all", msg!("status-all")));
            }
            vec![making.choice(&at(name), msg!("field-what"), states), who("who")]
        }
        "knock" => vec![who("knock"), place("from", false)],
        "move_to" => vec![place("move_to", false), who("who")],
        "chest" => vec![place("chest", false)],
        "threat" => vec![making.number(&at("threat"), msg!("field-level"), 1..=4)],
        "count" => {
            let names = making.draft.at("/counters").and_then(Value::as_object).into_iter().flat_map(serde_json::Map::keys);
            let names = names.map(|name| Choosable { value: name.clone(), name: name.clone(), words: String::new() }).collect();
            let set = making.draft.at(&at("set")).is_some();
            let change = match set {
                true => making.number(&at("set"), msg!("field-becomes"), -999..=999),
                false => making.number(&at("add"), msg!("field-plus"), -999..=999),
            };
            vec![making.choice(&at("count"), msg!("field-counter"), names), change]
        }
        "test" => vec![
            making.dice(&at("test"), msg!("field-dice"), "WBR", 1..=6),
            making.number(&at("need"), msg!("field-successes"), 1..=18),
            inner("pass", msg!("listed-pass")),
            inner("fail", msg!("listed-fail")),
        ],
        "choice" => vec![text("ask"), FormNode::List(options(making, &at("choice")))],
        "if" | "any" => vec![
            FormNode::List(words::conditions(making, &at("if"), msg!("listed-all"))),
            FormNode::List(words::any_of(making, path)),
            inner("then", msg!("listed-then")),
            inner("else", msg!("listed-else")),
        ],
        _ => Vec::new(),
    }
}

/// Lists inside effects lie at most four deep (Q17), so that forms end too.
fn effects_below(making: &Making<'_>, path: &str, name: Message) -> FormList {
    let depth = path.split('/').filter(|step| matches!(*step, "do" | "pass" | "fail" | "then" | "else")).count();
    let mut list = effects(making, path, name);
    if depth >= 4 {
        let flat = |name: &str| !matches!(name, "test" | "choice" | "if");
        list.more.retain(|template| flat(name_of(&template.value)));
    }
    list
}

fn options(making: &Making<'_>, path: &str) -> FormList {
    let entry = |path: String, value: &Value| {
        let nodes = vec![
            making.choice(&format!("{path}/label"), msg!("field-text"), text_keys(making)),
            FormNode::List(words::conditions(making, &format!("{path}/if"), msg!("listed-if"))),
            FormNode::List(effects_below(making, &format!("{path}/do"), msg!("listed-then"))),
        ];
        let name = value.get("label").and_then(Value::as_str).unwrap_or_default().to_owned();
        FormEntry { path, name, nodes, fixed: false }
    };
    let key = text_keys(making).into_iter().next().map(|key| key.value).unwrap_or_default();
    let blank = json!({ "label": key, "do": [] });
    list(making, path, making.say(msg!("listed-choices")), 8, entry, vec![(making.say(msg!("more-choice")), blank)])
}
