//! What is wrong in files of texts.

use crate::COMMON;
use crate::references::{Reference, references};
use fluent_syntax::ast::{Attribute, Entry, Pattern};
use fluent_syntax::parser::{self, ParserError};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt;

/// The language that has every text: others are compared with it.
const BASE: &str = "en";

/// A file of texts.
#[derive(Clone, Copy, Debug)]
pub struct TextFile<'a> {
    /// What the file is called.
    pub name: &'a str,
    /// The code of its language.
    pub lang: &'a str,
    /// Its domain.
    pub domain: &'a str,
    /// What is in it.
    pub source: &'a str,
}

/// Something that is wrong in a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// The file.
    pub file: String,
    /// The line, from 1; 0 where something is missing that would be on no line.
    pub line: usize,
    /// What is wrong.
    pub reason: String,
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}: {}", self.file, self.line, self.reason)
    }
}

impl std::error::Error for Fault {}

impl Fault {
    /// A fault of the format.
    pub(crate) fn of_syntax(file: &str, source: &str, error: &ParserError) -> Fault {
        Fault { file: file.to_owned(), line: line_at(source, error.pos.start), reason: error.kind.to_string() }
    }
}

fn line_at(source: &str, offset: usize) -> usize {
    source.bytes().take(offset).filter(|&byte| byte == b'\n').count() + 1
}

/// The texts of one domain in one language.
#[derive(Default)]
struct Texts<'a> {
    /// The file that was read first, which is named where a text is missing.
    file: &'a str,
    messages: BTreeMap<String, Text<'a>>,
    terms: BTreeMap<String, BTreeSet<String>>,
}

/// A text, or an attribute of it.
struct Text<'a> {
    file: &'a str,
    line: usize,
    /// The arguments that stand in it, without their forms.
    arguments: BTreeSet<String>,
    /// The arguments that it may leave out, since its comment says so: `without $name`.
    without: BTreeSet<String>,
    references: Vec<(String, Option<String>, bool)>,
}

