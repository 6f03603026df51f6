//! TOML as a tree that knows where everything stands, so that all that is wrong can be told with its line.

use crate::content::{Dice, Phrase, bound, house};
use std::borrow::Cow;
use std::ops::RangeInclusive;
use tabletop::{ContentError, ContentFile};
use texts::Message;
use toml::de::{DeTable, DeValue};

/// A value of a file.
#[derive(Clone, Copy, Debug)]
pub(super) struct Node<'t> {
    /// Where it stands.
    pub(super) at: usize,
    /// What it is.
    pub(super) value: &'t DeValue<'t>,
}

/// A table of a file, or the file itself.
#[derive(Clone, Copy, Debug)]
pub(super) struct Table<'t> {
    /// Where it begins.
    pub(super) at: usize,
    /// Its entries.
    entries: &'t DeTable<'t>,
}

impl<'t> Table<'t> {
    /// A whole file.
    pub(super) fn whole(entries: &'t DeTable<'t>) -> Table<'t> {
        Table { at: 0, entries }
    }

    /// What stands under a key.
    pub(super) fn get(&self, key: &str) -> Option<Node<'t>> {
        self.entries.get(key).map(|value| Node { at: value.span().start, value: value.get_ref() })
    }

    /// The entries in the order in which they are written: key, where the key stands, value.
    pub(super) fn entries(&self) -> Vec<(&'t str, usize, Node<'t>)> {
        let entry = |(key, value): (&'t toml::Spanned<Cow<'t, str>>, &'t toml::Spanned<DeValue<'t>>)| {
            (key.get_ref().as_ref(), key.span().start, Node { at: value.span().start, value: value.get_ref() })
        };
        let mut entries: Vec<_> = self.entries.iter().map(entry).collect();
        entries.sort_by_key(|&(_, at, _)| at);
        entries
    }
}

/// The file being read, and what is wrong with it.
#[derive(Debug)]
pub(super) struct Report<'a> {
    /// The file.
    pub(super) file: ContentFile<'a>,
    /// What was found.
    pub(super) errors: Vec<ContentError>,
}

