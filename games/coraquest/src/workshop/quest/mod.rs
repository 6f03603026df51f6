//! The form of a quest: the language of content Q, field by field.

mod effect;
mod words;

pub(super) use effect::words_of as effect_words;
pub(super) use words::{letters as story_letters, trigger_name as moment};

use super::form::Making;
use super::{chart, id_of, in_all_languages, item, nameless, phrase};
use crate::content::{CardId, Quest, Stock};
use serde_json::{Map, Value, json};
use stage::{Choosable, Form, FormEntry, FormList, FormNode, Input, Template};
use texts::Message;

/// The smallest quest that can be played: find the fourth card, and something happens there.
pub(super) fn blank(id: &str) -> Value {
    let nothing = nameless();
    json!({
        "quest": { "id": id, "difficulty": 1, "title": nothing },
        "setup": { "story": ["A", "B", "C", "D:bottom"], "enemies": { "small": "goblin", "medium": "orc", "large": "" }, "also": [] },
        "counters": {},
        "labels": {},
        "text": {
            "intro": nothing, "goal": nothing,
            "win": in_all_languages(&msg!("new-quest-win")),
            "lose": in_all_languages(&msg!("new-quest-lose")),
        },
        "item": [],
        "rule": [{ "when": "reveal:D", "do": [{ "spawn": "goblin", "n": 2, "at": "centre:D" }] }],
        "action": [{
            "id": "finish", "label": in_all_languages(&msg!("new-quest-action")), "at": "spot:D",
            "do": [{ "win": "win" }],
        }],
        "win": [],
        "lose": [],
    })
}

/// CR-QL-1 to CR-QL-8.
pub(super) fn form(making: &Making<'_>) -> Form {
    let draft = making.draft;
    let pile = |number: usize| {
        making.choice(&format!("/setup/story/{number}"), msg!("field-pile", number = number + 1), story_cards(making))
    };
    let symbol = |key: &str| {
        let mut kinds = vec![making.such("", msg!("choice-nobody"))];
        kinds.extend(making.kinds(false));
        making.choice(&format!("/setup/enemies/{key}"), msg!("field-symbol" / key), kinds)
    };
    let also = draft.at("/setup/also").and_then(Value::as_array).into_iter().flatten();
    let also = Input::Some { values: also.filter_map(Value::as_str).map(str::to_owned).collect(), choices: making.kinds(true) };
    let nodes = vec![
        making.phrase("/quest/title", msg!("field-title"), 60, false),
        making.number("/quest/difficulty", msg!("field-difficulty"), 1..=5),
        making.group(msg!("group-story"), (0..4).map(pile).collect()),
        making.group(
            msg!("group-enemies"),
            vec![
                symbol("small"),
                symbol("medium"),
                symbol("large"),
                making.field("/setup/also", msg!("field-also"), String::new(), also),
            ],
        ),
        settings(making),
        FormNode::List(texts(making)),
        FormNode::List(counters(making)),
        FormNode::List(items(making)),
        FormNode::List(rules(making)),
        FormNode::List(actions(making)),
        FormNode::List(endings(making, "win")),
        FormNode::List(endings(making, "lose")),
        making.id("/quest/id"),
    ];
    let goal = phrase(draft.at("/text/goal"), making.lang);
    let intro = phrase(draft.at("/text/intro"), making.lang);
    Form {
        title: making.title("/quest/title", msg!("unnamed-quest")),
        own: format!("quest-{}", id_of(draft)),
        nodes,
        lines: vec![making.long("", intro), making.long(making.say(msg!("line-goal")), goal)],
        chart: Some(chart::chart(making)),
        trial: vec![
            ("quest".to_owned(), id_of(draft).to_owned()),
            ("party".to_owned(), "quick".to_owned()),
            ("second_wind".to_owned(), "true".to_owned()),
        ],
        ..Form::default()
    }
}

