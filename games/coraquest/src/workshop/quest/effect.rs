//! Effects (content Q6), as they are chosen.

use super::super::form::Making;
use super::{list, text_keys, words};
use crate::content::quest_file::effect::EFFECTS;
use serde_json::{Value, json};
use tabletop::{Choosable, FormEntry, FormList, FormNode};

/// A list of effects.
pub(super) fn effects(making: &Making<'_>, path: &str, en: &str, fr: &str) -> FormList {
    let entry = |path: String, value: &Value| {
        let word = name_of(value);
        FormEntry { nodes: nodes(making, &path, word), name: words_of(making, value), path, fixed: false }
    };
    let more = EFFECTS.iter().filter(|(name, _)| *name != "any").map(|&(name, _)| (called(making, name), blank(making, name)));
    list(making, path, making.say(en, fr), 64, entry, more.collect())
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
    let called = called(making, name);
    if what.is_empty() { called } else { format!("{called}\u{a0}: {what}") }
}

fn called(making: &Making<'_>, name: &str) -> String {
    let (en, fr) = match name {
        "text" => ("Read a text", "Lire un texte"),
        "spawn" => ("Place enemies", "Placer des ennemis"),
        "remove" => ("Enemies leave", "Des ennemis s'en vont"),
        "hurt_enemy" => ("Hurt enemies", "Blesser des ennemis"),
        "heal_enemy" => ("Heal enemies", "Soigner des ennemis"),
        "tough" => ("New enemies are Tough", "Les nouveaux ennemis sont durs"),
        "give" => ("Give an item", "Donner un objet"),
        "take" => ("Take an item", "Prendre un objet"),
        "pay" => ("Pay coins", "Payer des pièces"),
        "treasure" => ("Draw treasure", "Piocher un trésor"),
        "damage" => ("Hurt heroes", "Blesser des héros"),
        "heal" => ("Heal heroes", "Soigner des héros"),
        "status" => ("Poison, smell or stun", "Empoisonner, empester, assommer"),
        "cure" => ("Cure", "Guérir"),
        "knock" => ("Knock heroes back", "Repousser des héros"),
        "move_to" => ("Move heroes", "Déplacer des héros"),
        "chest" => ("Put a chest", "Poser un coffre"),
        "threat" => ("Move the Threat token", "Déplacer le jeton Menace"),
        "spiders" => ("Spiders come", "Des araignées viennent"),
        "count" => ("Count", "Compter"),
        "test" => ("Roll dice", "Lancer des dés"),
        "choice" => ("Let players choose", "Laisser choisir"),
        "if" | "any" => ("Only if ...", "Seulement si ..."),
        "win" => ("Win", "Gagner"),
        "lose" => ("Lose", "Perdre"),
        _ => ("?", "?"),
    };
    making.say(en, fr)
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
    let kind = || making.choice(&at(name), "Which", "Lesquels", words::in_play(making));
    let amount = |key: &str, en: &str, fr: &str| making.number(&at(key), en, fr, 1..=99);
    let item = || making.choice(&at(name), "Item", "Objet", words::special_items(making));
    let who = |key: &str| making.choice(&at(key), "Who", "Qui", words::persons(making));
    let receiver = || {
        let receivers =
            words::persons(making).into_iter().filter(|person| matches!(&*person.value, "acting" | "choose")).collect();
        making.choice(&at("to"), "To whom", "À qui", receivers)
    };
    let place = |key: &str, webs: bool| making.choice(&at(key), "Where", "Où", words::places(making, webs));
    let text = |key: &str| making.choice(&at(key), "Text", "Texte", text_keys(making));
    let inner = |key: &str, en: &str, fr: &str| FormNode::List(effects_below(making, &at(key), en, fr));
    match name {
        "text" | "win" | "lose" => vec![text(name)],
        "spawn" => vec![kind(), amount("n", "How many", "Combien"), place("at", true)],
        "remove" | "tough" => vec![kind()],
        "hurt_enemy" | "heal_enemy" => vec![kind(), amount("n", "How much", "De combien")],
        "give" => vec![item(), amount("n", "How many", "Combien"), receiver()],
        "take" => vec![item(), amount("n", "How many", "Combien")],
        "pay" => vec![amount("pay", "Coins", "Pièces")],
        "treasure" => vec![amount("treasure", "Cards", "Cartes"), receiver()],
        "damage" | "heal" => vec![amount(name, "How much", "De combien"), who("who")],
        "status" | "cure" => {
            let mut states = vec![
                making.such("poisoned", "Poisoned", "Empoisonné"),
                making.such("stinky", "Stinky", "Puant"),
                making.such("stunned", "Stunned", "Sonné"),
            ];
            if name == "cure" {
                states.push(making.such("all", "All of it", "Tout"));
            }
            vec![making.choice(&at(name), "What", "Quoi", states), who("who")]
        }
        "knock" => vec![who("knock"), place("from", false)],
        "move_to" => vec![place("move_to", false), who("who")],
        "chest" => vec![place("chest", false)],
        "threat" => vec![making.number(&at("threat"), "Level", "Niveau", 1..=4)],
        "count" => {
            let names = making.draft.at("/counters").and_then(Value::as_object).into_iter().flat_map(serde_json::Map::keys);
            let names = names.map(|name| Choosable { value: name.clone(), name: name.clone(), words: String::new() }).collect();
            let set = making.draft.at(&at("set")).is_some();
            let change = match set {
                true => making.number(&at("set"), "Becomes", "Devient", -999..=999),
                false => making.number(&at("add"), "Plus", "Plus", -999..=999),
            };
            vec![making.choice(&at("count"), "Counter", "Compteur", names), change]
        }
        "test" => vec![
            making.dice(&at("test"), "Dice", "Dés", "WBR", 1..=6),
            making.number(&at("need"), "Successes needed", "Succès nécessaires", 1..=18),
            inner("pass", "If it works", "Si ça marche"),
            inner("fail", "If not", "Sinon"),
        ],
        "choice" => vec![text("ask"), FormNode::List(options(making, &at("choice")))],
        "if" | "any" => vec![
            FormNode::List(words::conditions(making, &at("if"), "All of these hold", "Tout ceci est vrai")),
            FormNode::List(words::any_of(making, path)),
            inner("then", "Then", "Alors"),
            inner("else", "Otherwise", "Sinon"),
        ],
        _ => Vec::new(),
    }
}