impl<'a> Report<'a> {
    pub(super) fn of(file: ContentFile<'a>) -> Report<'a> {
        Report { file, errors: Vec::new() }
    }

    /// Something is wrong: where, by which code, and why.
    pub(super) fn wrong(&mut self, at: usize, code: &str, reason: impl AsRef<str>) {
        let colon = if code.is_empty() { "" } else { ": " };
        self.errors.push(self.file.wrong(at, format!("{code}{colon}{}", reason.as_ref())));
    }

    /// Only these keys may stand in a table.
    pub(super) fn keys(&mut self, table: &Table<'_>, known: &[&str], code: &str) {
        for (key, at, _) in table.entries() {
            if !known.contains(&key) {
                self.wrong(at, code, format!("unknown key '{key}'; expected {}", one_of(known)));
            }
        }
    }

    /// What stands under a key that must be there.
    pub(super) fn need<'t>(&mut self, table: &Table<'t>, key: &str, code: &str) -> Option<Node<'t>> {
        let found = table.get(key);
        if found.is_none() {
            self.wrong(table.at, code, format!("'{key}' is missing"));
        }
        found
    }

    fn expected<T>(&mut self, node: Node<'_>, what: &str, code: &str) -> Option<T> {
        self.wrong(node.at, code, format!("expected {what}, found {}", kind_of(node.value)));
        None
    }

    pub(super) fn table<'t>(&mut self, node: Node<'t>, code: &str) -> Option<Table<'t>> {
        match node.value {
            DeValue::Table(entries) => Some(Table { at: node.at, entries }),
            _ => self.expected(node, "a table", code),
        }
    }

    pub(super) fn list<'t>(&mut self, node: Node<'t>, code: &str) -> Option<Vec<Node<'t>>> {
        match node.value {
            DeValue::Array(items) => {
                Some(items.iter().map(|item| Node { at: item.span().start, value: item.get_ref() }).collect())
            }
            _ => self.expected(node, "a list", code),
        }
    }

    /// The tables of a list that may be missing.
    pub(super) fn tables<'t>(&mut self, node: Option<Node<'t>>, code: &str) -> Vec<Table<'t>> {
        let list = node.and_then(|node| self.list(node, code)).unwrap_or_default();
        list.into_iter().filter_map(|node| self.table(node, code)).collect()
    }

    pub(super) fn string<'t>(&mut self, node: Node<'t>, code: &str) -> Option<&'t str> {
        match node.value {
            DeValue::String(text) => Some(text),
            _ => self.expected(node, "a text", code),
        }
    }

    /// The text under a key that must be there.
    pub(super) fn string_of<'t>(&mut self, table: &Table<'t>, key: &str, code: &str) -> Option<(&'t str, usize)> {
        let node = self.need(table, key, code)?;
        Some((self.string(node, code)?, node.at))
    }

    pub(super) fn boolean(&mut self, node: Node<'_>, code: &str) -> Option<bool> {
        match node.value {
            DeValue::Boolean(value) => Some(*value),
            _ => self.expected(node, "true or false", code),
        }
    }

    /// A whole number in a range; `what` names it.
    pub(super) fn number(&mut self, node: Node<'_>, range: RangeInclusive<i16>, what: &str, code: &str) -> Option<i16> {
        let DeValue::Integer(digits) = node.value else {
            return self.expected(node, "a whole number", code);
        };
        let number = i16::from_str_radix(digits.as_str(), digits.radix()).ok().filter(|number| range.contains(number));
        if number.is_none() {
            let reason = format!("{what} is {digits}, but must be {} to {}", range.start(), range.end());
            self.wrong(node.at, code, reason);
        }
        number
    }

    /// A small number under a key that must be there.
    pub(super) fn small(&mut self, table: &Table<'_>, key: &str, range: RangeInclusive<u8>, codes: [&str; 2]) -> Option<u8> {
        let node = self.need(table, key, codes[0])?;
        let range = i16::from(*range.start())..=i16::from(*range.end());
        self.number(node, range, key, codes[1]).map(|number| number as u8)
    }

    /// A text of at most so many characters: one for everybody, or one for each of several languages.
    pub(super) fn phrase(&mut self, node: Node<'_>, most: usize, code: &str) -> Option<Phrase> {
        if let DeValue::String(text) = node.value {
            self.words("the text", text, node.at, most, code);
            return Some(Phrase::own(vec![("".into(), text.as_ref().into())]));
        }
        let table = self.table(node, code)?;
        let mut words = Vec::new();
        for (language, at, node) in table.entries() {
            if language.len() != 2 || !language.bytes().all(|sign| sign.is_ascii_lowercase()) {
                self.wrong(at, code, format!("unknown language '{language}'; expected two letters, such as en or fr"));
            } else if let Some(text) = self.string(node, code) {
                self.words(&format!("the text in '{language}'"), text, node.at, most, code);
                words.push((language.into(), bound(language, text)));
            }
        }
        if table.entries().is_empty() {
            self.wrong(table.at, code, "there is no text in any language; expected one in en or fr, for example");
        }
        (!words.is_empty()).then(|| Phrase::own(words))
    }

    fn words(&mut self, what: &str, text: &str, at: usize, most: usize, code: &str) {
        let length = text.chars().count();
        if text.trim().is_empty() {
            self.wrong(at, code, format!("{what} is empty"));
        } else if length > most {
            self.wrong(at, code, format!("{what} has {length} characters, but at most {most} fit"));
        } else if let Some(sign) = text.chars().find(|sign| sign.is_control()) {
            self.wrong(at, code, format!("{what} has the control character {sign:?}"));
        }
    }

    /// The text under a key. Where it is left out, a message of the house stands for it, if there is one.
    pub(super) fn text(
        &mut self,
        table: &Table<'_>,
        key: &str,
        most: usize,
        code: &str,
        house: Option<Message>,
    ) -> Option<Phrase> {
        match (table.get(key), house.filter(house::has)) {
            (Some(node), _) => self.phrase(node, most, code),
            (None, Some(message)) => Some(Phrase::house(message)),
            (None, None) => {
                self.need(table, key, code);
                None
            }
        }
    }

    /// Dice as letters.
    pub(super) fn dice(&mut self, node: Node<'_>, code: &str) -> Option<Dice> {
        let text = self.string(node, code)?;
        let dice = Dice::written(text);
        if dice.is_none() {
            self.wrong(node.at, code, format!("'{text}' are no dice; expected 1 to 6 of the letters W, B, R"));
        }
        dice
    }

    /// A name in files: 2 to 24 of a-z, 0-9, _ (CR-QL-1).
    pub(super) fn id<'t>(&mut self, table: &Table<'t>, missing: &str, malformed: &str) -> Option<(&'t str, usize)> {
        let (id, at) = self.string_of(table, "id", missing)?;
        let fits = |sign: u8| sign.is_ascii_lowercase() || sign.is_ascii_digit() || sign == b'_';
        if !(2..=24).contains(&id.len()) || !id.bytes().all(fits) {
            self.wrong(at, malformed, format!("'{id}' is no id; expected 2 to 24 of a-z, 0-9 and _"));
            return None;
        }
        Some((id, at))
    }

    /// One of several words.
    pub(super) fn word<T: Copy>(&mut self, node: Node<'_>, known: &[(&str, T)], what: &str, code: &str) -> Option<T> {
        let text = self.string(node, code)?;
        let found = known.iter().find(|(word, _)| *word == text).map(|&(_, value)| value);
        if found.is_none() {
            let words: Vec<&str> = known.iter().map(|&(word, _)| word).collect();
            self.wrong(node.at, code, format!("unknown {what} '{text}'; expected {}", one_of(&words)));
        }
        found
    }
}

/// "a", "a or b", "a, b or c".
pub(super) fn one_of(words: &[impl AsRef<str>]) -> String {
    match words {
        [] => "nothing".to_owned(),
        [only] => only.as_ref().to_owned(),
        [most @ .., last] => {
            format!("{} or {}", most.iter().map(AsRef::as_ref).collect::<Vec<_>>().join(", "), last.as_ref())
        }
    }
}

fn kind_of(value: &DeValue<'_>) -> &'static str {
    match value {
        DeValue::String(_) => "a text",
        DeValue::Integer(_) => "a whole number",
        DeValue::Float(_) => "a decimal number",
        DeValue::Boolean(_) => "true or false",
        DeValue::Datetime(_) => "a date",
        DeValue::Array(_) => "a list",
        DeValue::Table(_) => "a table",
    }
}