/// CR-QL-2: what may be left as it usually is.
fn settings(making: &Making<'_>) -> FormNode {
    let draft = making.draft;
    let tough = draft.at("/setup/force_tough").and_then(Value::as_array).into_iter().flatten();
    let tough =
        Input::Some { values: tough.filter_map(Value::as_str).map(str::to_owned).collect(), choices: words::in_play(making) };
    let levels = making.number_at("/setup/countdown_levels").unwrap_or(2).clamp(2, 4);
    let [normal, long] = making.content.constants().round_limit.map(i64::from);
    let usual = |path: &str, name: Message, range: std::ops::RangeInclusive<i64>, usual: i64| {
        let (least, most) = (*range.start(), *range.end());
        let hint = making.say(msg!("hint-range-usual", least = least, most = most, usual = usual));
        let path = format!("/setup/{path}");
        making.field(&path, name, hint, Input::Number { value: making.number_at(&path), least, most })
    };
    making.group(
        msg!("group-hard"),
        vec![
            making.field("/setup/force_tough", msg!("field-force-tough"), String::new(), tough),
            usual("countdown_levels", msg!("field-countdown"), 2..=4, 2),
            usual("threat_start", msg!("field-threat-start"), 1..=levels, 2),
            usual("threat_reset", msg!("field-threat-reset"), 1..=levels, 2),
            usual("round_limit/normal", msg!("field-limit-normal"), 5..=99, normal),
            usual("round_limit/long", msg!("field-limit-long"), 5..=99, long),
        ],
    )
}

/// The story cards, each anywhere in its pile, on top or at the bottom (CR-SETUP-4).
fn story_cards(making: &Making<'_>) -> Vec<Choosable> {
    let mut choices = Vec::new();
    for card in CardId::all().filter(|card| card.is_story()) {
        let (code, name) = (card.code(), making.content.card(card).name.to(making.lang).to_owned());
        let places = [("", msg!("card-coded")), (":top", msg!("card-coded-top")), (":bottom", msg!("card-coded-bottom"))];
        for (mark, place) in places {
            choices.push(making.such(&format!("{code}{mark}"), place.with("code", code.clone()).with("name", name.clone())));
        }
    }
    choices
}

/// The names of the texts.
pub(super) fn text_keys(making: &Making<'_>) -> Vec<Choosable> {
    let table = making.draft.at("/text").and_then(Value::as_object);
    let shortened = |text: &str| {
        let start: String = text.chars().take(40).collect();
        if start.len() < text.len() { format!("{start}…") } else { start }
    };
    let choosable = |(key, value): (&String, &Value)| Choosable {
        value: key.clone(),
        name: format!("{key} · {}", shortened(phrase(Some(value), making.lang))),
        words: String::new(),
    };
    table.into_iter().flatten().map(choosable).collect()
}

fn texts(making: &Making<'_>) -> FormList {
    let needed = ["intro", "goal", "win", "lose"];
    let table = making.draft.at("/text").and_then(Value::as_object).cloned().unwrap_or_default();
    let more = table.keys().filter(|key| !needed.contains(&&***key));
    let entry = |key: &str, name: String, fixed: bool| {
        let path = format!("/text/{key}");
        FormEntry { nodes: vec![making.phrase(&path, msg!("field-read"), 2000, true)], path, name, fixed }
    };
    let fixed = needed.iter().map(|&key| entry(key, making.say(msg!("text" / key)), true));
    FormList {
        path: "/text".to_owned(),
        name: making.say(msg!("listed-texts")),
        most: 200,
        entries: fixed.chain(more.map(|key| entry(key, key.clone(), false))).collect(),
        more: vec![Template { name: making.say(msg!("field-text")), value: nameless() }],
        named: true,
    }
}

fn counters(making: &Making<'_>) -> FormList {
    let table: Map<String, Value> = making.draft.at("/counters").and_then(Value::as_object).cloned().unwrap_or_default();
    let entry = |(name, value): (&String, &Value)| {
        let path = format!("/counters/{name}");
        let range = -999..=999;
        let mut nodes = match value {
            Value::Object(_) => vec![
                making.number(&format!("{path}/normal"), msg!("field-at-first-normal"), range.clone()),
                making.number(&format!("{path}/long"), msg!("field-at-first-long"), range),
            ],
            _ => vec![making.number(&path, msg!("field-at-first"), range)],
        };
        nodes.push(making.phrase(&format!("/labels/{name}"), msg!("field-label"), 60, false));
        FormEntry { path, name: name.clone(), nodes, fixed: false }
    };
    FormList {
        path: "/counters".to_owned(),
        name: making.say(msg!("listed-counters")),
        most: Quest::MOST_COUNTERS,
        entries: table.iter().map(entry).collect(),
        more: vec![Template { name: making.say(msg!("field-counter")), value: json!(0) }],
        named: true,
    }
}

