//! Drafts as the text of a pack, and which line says what of which draft.

use super::effects;
use crate::content::Content;
use crate::content::quest_file::effect::EFFECTS;
use serde_json::{Map, Value};
use stage::{Draft, Sketch};
use std::fmt::Write as _;
use texts::Lang;

/// The sorts in the order of a pack, each with the tables of its entry.
pub(super) const SORTS: [&str; 6] = ["hero", "enemy", "item", "card", "quest", Sketch::SORT];

/// The text of a pack.
#[derive(Default)]
pub(super) struct Written {
    pub(super) text: String,
    /// For each line, from 1: the draft, and where in it.
    lines: Vec<(usize, String)>,
}

impl Written {
    /// The drafts, sort by sort.
    pub(super) fn of(content: &Content, drafts: &[Draft]) -> Written {
        let mut written = Written::default();
        let mut cards = false;
        for sort in SORTS {
            for (index, draft) in drafts.iter().enumerate().filter(|(_, draft)| draft.sort == sort) {
                let Value::Object(body) = tidy(content, drafts, draft) else { continue };
                match sort {
                    "item" => {
                        written.line(index, "", "[[items]]");
                        let stock = body.get("stock").and_then(Value::as_str).unwrap_or_default();
                        written.line(index, "/stock", &format!("stock = {}", text(stock)));
                        written.line(index, "", "[[items.item]]");
                        written.table(index, "", "", &body, &["stock"]);
                    }
                    "card" => {
                        if !cards {
                            written.line(index, "", "[[cards]]");
                            cards = true;
                        }
                        written.line(index, "", "[[cards.card]]");
                        written.table(index, "", "", &body, &[]);
                    }
                    "quest" => written.quest(index, &body),
                    _ => {
                        written.line(index, "", &format!("[[{sort}]]"));
                        written.table(index, "", "", &body, &[]);
                    }
                }
                written.line(index, "", "");
            }
        }
        written
    }

    /// What a line, from 1, is about.
    pub(super) fn place(&self, line: usize) -> Option<(usize, &str)> {
        self.lines.get(line.saturating_sub(1)).map(|(draft, path)| (*draft, &**path))
    }

    fn line(&mut self, draft: usize, path: &str, line: &str) {
        self.text.push_str(line);
        self.text.push('\n');
        self.lines.push((draft, path.to_owned()));
    }

    /// The values of a table, one line for each; `before` stands before their keys.
    fn table(&mut self, draft: usize, path: &str, before: &str, table: &Map<String, Value>, without: &[&str]) {
        for (key, value) in ordered(table).into_iter().filter(|(key, _)| !without.contains(key)) {
            let (path, name) = (format!("{path}/{key}"), format!("{before}{}", bare(key)));
            match value {
                Value::Object(inner) if !is_phrase(inner) => self.table(draft, &path, &format!("{name}."), inner, &[]),
                Value::Array(list) if key == "strokes" || list.iter().any(Value::is_object) => {
                    self.line(draft, &path, &format!("{name} = ["));
                    for (place, entry) in list.iter().enumerate() {
                        self.line(draft, &format!("{path}/{place}"), &format!("  {},", inline(entry)));
                    }
                    self.line(draft, &path, "]");
                }
                _ => self.line(draft, &path, &format!("{name} = {}", inline(value))),
            }
        }
    }

    fn quest(&mut self, draft: usize, body: &Map<String, Value>) {
        self.line(draft, "", "[[quest]]");
        for part in ["quest", "setup", "counters", "labels", "text"] {
            if let Some(Value::Object(table)) = body.get(part) {
                let path = format!("/{part}");
                self.line(draft, &path, &format!("[quest.{part}]"));
                self.table(draft, &path, "", table, &[]);
            }
        }
        for part in ["item", "rule", "action", "win", "lose"] {
            let Some(Value::Array(list)) = body.get(part) else { continue };
            for (place, entry) in list.iter().enumerate() {
                let Value::Object(table) = entry else { continue };
                let path = format!("/{part}/{place}");
                self.line(draft, &path, &format!("[[quest.{part}]]"));
                self.table(draft, &path, "", table, &[]);
            }
        }
    }
}

/// The keys that people expect first, in this order; the others follow.
const FIRST: [&str; 16] = [
    "id",
    "card",
    "name",
    "title",
    "type",
    "size",
    "kind",
    "figures",
    "difficulty",
    "health",
    "move",
    "die",
    "weapon",
    "ability",
    "when",
    "label",
];

fn ordered(table: &Map<String, Value>) -> Vec<(&str, &Value)> {
    let mut entries: Vec<(&str, &Value)> = table.iter().map(|(key, value)| (&**key, value)).collect();
    entries.sort_by_key(|(key, _)| FIRST.iter().position(|first| first == key).unwrap_or(FIRST.len()));
    entries
}

/// The languages that every text is written in, with the words of another one if need be: earlier releases ask for both.
const ALWAYS: [&str; 2] = ["en", "fr"];

fn is_phrase(table: &Map<String, Value>) -> bool {
    let is_language = |key: &String| key.len() == 2 && key.bytes().all(|sign| sign.is_ascii_lowercase());
    let known = ALWAYS.into_iter().chain(Lang::ALL.map(Lang::code)).any(|code| table.contains_key(code));
    known && table.iter().all(|(key, text)| is_language(key) && (text.is_string() || text.is_null()))
}

