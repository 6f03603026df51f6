//! What no source file has.

use crate::Source;

/// Words that mark unfinished business, which belongs into an issue.
const UNFINISHED: [&str; 5] = ["TODO", "FIXME", "todo!(", "unimplemented!(", "dbg!("];

/// Parts of the standard library that rules must not know: they have no files, no network, no clock, no environment and no
/// threads.
const OUTSIDE: [&str; 5] = ["fs", "net", "time", "env", "thread"];

/// A rules file that is longer holds more than one notion.
pub const LONGEST: usize = 600;

/// Lines with unfinished business.
#[must_use]
pub fn unfinished(files: &[Source]) -> Vec<String> {
    let mut wrong = Vec::new();
    for file in files {
        for (number, line) in file.text.lines().enumerate() {
            let found = UNFINISHED.iter().filter(|word| line.contains(**word));
            wrong.extend(found.map(|word| format!("{}:{}: {word}", file.path, number + 1)));
        }
    }
    wrong
}

/// Lines of code, comments and tests left out, that hold a text in a language: several words with non-ASCII letters, a named
/// language other than the fallback, or a field named like a language.
#[must_use]
pub fn speaking(files: &[Source], languages: &[&str]) -> Vec<String> {
    let is_foreign = |letter: &char| letter.is_alphabetic() && !letter.is_ascii();
    let variant = |code: &str| format!("Lang::{}{}", code[..1].to_uppercase(), &code[1..]);
    let marks: Vec<String> = languages.iter().flat_map(|code| [variant(code), format!("{code}: \"")]).collect();
    let mut wrong = Vec::new();
    for file in files {
        let shipped = file.text.split("#[cfg(test)]").next().unwrap_or_default();
        for (number, line) in shipped.lines().enumerate() {
            let code = line.split_once("//").map_or(line, |(code, _)| code);
            let quoted = code.split('"').skip(1).step_by(2).filter(|text| text.trim().contains(' '));
            let letters = quoted.filter_map(|text| text.chars().find(is_foreign)).map(String::from);
            let marks = marks.iter().filter(|mark| code.contains(mark.as_str())).cloned();
            wrong.extend(letters.chain(marks).take(1).map(|found| format!("{}:{}: {found}", file.path, number + 1)));
        }
    }
    wrong
}

/// Files with too many lines.
#[must_use]
pub fn too_long(files: &[Source]) -> Vec<String> {
    let long = files.iter().map(|file| (file, file.text.lines().count())).filter(|(_, lines)| *lines > LONGEST);
    long.map(|(file, lines)| format!("{} has {lines} lines, more than {LONGEST}", file.path)).collect()
}

/// Rules that look outside, by `std::fs` or by `use std::{fs, ...}`.
#[must_use]
pub fn looking_outside(files: &[Source]) -> Vec<String> {
    let mut wrong = Vec::new();
    for file in files {
        let code: Vec<&str> = file.text.lines().map(|line| line.split_once("//").map_or(line, |(code, _)| code)).collect();
        let code = code.join("\n");
        for (at, _) in code.match_indices("std::") {
            let line = code[..at].matches('\n').count() + 1;
            let rest = &code[at + "std::".len()..];
            let group = rest.strip_prefix('{').map_or(rest, |group| group.split(';').next().unwrap_or(group));
            let parts: Vec<&str> = if rest.starts_with('{') { group.split(['{', ',', '}']).collect() } else { vec![group] };
            for part in parts {
                let part = part.trim_start();
                let end = part.find(|c: char| !c.is_alphanumeric() && c != '_').unwrap_or(part.len());
                // `std::env!` reads what was known when the house was built.
                if OUTSIDE.contains(&&part[..end]) && !part[end..].starts_with('!') {
                    wrong.push(format!("{}:{line}: std::{}", file.path, &part[..end]));
                }
            }
        }
    }
    wrong
}
