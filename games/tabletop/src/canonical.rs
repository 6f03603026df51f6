//! Content in a fixed written form: what its digest is made of, and what two contents are compared by.
//!
//! The form follows the files and no type of this program, so that a refactoring that changes no number changes no digest:
//! ```text
//! khroma content 1
//! game color-quest
//! [constants.toml]
//! bushes = 3
//! [layouts.toml]
//! layouts[0].at[0] = "a1"
//! ```
//! Files come in the order in which they are loaded, keys are sorted, lists keep their order, comments and spaces are gone.
//! Texts are left out: tables of languages (`{ en = "...", fr = "..." }`) everywhere, and whatever else a game calls one.

use crate::hex;
use serde_json::Value as Json;
use sha2::{Digest as _, Sha256};
use std::collections::HashSet;
use std::fmt::Write as _;
use toml::de::{DeArray, DeTable, DeValue};

/// How many hexadecimal digits a digest of content has.
pub const DIGEST_DIGITS: usize = 32;

/// A file as the form knows it: its heading, which does not depend on where the file lies, and its text.
#[derive(Clone, Copy, Debug)]
pub struct Part<'a> {
    /// Its name, or its sort where names do not matter.
    pub heading: &'a str,
    /// What it says.
    pub text: &'a str,
}

/// Whether the value of a key is only read by people: the heading of the file, the key, and whether the value is a plain
/// string.
pub type IsText = fn(heading: &str, key: &str, plain: bool) -> bool;

/// One value of a content file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Leaf {
    /// The heading of its file.
    pub heading: String,
    /// Where it stands in the file, such as `figures[warrior].cost`.
    pub path: String,
    /// What it is, as the form writes it.
    pub value: String,
    /// Whether it is only read by people, and so not part of the digest.
    pub text: bool,
}

/// The digest of content: 32 hexadecimal digits, the head of the SHA-256 of its fixed form. Files that cannot be read count
/// as empty: a loader refuses them.
#[must_use]
pub fn content_digest(game: &str, parts: &[Part<'_>], is_text: IsText) -> String {
    let mut form = format!("khroma content 1\ngame {game}\n");
    for part in parts {
        let _ = writeln!(form, "[{}]", part.heading);
        for leaf in leaves(part, is_text, Naming::Numbers).into_iter().filter(|leaf| !leaf.text) {
            let _ = writeln!(form, "{} = {}", leaf.path, leaf.value);
        }
    }
    hex(&Sha256::digest(form.as_bytes())[..DIGEST_DIGITS / 2])
}

/// The values of content, for people: entries of a list are called by what makes them different (`figures[warrior]`).
#[must_use]
pub fn content_values(parts: &[Part<'_>], is_text: IsText) -> Vec<Leaf> {
    parts.iter().flat_map(|part| leaves(part, is_text, Naming::Names)).collect()
}

/// How entries of lists are called.
#[derive(Clone, Copy, PartialEq)]
enum Naming {
    Numbers,
    Names,
}

struct Walk<'a> {
    heading: &'a str,
    is_text: IsText,
    naming: Naming,
    out: Vec<Leaf>,
}

fn leaves(part: &Part<'_>, is_text: IsText, naming: Naming) -> Vec<Leaf> {
    let mut walk = Walk { heading: part.heading, is_text, naming, out: Vec::new() };
    if let Ok(table) = DeTable::parse(part.text) {
        walk.table(table.get_ref(), "", false);
    }
    walk.out
}

impl Walk<'_> {
    fn put(&mut self, path: &str, value: String, text: bool) {
        self.out.push(Leaf { heading: self.heading.to_owned(), path: path.to_owned(), value, text });
    }

    fn table(&mut self, table: &DeTable<'_>, path: &str, text: bool) {
        if table.is_empty() && !path.is_empty() {
            return self.put(path, "{}".to_owned(), text);
        }
        let mut keys: Vec<_> = table.iter().map(|(key, value)| (key.get_ref().as_ref(), value.get_ref())).collect();
        keys.sort_by_key(|(key, _)| *key);
        for (key, value) in keys {
            let plain = matches!(value, DeValue::String(_));
            let text = text || (self.is_text)(self.heading, key, plain) || is_of_languages(value);
            let key = if is_bare(key) { key.to_owned() } else { quoted(key) };
            let below = if path.is_empty() { key } else { format!("{path}.{key}") };
            self.value(value, &below, text);
        }
    }

    fn list(&mut self, list: &DeArray<'_>, path: &str, text: bool) {
        if list.is_empty() {
            return self.put(path, "[]".to_owned(), text);
        }
        if self.naming == Naming::Names
            && let Some(whole) = plain_list(list)
        {
            return self.put(path, whole, text);
        }
        let names = if self.naming == Naming::Names { names(list) } else { None };
        for (place, value) in list.iter().enumerate() {
            let name = names.as_ref().map_or_else(|| place.to_string(), |names| names[place].clone());
            self.value(value.get_ref(), &format!("{path}[{name}]"), text);
        }
    }

    fn value(&mut self, value: &DeValue<'_>, path: &str, text: bool) {
        match value {
            DeValue::Table(table) => self.table(table, path, text),
            DeValue::Array(list) => self.list(list, path, text),
            plain => self.put(path, written(plain), text),
        }
    }
}