/// A value on one line. The first key of an effect names it (content Q6), so that it is written first.
fn inline(value: &Value) -> String {
    match value {
        Value::Null => "\"\"".to_owned(),
        Value::Bool(value) => value.to_string(),
        Value::Number(number) => number.to_string(),
        Value::String(value) => text(value),
        Value::Array(list) => format!("[{}]", list.iter().map(inline).collect::<Vec<_>>().join(", ")),
        Value::Object(table) => {
            let named = EFFECTS.iter().find(|(name, _)| table.contains_key(*name)).map(|&(name, _)| name);
            let mut entries = ordered(table);
            entries.sort_by_key(|(key, _)| Some(*key) != named);
            let entries: Vec<String> = entries.iter().map(|(key, value)| format!("{} = {}", bare(key), inline(value))).collect();
            format!("{{ {} }}", entries.join(", "))
        }
    }
}

/// A key, in quotes where it must be.
fn bare(key: &str) -> String {
    let plain = !key.is_empty() && key.bytes().all(|sign| sign.is_ascii_alphanumeric() || matches!(sign, b'_' | b'-'));
    if plain { key.to_owned() } else { text(key) }
}

/// A text as TOML writes it.
fn text(value: &str) -> String {
    let mut out = String::with_capacity(value.len() + 2);
    out.push('"');
    for sign in value.chars() {
        match sign {
            '"' => out.push_str("\\\""),
            '\\' => out.push_str("\\\\"),
            '\n' => out.push_str("\\n"),
            '\t' => out.push_str("\\t"),
            sign if sign.is_control() => {
                // Writing into a string cannot fail.
                let _ = write!(out, "\\u{:04X}", sign as u32);
            }
            sign => out.push(sign),
        }
    }
    out.push('"');
    out
}

/// A draft as it is written: what was left empty is left out, and a text in one language stands for the others that it must have.
fn tidy(content: &Content, drafts: &[Draft], draft: &Draft) -> Value {
    let mut body = draft.body.clone();
    if let Value::Object(table) = &mut body {
        match &*draft.sort {
            "hero" if table.get("ability").and_then(Value::as_str) != Some("bane") => {
                table.remove("kind");
            }
            "enemy" if table.get("size").and_then(Value::as_str) != Some("boss") => {
                table.remove("on_hit");
                table.remove("phase_spawn");
            }
            "item" => {
                effects::write(content, drafts, table);
                item(table);
            }
            "card" if table.get("web") == Some(&Value::Bool(false)) => {
                table.remove("web");
            }
            "quest" => {
                let items = table.get_mut("item").and_then(Value::as_array_mut);
                for entry in items.into_iter().flatten().filter_map(Value::as_object_mut) {
                    item(entry);
                    entry.remove("text");
                }
                limit(content, table);
            }
            _ => {}
        }
        if table.get("stinky") == Some(&Value::Bool(false)) {
            table.remove("stinky");
        }
    }
    trim(&mut body);
    body
}

/// A limit of rounds for one length of the game is one for both: the other is the usual one.
fn limit(content: &Content, table: &mut Map<String, Value>) {
    let limit = table.get_mut("setup").and_then(|setup| setup.get_mut("round_limit")).and_then(Value::as_object_mut);
    let Some(limit) = limit.filter(|limit| limit.values().any(|value| !is_empty(value))) else { return };
    for (key, usual) in ["normal", "long"].into_iter().zip(content.constants().round_limit) {
        if limit.get(key).is_none_or(is_empty) {
            limit.insert(key.to_owned(), Value::from(usual));
        }
    }
}

/// An item says only what its kind has.
fn item(table: &mut Map<String, Value>) {
    let kind = table.get("kind").and_then(Value::as_str).unwrap_or_default().to_owned();
    let keep = |key: &str| match key {
        "range" => kind == "weapon",
        "dice" => kind == "weapon" || kind == "armour",
        "effect" | "text" => matches!(&*kind, "potion" | "magic" | "trap"),
        "cost" => kind == "potion",
        _ => true,
    };
    table.retain(|key, _| keep(key));
}

fn trim(value: &mut Value) {
    match value {
        Value::Object(table) => {
            if is_phrase(table) {
                let said = |text: &Value| text.as_str().is_some_and(|text| !text.trim().is_empty());
                let usual = table.get("en").filter(|text| said(text)).or_else(|| table.values().find(|text| said(text))).cloned();
                table.retain(|key, text| ALWAYS.contains(&&**key) || said(text));
                for key in ALWAYS {
                    let text = table.entry(key).or_insert_with(|| Value::from(""));
                    if let (false, Some(usual)) = (said(text), &usual) {
                        text.clone_from(usual);
                    }
                }
            }
            table.values_mut().for_each(trim);
            table.retain(|key, value| !(OPTIONAL.contains(&&**key) && is_empty(value)));
        }
        Value::Array(list) => list.iter_mut().for_each(trim),
        _ => {}
    }
}

/// What may be left out.
const OPTIONAL: [&str; 24] = [
    "story",
    "picture",
    "kind",
    "on_hit",
    "phase_spawn",
    "text",
    "effect",
    "small",
    "medium",
    "large",
    "also",
    "force_tough",
    "if",
    "any",
    "labels",
    "counters",
    "else",
    "cost",
    "countdown_levels",
    "threat_start",
    "threat_reset",
    "round_limit",
    "normal",
    "long",
];

fn is_empty(value: &Value) -> bool {
    match value {
        Value::Null => true,
        Value::String(text) => text.is_empty(),
        Value::Array(list) => list.is_empty(),
        Value::Object(table) if is_phrase(table) => table.values().all(is_empty),
        Value::Object(table) => table.is_empty(),
        _ => false,
    }
}
