//! Every rule of a catalogue is shown by a test that carries its ID, and has its texts for players.

use crate::Source;
use std::collections::{BTreeMap, BTreeSet};

/// A game whose rules are all implemented and shown.
#[derive(Clone, Copy, Debug)]
pub struct Done {
    /// The game's name, as its folders have it.
    pub game: &'static str,
    /// What its rule IDs begin with.
    pub prefix: &'static str,
    /// Its catalogues in `docs/rules`.
    pub catalogues: &'static [&'static str],
}

/// The IDs, and the files that name each.
pub type Named = BTreeMap<String, BTreeSet<String>>;

/// The IDs that a catalogue defines: rules such as `**CC-CAP-3**` and worked cases, which are written `**W05**` or
/// counted `5. case given`, `5. case: given` or `5. **case**: given`.
#[must_use]
pub fn catalogue(text: &str, prefix: &str) -> BTreeSet<String> {
    let bold = text.split("**").skip(1).step_by(2).filter(|word| is_id(word, prefix)).map(str::to_owned);
    let counted = text.lines().filter_map(|line| {
        let (number, rest) = line.split_once(". ")?;
        let rest = rest.strip_prefix("**case**").or_else(|| rest.strip_prefix("case"))?;
        number.parse::<u32>().ok().filter(|_| rest.starts_with([' ', ':']))
    });
    bold.chain(counted.map(|number| format!("W{number:02}"))).collect()
}

/// Whether a word looks like `CC-CAP-3` or `W05`.
fn is_id(word: &str, prefix: &str) -> bool {
    is_rule(word, prefix) || word.strip_prefix('W').is_some_and(|number| number.len() == 2 && is_number(number))
}

/// Whether a word looks like `CC-CAP-3`.
fn is_rule(word: &str, prefix: &str) -> bool {
    let rest = word.strip_prefix(prefix).and_then(|rest| rest.strip_prefix('-')).and_then(|rest| rest.split_once('-'));
    rest.is_some_and(|(section, number)| {
        !section.is_empty() && section.bytes().all(|byte| byte.is_ascii_uppercase()) && is_number(number)
    })
}

fn is_number(text: &str) -> bool {
    !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit())
}

/// The IDs that begin the names of tests (`fn cc_cap_3_...` below `#[test]`) in Rust files, and the titles of cases
/// (`case CC-CAP-3 ...`) in `.case` files.
#[must_use]
pub fn named(files: &[Source], prefix: &str) -> Named {
    let mut named = Named::new();
    for file in files {
        let ids = if file.path.ends_with(".case") { in_titles(&file.text, prefix) } else { in_tests(&file.text, prefix) };
        for id in ids {
            named.entry(id).or_default().insert(file.path.clone());
        }
    }
    named
}

fn in_titles(text: &str, prefix: &str) -> Vec<String> {
    let titles = text.lines().filter_map(|line| line.strip_prefix("case "));
    let ids = titles.flat_map(|title| title.split_whitespace().take_while(|word| is_id(word, prefix)));
    ids.map(str::to_owned).collect()
}

fn in_tests(text: &str, prefix: &str) -> Vec<String> {
    let mut ids = Vec::new();
    let mut test = false;
    for line in text.lines().map(str::trim) {
        test |= line.starts_with("#[test]");
        if let Some(name) = line.strip_prefix("fn ").filter(|_| test) {
            let end = name.find(|c: char| !c.is_alphanumeric() && c != '_').unwrap_or(name.len());
            ids.extend(in_name(&name[..end], prefix));
            test = false;
        }
    }
    ids
}

/// `cc_cap_3_w05_a_sentence` carries `CC-CAP-3` and `W05`.
fn in_name(name: &str, prefix: &str) -> Vec<String> {
    let words: Vec<String> = name.split('_').map(str::to_ascii_uppercase).collect();
    let mut ids = Vec::new();
    let mut rest = &words[..];
    while let [first, after @ ..] = rest {
        let rule = after.get(..2).map(|after| format!("{first}-{}-{}", after[0], after[1]));
        match rule.filter(|rule| is_rule(rule, prefix)) {
            Some(rule) => {
                ids.push(rule);
                rest = &after[2..];
            }
            None if is_id(first, prefix) => {
                ids.push(first.clone());
                rest = after;
            }
            None => break,
        }
    }
    ids
}

/// Rules that no test shows, and tests that show what the catalogue does not have.
#[must_use]
pub fn gaps(catalogue: &BTreeSet<String>, named: &Named) -> Vec<String> {
    let missing = catalogue.iter().filter(|id| !named.contains_key(*id)).map(|id| format!("{id} is shown by no test"));
    let unknown = named.iter().filter(|(id, _)| !catalogue.contains(*id));
    missing.chain(unknown.map(|(id, files)| format!("{id} is not in the catalogue, but named in {}", listed(files)))).collect()
}

fn listed(files: &BTreeSet<String>) -> String {
    files.iter().map(String::as_str).collect::<Vec<_>>().join(", ")
}

/// Rules without a text in a file of texts, and texts for rules that the catalogue does not have.
#[must_use]
pub fn texts(catalogue: &BTreeSet<String>, prefix: &str, rules: &Source) -> Vec<String> {
    let text = |line: &'_ str| line.split_once(" = ").map(|(id, text)| (id.to_owned(), text.trim().to_owned()));
    let table: BTreeMap<String, String> = rules.text.lines().filter(|line| !line.starts_with('#')).filter_map(text).collect();
    let missing = catalogue.iter().filter(|id| is_rule(id, prefix) && table.get(*id).is_none_or(String::is_empty));
    let unknown = table.keys().filter(|id| !catalogue.contains(*id));
    let missing = missing.map(|id| format!("{}: {id} has no text", rules.path));
    missing.chain(unknown.map(|id| format!("{}: {id} is not in the catalogue", rules.path))).collect()
}

/// IDs in the code, be it in a refusal or in a comment, that the catalogue does not have.
#[must_use]
pub fn strays(catalogue: &BTreeSet<String>, prefix: &str, files: &[Source]) -> Vec<String> {
    let mut wrong = Vec::new();
    for file in files {
        for (number, line) in file.text.lines().enumerate() {
            let words = line.split(|c: char| !c.is_ascii_alphanumeric() && c != '-');
            let ids = words.filter(|word| is_rule(word, prefix) && !catalogue.contains(*word));
            wrong.extend(ids.map(|id| format!("{}:{}: {id} is not in the catalogue", file.path, number + 1)));
        }
    }
    wrong
}