/// A list that holds nothing but plain values and such lists, as people read it best: in one line.
fn plain_list(list: &DeArray<'_>) -> Option<String> {
    let value = |value: &DeValue<'_>| match value {
        DeValue::Table(_) => None,
        DeValue::Array(list) => plain_list(list),
        plain => Some(written(plain)),
    };
    let values: Option<Vec<String>> = list.iter().map(|item| value(item.get_ref())).collect();
    values.map(|values| format!("[{}]", values.join(", ")))
}

/// A value that holds no others.
fn written(value: &DeValue<'_>) -> String {
    match value {
        DeValue::String(text) => quoted(text),
        // However it was written: 16, 0x10, 1_6.
        DeValue::Integer(number) => {
            let read = i128::from_str_radix(number.as_str(), number.radix());
            read.map_or_else(|_| number.as_str().to_owned(), |number| number.to_string())
        }
        DeValue::Float(number) => {
            let read: Result<f64, _> = number.as_str().parse();
            read.map_or_else(|_| number.as_str().to_owned(), |number| format!("{number:?}"))
        }
        DeValue::Boolean(yes) => yes.to_string(),
        DeValue::Datetime(time) => time.to_string(),
        DeValue::Array(_) | DeValue::Table(_) => String::new(),
    }
}

fn quoted(text: &str) -> String {
    Json::from(text).to_string()
}

fn is_bare(key: &str) -> bool {
    !key.is_empty() && key.bytes().all(|byte| byte.is_ascii_alphanumeric() || matches!(byte, b'_' | b'-'))
}

/// Whether this is one text in several languages.
fn is_of_languages(value: &DeValue<'_>) -> bool {
    let DeValue::Table(table) = value else { return false };
    let mut keys = table.iter().map(|(key, value)| (key.get_ref().as_ref(), value.get_ref()));
    table.contains_key("en")
        && keys.all(|(key, value)| {
            key.len() == 2 && key.bytes().all(|byte| byte.is_ascii_lowercase()) && matches!(value, DeValue::String(_))
        })
}

