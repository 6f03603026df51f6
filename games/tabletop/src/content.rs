//! Content: the numbers of a game, read from text files and refused with file, line and reason.

use serde::de::DeserializeOwned;
use std::fmt;
use toml::Spanned;

/// A text file of content, wherever it came from.
#[derive(Clone, Copy, Debug)]
pub struct ContentFile<'a> {
    /// Its name, for people.
    pub name: &'a str,
    /// What it says.
    pub text: &'a str,
}

impl ContentFile<'_> {
    /// Something is wrong at byte `at` of this file.
    #[must_use]
    pub fn wrong(&self, at: usize, reason: impl Into<String>) -> ContentError {
        let head = self.text.as_bytes().get(..at).unwrap_or(self.text.as_bytes());
        let line = head.iter().filter(|&&byte| byte == b'\n').count() + 1;
        ContentError { file: self.name.to_owned(), line, reason: reason.into() }
    }

    /// Reads the file as TOML; what is wrong with it goes to `errors`.
    pub fn parse<T: DeserializeOwned>(&self, errors: &mut Vec<ContentError>) -> Option<T> {
        toml::from_str(self.text)
            .map_err(|error| errors.push(self.wrong(error.span().map_or(0, |span| span.start), error.message())))
            .ok()
    }

    /// A number that must lie in a range; `what` names it, and the rule behind it.
    pub fn within(
        &self,
        value: Spanned<u8>,
        range: std::ops::RangeInclusive<u8>,
        what: &str,
        errors: &mut Vec<ContentError>,
    ) -> u8 {
        if !range.contains(value.get_ref()) {
            let reason = format!("{what} is {}, but must be {} to {}", value.get_ref(), range.start(), range.end());
            errors.push(self.wrong(value.span().start, reason));
        }
        value.into_inner()
    }
}

/// Content that was refused.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ContentError {
    /// The file.
    pub file: String,
    /// The line, counted from 1.
    pub line: usize,
    /// What is wrong there, and by which rule.
    pub reason: String,
}

impl fmt::Display for ContentError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}: {}", self.file, self.line, self.reason)
    }
}

impl std::error::Error for ContentError {}
