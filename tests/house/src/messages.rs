//! Every message that the code names is in the files of texts, and every text is said somewhere.

use crate::Source;
use std::collections::{BTreeMap, BTreeSet};

/// The domain that all others see.
const COMMON: &str = "common";

/// What the code of one domain names.
#[derive(Debug, Default)]
struct Named {
    /// Keys that are written out, with the places where they are.
    keys: BTreeMap<String, String>,
    /// Beginnings of keys that go on with a code: `kind` for `kind-warrior`.
    families: BTreeMap<String, String>,
    /// Every text in quotes: a key may be handed on before it becomes a message.
    literals: BTreeSet<String>,
}

/// Everything that is named and not there, or there and not named. `code` is the sources of each domain; those of `common` are
/// shared and may name messages of any domain. `texts` is the files of each domain in one language.
#[must_use]
pub fn astray(code: &[(&str, Vec<Source>)], texts: &[(&str, Vec<Source>)]) -> Vec<String> {
    let named: BTreeMap<&str, Named> = code.iter().map(|(domain, files)| (*domain, named(files))).collect();
    let keys: BTreeMap<&str, BTreeMap<String, String>> = texts.iter().map(|(domain, files)| (*domain, keys(files))).collect();
    let references: BTreeSet<String> = texts.iter().flat_map(|(_, files)| files).flat_map(references).collect();
    let nobody = (Named::default(), BTreeMap::new());
    let shared = named.get(COMMON).unwrap_or(&nobody.0);
    let common = keys.get(COMMON).unwrap_or(&nobody.1);
    let mut wrong = Vec::new();
    for (domain, named) in named.iter().filter(|(domain, _)| **domain != COMMON) {
        let own = keys.get(domain).unwrap_or(&nobody.1);
        let is_there = |key: &str| own.contains_key(key) || common.contains_key(key);
        let missing = named.keys.iter().filter(|(key, _)| !is_there(key));
        wrong.extend(missing.map(|(key, place)| format!("{place}: there is no text '{key}'")));
        let begins = |family: &str| own.keys().chain(common.keys()).any(|key| in_family(key, family));
        let empty = named.families.iter().filter(|(family, _)| !begins(family));
        wrong.extend(empty.map(|(family, place)| format!("{place}: there is no text '{family}-...'")));
    }
    for (domain, own) in &keys {
        let users = || named.get(domain).into_iter().chain([shared]).chain(named.values().filter(|_| *domain == COMMON));
        let is_used = |key: &str| {
            let by_code =
                users().any(|named| named.literals.contains(key) || named.families.keys().any(|family| in_family(key, family)));
            by_code || references.contains(key) || is_rule(key)
        };
        let unused = own.iter().filter(|(key, _)| !is_used(key));
        wrong.extend(unused.map(|(key, place)| format!("{place}: nobody says '{key}'")));
    }
    wrong
}

fn in_family(key: &str, family: &str) -> bool {
    key.strip_prefix(family).is_some_and(|rest| rest.starts_with('-'))
}

/// Texts of rules go by their IDs; that each is there and known is looked at elsewhere.
fn is_rule(key: &str) -> bool {
    key.starts_with(|letter: char| letter.is_ascii_uppercase())
}

/// The keys in files of texts, each with its place. What the build itself reads counts as said.
fn keys(files: &[Source]) -> BTreeMap<String, String> {
    let mut found = BTreeMap::new();
    for file in files {
        for (number, line) in file.text.lines().enumerate() {
            let key = line.split_once('=').map_or("", |(key, _)| key.trim_end());
            let is_key = key.starts_with(|letter: char| letter.is_ascii_alphabetic()) && !key.contains(char::is_whitespace);
            if is_key && key != "language-name" {
                found.insert(key.to_owned(), format!("{}:{}", file.path, number + 1));
            }
        }
    }
    found
}

/// The messages that texts refer to: `{ key }` and `{ key.attribute }`.
fn references(file: &Source) -> Vec<String> {
    let names = file.text.split('{').skip(1).filter_map(|rest| {
        let name: String =
            rest.trim_start().chars().take_while(|c| c.is_ascii_alphanumeric() || matches!(c, '-' | '_')).collect();
        name.starts_with(|letter: char| letter.is_ascii_lowercase()).then_some(name)
    });
    names.collect()
}

/// What sources name.
fn named(files: &[Source]) -> Named {
    let mut named = Named::default();
    for file in files {
        for (at, literal) in literals(&file.text) {
            let place = || format!("{}:{}", file.path, file.text[..at].matches('\n').count() + 1);
            let (before, after) = (file.text[..at].trim_end(), file.text[at + literal.len() + 2..].trim_start());
            let in_macro = is_macro_key(before);
            if (in_macro && after.starts_with("/ ")) || is_family_argument(before) {
                named.families.entry(literal.to_owned()).or_insert_with(place);
            } else if in_macro {
                named.keys.entry(literal.to_owned()).or_insert_with(place);
            }
            named.literals.insert(literal.to_owned());
        }
    }
    named
}

/// Whether what stands before a text in quotes makes it the key of a message: `msg!(`, `text!(`, `say!(lang, `.
fn is_macro_key(before: &str) -> bool {
    if before.ends_with("msg!(") || before.ends_with("text!(") {
        return true;
    }
    let Some(open) = before.strip_suffix(',').and_then(|before| before.rfind("say!(")) else { return false };
    let language = &before[open + "say!(".len()..before.len() - 1];
    language.len() < 60 && !language.contains([',', '"', ';', '{'])
}

/// Whether it is the family in `Message::named(domain, "family", code)`.
fn is_family_argument(before: &str) -> bool {
    let Some(open) = before.strip_suffix(',').and_then(|before| before.rfind("Message::named(")) else { return false };
    !before[open + "Message::named(".len()..before.len() - 1].contains([',', ';'])
}

/// The texts in quotes, with where they begin. Comments are left out.
fn literals(text: &str) -> Vec<(usize, &str)> {
    let mut found = Vec::new();
    let mut offset = 0;
    for line in text.split_inclusive('\n') {
        if !line.trim_start().starts_with("//") {
            let mut rest = line;
            let mut at = offset;
            while let Some(open) = rest.find('"') {
                let Some(close) = rest[open + 1..].find('"') else { break };
                let literal = &rest[open + 1..open + 1 + close];
                let is_key = !literal.is_empty() && literal.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'-' || b == b'_');
                if is_key {
                    found.push((at + open, literal));
                }
                at += open + close + 2;
                rest = &rest[open + close + 2..];
            }
        }
        offset += line.len();
    }
    found
}
