//! Packs as drafts.

use super::{effects, spell};
use crate::content::{Content, Sort};
use serde_json::{Map, Value};
use stage::{Draft, Sketch};
use tabletop::{ContentError, ContentFile, PackFile};

/// The drafts of these files, whether or not they are right.
pub(super) fn unpack(content: &Content, files: &[PackFile]) -> Result<Vec<Draft>, Vec<ContentError>> {
    let (mut drafts, mut errors) = (Vec::new(), Vec::new());
    for file in files {
        let whole = ContentFile { name: &file.name, text: &file.text };
        let read: Result<Map<String, Value>, toml::de::Error> = toml::from_str(&file.text);
        match (Sort::of(&file.name), read) {
            (Some(sort), Ok(table)) => spread(sort, table, &mut drafts),
            (None, _) => errors.push(whole.wrong(0, "P02: a pack has no such file")),
            (Some(_), Err(error)) => {
                let at = error.span().map_or(0, |span| span.start);
                errors.push(whole.wrong(at, format!("P01: no TOML: {}", error.message())));
            }
        }
    }
    drafts.iter_mut().for_each(spell::out);
    effects::unsay(content, &mut drafts);
    if errors.is_empty() { Ok(drafts) } else { Err(errors) }
}

fn spread(sort: Sort, table: Map<String, Value>, drafts: &mut Vec<Draft>) {
    let whole = |sort: &str, body| Draft { sort: sort.to_owned(), body };
    match sort {
        Sort::Hero => drafts.push(whole("hero", Value::Object(table))),
        Sort::Enemy => drafts.push(whole("enemy", Value::Object(table))),
        Sort::Quest => drafts.push(whole("quest", Value::Object(table))),
        Sort::Cards => drafts.extend(list(table.get("card")).map(|card| whole("card", card))),
        Sort::Items => {
            let stock = table.get("stock").cloned().unwrap_or_default();
            drafts.extend(list(table.get("item")).map(|mut item| {
                if let Value::Object(table) = &mut item {
                    table.insert("stock".to_owned(), stock.clone());
                    effects::read(table);
                }
                whole("item", item)
            }));
        }
        Sort::Pack => {
            let lists = [
                ("hero", Sort::Hero),
                ("enemy", Sort::Enemy),
                ("items", Sort::Items),
                ("cards", Sort::Cards),
                ("quest", Sort::Quest),
            ];
            for (key, sort) in lists {
                for entry in list(table.get(key)) {
                    if let Value::Object(table) = entry {
                        spread(sort, table, drafts);
                    }
                }
            }
            drafts.extend(list(table.get(Sketch::SORT)).map(|drawing| whole(Sketch::SORT, drawing)));
        }
        _ => {}
    }
}

fn list(value: Option<&Value>) -> impl Iterator<Item = Value> {
    value.and_then(Value::as_array).cloned().unwrap_or_default().into_iter()
}