/// Lists inside effects lie at most four deep (Q17), so that forms end too.
fn effects_below(making: &Making<'_>, path: &str, en: &str, fr: &str) -> FormList {
    let depth = path.split('/').filter(|step| matches!(*step, "do" | "pass" | "fail" | "then" | "else")).count();
    let mut list = effects(making, path, en, fr);
    if depth >= 4 {
        let flat = |name: &str| !matches!(name, "test" | "choice" | "if");
        list.more.retain(|template| flat(name_of(&template.value)));
    }
    list
}

fn options(making: &Making<'_>, path: &str) -> FormList {
    let entry = |path: String, value: &Value| {
        let nodes = vec![
            making.choice(&format!("{path}/label"), "Text", "Texte", text_keys(making)),
            FormNode::List(words::conditions(making, &format!("{path}/if"), "Only if", "Seulement si")),
            FormNode::List(effects_below(making, &format!("{path}/do"), "Then", "Alors")),
        ];
        let name = value.get("label").and_then(Value::as_str).unwrap_or_default().to_owned();
        FormEntry { path, name, nodes, fixed: false }
    };
    let key = text_keys(making).into_iter().next().map(|key| key.value).unwrap_or_default();
    let blank = json!({ "label": key, "do": [] });
    list(making, path, making.say("Choices", "Choix"), 8, entry, vec![(making.say("Choice", "Choix"), blank)])
}
