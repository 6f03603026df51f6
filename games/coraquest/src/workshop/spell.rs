//! Texts of things that were read, as forms show them: in each language, word by word.

use super::id_of;
use crate::content::house::{self, QuestPart};
use crate::content::unbound;
use serde_json::{Map, Value};
use stage::Draft;
use texts::{Lang, Message};

/// Writes out the texts of a draft: what is for everybody is so in each language, and what the house leaves to its messages is
/// what they say.
pub(super) fn out(draft: &mut Draft) {
    let id = id_of(draft).to_owned();
    let Value::Object(body) = &mut draft.body else { return };
    match &*draft.sort {
        "hero" => {
            phrase(body, "name", &house::hero(&id));
            phrase(body, "story", &house::hero(&id).form(house::STORY));
        }
        "enemy" => phrase(body, "name", &house::enemy(&id)),
        "item" => {
            phrase(body, "name", &house::item(&id));
            phrase(body, "text", &house::item(&id).form(house::DOES));
        }
        "card" => phrase(body, "name", &house::card(&id)),
        "quest" => quest(body, &id),
        _ => {}
    }
}

fn quest(body: &mut Map<String, Value>, id: &str) {
    if let Some(Value::Object(header)) = body.get_mut("quest") {
        phrase(header, "title", &house::quest(id));
    }
    for (key, part) in [("text", QuestPart::Text), ("labels", QuestPart::Label)] {
        if let Some(Value::Array(names)) = body.get(key) {
            let named: Vec<String> = names.iter().filter_map(Value::as_str).map(str::to_owned).collect();
            let mut table = Map::new();
            named.iter().for_each(|name| phrase(&mut table, name, &house::of_quest(id, part, name)));
            body.insert(key.to_owned(), Value::Object(table));
        } else if let Some(Value::Object(table)) = body.get_mut(key) {
            table.values_mut().for_each(for_everybody);
        }
    }
    for (list, key, part) in [("action", "label", QuestPart::Action), ("item", "name", QuestPart::Item)] {
        let entries = body.get_mut(list).and_then(Value::as_array_mut);
        for entry in entries.into_iter().flatten().filter_map(Value::as_object_mut) {
            let name = entry.get("id").and_then(Value::as_str).unwrap_or_default().to_owned();
            phrase(entry, key, &house::of_quest(id, part, &name));
        }
    }
}

/// The text under a key, which may be left to a message.
fn phrase(table: &mut Map<String, Value>, key: &str, message: &Message) {
    match table.get_mut(key) {
        Some(text) => for_everybody(text),
        None => {
            let said: Map<String, Value> = Lang::ALL.into_iter().filter_map(|lang| side(message, lang)).collect();
            if !said.is_empty() {
                table.insert(key.to_owned(), Value::Object(said));
            }
        }
    }
}

fn side(message: &Message, lang: Lang) -> Option<(String, Value)> {
    let text = message.say_if_known(lang)?;
    Some((lang.code().to_owned(), Value::from(unbound(lang.code(), &text))))
}

/// What is written without a language.
fn for_everybody(text: &mut Value) {
    if text.is_string() {
        let said = text.take();
        *text = Lang::ALL.into_iter().map(|lang| (lang.code().to_owned(), said.clone())).collect();
    }
}