/// All that is wrong in these files: the format, keys that are there twice, references to what is not there, texts that a
/// language lacks or has alone, and arguments that differ from those in English.
#[must_use]
pub fn check(files: &[TextFile<'_>]) -> Vec<Fault> {
    let mut faults = Vec::new();
    let mut read: BTreeMap<(&str, &str), Texts<'_>> = BTreeMap::new();
    for file in files {
        let texts = read.entry((file.domain, file.lang)).or_insert_with(|| Texts { file: file.name, ..Texts::default() });
        texts.read(file, &mut faults);
    }
    for (&(domain, lang), texts) in &read {
        texts.check_references(read.get(&(COMMON, lang)), &mut faults);
        let base = read.get(&(domain, BASE));
        match base {
            Some(base) if lang != BASE => texts.compare(base, &mut faults),
            Some(_) => {}
            None => faults.push(Fault {
                file: texts.file.to_owned(),
                line: 0,
                reason: format!("the domain {domain} has no texts in English"),
            }),
        }
    }
    let domains: BTreeSet<&str> = read.keys().map(|&(domain, _)| domain).collect();
    let langs: BTreeSet<&str> = read.keys().map(|&(_, lang)| lang).collect();
    for (domain, lang) in domains.iter().flat_map(|&domain| langs.iter().map(move |&lang| (domain, lang))) {
        if !read.contains_key(&(domain, lang)) {
            faults.push(Fault { file: domain.to_owned(), line: 0, reason: format!("there are no texts in the language {lang}") });
        }
    }
    faults
}

impl<'a> Texts<'a> {
    fn read(&mut self, file: &TextFile<'a>, faults: &mut Vec<Fault>) {
        let resource = match parser::parse(file.source) {
            Ok(resource) => resource,
            Err((resource, errors)) => {
                faults.extend(errors.iter().map(|error| Fault::of_syntax(file.name, file.source, error)));
                resource
            }
        };
        for entry in &resource.body {
            match entry {
                Entry::Message(message) => {
                    let key = message.id.name;
                    let comment = message.comment.as_ref().map(|comment| comment.content.join(" ")).unwrap_or_default();
                    let line = line_of(file.source, key);
                    if self.messages.keys().any(|known| known.split('.').next() == Some(key)) {
                        let reason = format!("the text '{key}' is there twice");
                        faults.push(Fault { file: file.name.to_owned(), line, reason });
                    }
                    if let Some(value) = &message.value {
                        self.messages.insert(key.to_owned(), Text::of(file, line, value, &comment));
                    }
                    for Attribute { id, value } in &message.attributes {
                        self.messages.insert(format!("{key}.{}", id.name), Text::of(file, line, value, &comment));
                    }
                }
                Entry::Term(term) => {
                    let attributes = term.attributes.iter().map(|attribute| attribute.id.name.to_owned()).collect();
                    if self.terms.insert(term.id.name.to_owned(), attributes).is_some() {
                        let (line, reason) =
                            (line_of(file.source, term.id.name), format!("the term '-{}' is there twice", term.id.name));
                        faults.push(Fault { file: file.name.to_owned(), line, reason });
                    }
                }
                Entry::Comment(_) | Entry::GroupComment(_) | Entry::ResourceComment(_) | Entry::Junk { .. } => {}
            }
        }
    }

    fn check_references(&self, common: Option<&Texts<'_>>, faults: &mut Vec<Fault>) {
        for (key, text) in &self.messages {
            for (name, attribute, is_term) in &text.references {
                let known = |texts: &Texts<'_>| match (is_term, attribute) {
                    (true, None) => texts.terms.contains_key(name),
                    (true, Some(attribute)) => texts.terms.get(name).is_some_and(|known| known.contains(attribute)),
                    (false, None) => texts.messages.contains_key(name),
                    (false, Some(attribute)) => texts.messages.contains_key(&format!("{name}.{attribute}")),
                };
                if !known(self) && !common.is_some_and(known) {
                    let dash = if *is_term { "-" } else { "" };
                    let reason = format!("'{key}' refers to '{dash}{name}', which is not there");
                    faults.push(Fault { file: text.file.to_owned(), line: text.line, reason });
                }
            }
        }
    }

    /// Attributes are forms that a language may need alone; but what English has, and a program may ask for, all have.
    fn compare(&self, base: &Texts<'_>, faults: &mut Vec<Fault>) {
        for (key, text) in &self.messages {
            let mut wrong = |reason: String| faults.push(Fault { file: text.file.to_owned(), line: text.line, reason });
            let Some(english) = base.messages.get(key) else {
                if !key.contains('.') {
                    wrong(format!("English has no text '{key}'"));
                }
                continue;
            };
            for name in text.arguments.difference(&english.arguments).filter(|&name| !english.without.contains(name)) {
                wrong(format!("'{key}' has the argument ${name}, which is not there in English"));
            }
            for name in english.arguments.difference(&text.arguments).filter(|&name| !text.without.contains(name)) {
                wrong(format!(
                    "'{key}' leaves out the argument ${name}; if that is meant, say 'without ${name}' in a comment above it"
                ));
            }
        }
        for key in base.messages.keys().filter(|&key| !self.messages.contains_key(key)) {
            faults.push(Fault { file: self.file.to_owned(), line: 0, reason: format!("the text '{key}' is missing") });
        }
    }
}

impl<'a> Text<'a> {
    fn of(file: &TextFile<'a>, line: usize, pattern: &Pattern<&str>, comment: &str) -> Text<'a> {
        let mut text =
            Text { file: file.name, line, arguments: BTreeSet::new(), without: BTreeSet::new(), references: Vec::new() };
        let mut words = comment.split_whitespace();
        while let Some(word) = words.next() {
            if word.eq_ignore_ascii_case("without") {
                let named = words.clone().map_while(|word| word.trim_end_matches([',', '.', ';', ':']).strip_prefix('$'));
                text.without.extend(named.map(str::to_owned));
            }
        }
        for reference in references(pattern) {
            match reference {
                Reference::Variable(name) => {
                    text.arguments.insert(name.split('-').next().unwrap_or(name).to_owned());
                }
                Reference::Message(name, attribute) => {
                    text.references.push((name.to_owned(), attribute.map(str::to_owned), false))
                }
                Reference::Term(name, attribute) => text.references.push((name.to_owned(), attribute.map(str::to_owned), true)),
                // Functions are not used: a text that calls one is said without what it gives.
                Reference::Function(name) => text.references.push((format!("{name}()"), None, false)),
            }
        }
        text
    }
}

/// The line on which a message or a term begins.
fn line_of(source: &str, key: &str) -> usize {
    let begins = |line: &str| {
        let line = line.strip_prefix('-').unwrap_or(line);
        line.strip_prefix(key).is_some_and(|rest| rest.trim_start().starts_with('='))
    };
    source.lines().position(begins).map_or(0, |line| line + 1)
}