/// What the tables of a list are called: by a key whose strings are all different, or by two keys together.
fn names(list: &DeArray<'_>) -> Option<Vec<String>> {
    let tables: Vec<&DeTable<'_>> = list
        .iter()
        .map(|value| match value.get_ref() {
            DeValue::Table(table) => Some(table),
            _ => None,
        })
        .collect::<Option<_>>()?;
    let string = |table: &DeTable<'_>, key: &str| match table.get(key).map(|value| value.get_ref()) {
        Some(DeValue::String(text)) => Some(text.to_string()),
        _ => None,
    };
    let mut keys: Vec<&str> = tables.first()?.iter().map(|(key, _)| key.get_ref().as_ref()).collect();
    keys.retain(|key| tables.iter().all(|table| string(table, key).is_some()));
    // `id`, `kind` and `name` say best what a thing is.
    keys.sort_by_key(|key| ["id", "kind", "name"].iter().position(|best| best == key).unwrap_or(3));
    let called = |keys: &[&str]| -> Option<Vec<String>> {
        let name = |table: &&DeTable<'_>| {
            let words: Vec<String> = keys.iter().filter_map(|key| string(table, key)).collect();
            words.join(" ")
        };
        let names: Vec<String> = tables.iter().map(name).collect();
        let different: HashSet<&String> = names.iter().collect();
        (!keys.is_empty() && different.len() == names.len()).then_some(names)
    };
    // What says best what a thing is comes first, with another key where that is not enough.
    let best = *keys.first()?;
    let with_another = || keys[1..].iter().find_map(|other| called(&[best, other]));
    called(&[best]).or_else(with_another).or_else(|| keys.iter().find_map(|key| called(&[key])))
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test that cannot go on says so by panicking")]

    use super::{Leaf, Part, content_digest, content_values};

    fn digest(text: &str) -> String {
        content_digest("toy", &[Part { heading: "a.toml", text }], |_, key, plain| key == "story" && plain)
    }

    #[test]
    fn only_values_count() {
        let first = digest("b = 16\na = [1, 2]\n[c]\nd = 'x'\n");
        assert_eq!(first.len(), 32);
        for same in [
            "a = [1, 2] # why\nb = 0x10\nc.d = \"x\"",
            "b = 1_6\na = [\n1,\n2,\n]\nc = { d = \"\\u0078\" }",
            "b = 16\na = [1, 2]\n[c]\nd = 'x'\nname = { en = \"X\", fr = \"Y\" }\nstory = 'long'",
        ] {
            assert_eq!(digest(same), first, "{same}");
        }
        for other in [
            "b = 17\na = [1, 2]\n[c]\nd = 'x'",
            "b = 16\na = [2, 1]\n[c]\nd = 'x'",
            "b = 16\na = [1, 2]\n[c]\nd = 'y'",
            "b = 16\na = [1, 2]\n[c]\nd = 'x'\ne = []",
            "b = 16\na = [1, 2]\n[c]\nd = 'x'\ne = {}",
            "b = '16'\na = [1, 2]\n[c]\nd = 'x'",
            "b = 16\na = [1, 2]\n[c]\nd = 'x'\n[story]\nlength = 3",
        ] {
            assert_ne!(digest(other), first, "{other}");
        }
    }

    #[test]
    fn the_form_is_pinned() {
        // The head of `sha256` of "khroma content 1\ngame toy\n[a.toml]\nb = 16\n", made by another program.
        assert_eq!(digest("b = 16"), "8ca91cc7e8b0cae0bf7c02acabb5a3a1");
    }

    #[test]
    fn entries_are_called_by_what_makes_them_different() {
        let text = "[[figures]]\ncamp = 'gaia'\nkind = 'chief'\ncost = 6\n[[figures]]\ncamp = 'kaos'\nkind = 'chief'\ncost = 4\n";
        let leaves = content_values(&[Part { heading: "f", text }], |_, _, _| false);
        let cost: Vec<&Leaf> = leaves.iter().filter(|leaf| leaf.path.ends_with("cost")).collect();
        let told: Vec<String> = cost.iter().map(|leaf| format!("{} {}", leaf.path, leaf.value)).collect();
        assert_eq!(told, ["figures[chief gaia].cost 6", "figures[chief kaos].cost 4"]);
    }
}