fn items(making: &Making<'_>) -> FormList {
    let entry = |path: String, value: &Value| {
        let mut nodes = vec![making.phrase(&format!("{path}/name"), msg!("field-name"), 32, false)];
        nodes.extend(item::nodes(making, &path, Stock::Special, false));
        nodes.push(making.id(&format!("{path}/id")));
        let name = phrase(value.get("name"), making.lang).to_owned();
        FormEntry { path, name, nodes, fixed: false }
    };
    let blank = json!({ "id": "thing_1", "name": nameless(), "kind": "quest", "copies": 1, "coins": 0 });
    list(
        making,
        "/item",
        making.say(msg!("listed-items")),
        Quest::MOST_ITEMS,
        entry,
        vec![(making.say(msg!("field-item")), blank)],
    )
}

fn rules(making: &Making<'_>) -> FormList {
    let entry = |path: String, value: &Value| {
        let when = value.get("when").and_then(Value::as_str).unwrap_or_default();
        let nodes = vec![
            making.choice(&format!("{path}/when"), msg!("field-when"), words::triggers(making)),
            FormNode::List(words::conditions(making, &format!("{path}/if"), msg!("listed-if"))),
            FormNode::List(words::any_of(making, &path)),
            FormNode::List(effect::effects(making, &format!("{path}/do"), msg!("listed-then"))),
            making.switch(&format!("{path}/once"), msg!("field-once"), true),
        ];
        FormEntry { path, name: words::trigger_name(making, when), nodes, fixed: false }
    };
    let blank = json!({ "when": "round_start", "do": [] });
    list(
        making,
        "/rule",
        making.say(msg!("listed-rules")),
        Quest::MOST_RULES,
        entry,
        vec![(making.say(msg!("more-rule")), blank)],
    )
}

fn actions(making: &Making<'_>) -> FormList {
    let entry = |path: String, value: &Value| {
        let costs = vec![making.such("full", msg!("choice-full")), making.such("free", msg!("choice-free"))];
        let nodes = vec![
            making.phrase(&format!("{path}/label"), msg!("field-done"), 60, false),
            making.choice(&format!("{path}/at"), msg!("field-where"), words::spots(making)),
            making.choice(&format!("{path}/cost"), msg!("field-cost"), costs),
            FormNode::List(words::conditions(making, &format!("{path}/if"), msg!("listed-if"))),
            FormNode::List(words::any_of(making, &path)),
            FormNode::List(effect::effects(making, &format!("{path}/do"), msg!("listed-then"))),
            making.switch(&format!("{path}/once"), msg!("field-once"), true),
            making.id(&format!("{path}/id")),
        ];
        FormEntry { path, name: phrase(value.get("label"), making.lang).to_owned(), nodes, fixed: false }
    };
    let taken = making.draft.at("/action").and_then(Value::as_array).map_or(0, Vec::len);
    let blank = json!({ "id": format!("action_{}", taken + 1), "label": nameless(), "at": "", "cost": "full", "do": [] });
    list(
        making,
        "/action",
        making.say(msg!("listed-actions")),
        Quest::MOST_ACTIONS,
        entry,
        vec![(making.say(msg!("more-action")), blank)],
    )
}

fn endings(making: &Making<'_>, key: &str) -> FormList {
    let entry = |path: String, value: &Value| {
        let mut keys = vec![making.such("", msg!("choice-usual-text"))];
        keys.extend(text_keys(making));
        let nodes = vec![
            FormNode::List(words::conditions(making, &format!("{path}/if"), msg!("listed-all"))),
            FormNode::List(words::any_of(making, &path)),
            making.choice(&format!("{path}/text"), msg!("field-text"), keys),
        ];
        let first = value.pointer("/if/0").or(value.pointer("/any/0")).and_then(Value::as_str).unwrap_or("…");
        FormEntry { path, name: first.to_owned(), nodes, fixed: false }
    };
    let blank = json!({ "if": ["round >= 10"] });
    list(
        making,
        &format!("/{key}"),
        making.say(msg!("listed" / key)),
        Quest::MOST_ENDINGS,
        entry,
        vec![(making.say(msg!("more-ending")), blank)],
    )
}

/// A list of tables.
pub(super) fn list(
    making: &Making<'_>,
    path: &str,
    name: String,
    most: usize,
    entry: impl Fn(String, &Value) -> FormEntry,
    more: Vec<(String, Value)>,
) -> FormList {
    let values = making.draft.at(path).and_then(Value::as_array).map(Vec::as_slice).unwrap_or_default();
    let entries = values.iter().enumerate().map(|(place, value)| entry(format!("{path}/{place}"), value)).collect();
    let more = more.into_iter().map(|(name, value)| Template { name, value }).collect();
    FormList { path: path.to_owned(), name, most, entries, more, named: false }
}
