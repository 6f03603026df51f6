//! Notation that people can read and type.

use crate::{Game, QuickStart, SetupOption};
use std::fmt;

/// A game whose setups, actions and positions can be written and read.
pub trait Notation: Game {
    /// The options of a setup, `seats` first: the keys of [`Game::Setup`] that can be given one by one.
    fn options(&self) -> &'static [SetupOption];

    /// The setups that go by one word, the simplest first.
    fn quick_starts(&self) -> &'static [QuickStart] {
        &[]
    }

    /// An action as one line: `place 3 (1,0)`.
    fn write_action(&self, action: Self::Action) -> String;

    /// Reads an action.
    ///
    /// # Errors
    /// Where it stops making sense, and why.
    fn read_action(&self, text: &str) -> Result<Self::Action, ParseError>;

    /// A whole position as a picture with its particulars; the first line names the game.
    fn write_position(&self, state: &Self::State) -> String;

    /// Reads a position.
    ///
    /// # Errors
    /// Where it stops making sense, and why; a position that cannot be is refused too.
    fn read_position(&self, text: &str) -> Result<Self::State, ParseError>;
}

/// Text that could not be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ParseError {
    /// The line, counted from 1.
    pub line: usize,
    /// The column, counted from 1 in characters.
    pub column: usize,
    /// What is wrong there.
    pub message: String,
}

impl ParseError {
    /// The same, `lines` lines further down.
    #[must_use]
    pub fn below(mut self, lines: usize) -> ParseError {
        self.line += lines;
        self
    }
}

impl fmt::Display for ParseError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}, column {}: {}", self.line, self.column, self.message)
    }
}

impl std::error::Error for ParseError {}

/// Reads one line from left to right and knows where it is.
#[derive(Clone, Debug)]
pub struct Cursor<'a> {
    text: &'a str,
    at: usize,
    line: usize,
}

impl<'a> Cursor<'a> {
    /// At the start of line `line` (counted from 1).
    #[must_use]
    pub fn new(text: &'a str, line: usize) -> Cursor<'a> {
        Cursor { text, at: 0, line }
    }

    fn rest(&self) -> &'a str {
        &self.text[self.at..]
    }

    /// Passes over spaces.
    pub fn skip_spaces(&mut self) {
        self.at += self.rest().len() - self.rest().trim_start().len();
    }

    /// The line, counted from 1.
    #[must_use]
    pub fn line(&self) -> usize {
        self.line
    }

    /// The column of the next character, counted from 1.
    #[must_use]
    pub fn column(&self) -> usize {
        self.text[..self.at].chars().count() + 1
    }

    /// Something is wrong with what comes next.
    #[must_use]
    pub fn misread(&self, message: impl Into<String>) -> ParseError {
        ParseError { line: self.line, column: self.column(), message: message.into() }
    }

    /// Whether only spaces are left.
    #[must_use]
    pub fn is_done(&self) -> bool {
        self.rest().trim().is_empty()
    }

    /// Nothing but spaces may follow.
    ///
    /// # Errors
    /// If something does.
    pub fn finish(mut self) -> Result<(), ParseError> {
        self.skip_spaces();
        if self.is_done() {
            Ok(())
        } else {
            Err(self.misread(format!("nothing more is expected, found '{}'", quoted(self.rest().trim_end()))))
        }
    }

    /// The longest run of characters that satisfy `fits`, after spaces; it may be empty.
    pub fn take(&mut self, fits: impl Fn(char) -> bool) -> &'a str {
        self.skip_spaces();
        let rest = self.rest();
        let end = rest.find(|c| !fits(c)).unwrap_or(rest.len());
        self.at += end;
        &rest[..end]
    }

    /// Everything up to the next space.
    pub fn word(&mut self) -> &'a str {
        self.take(|c| !c.is_whitespace())
    }

    /// Passes over `text` if it comes next (after spaces).
    pub fn accept(&mut self, text: &str) -> bool {
        let before = self.at;
        self.skip_spaces();
        let found = self.rest().starts_with(text);
        self.at = if found { self.at + text.len() } else { before };
        found
    }

    /// `text` must come next (after spaces).
    ///
    /// # Errors
    /// If it does not.
    pub fn expect(&mut self, text: &str) -> Result<(), ParseError> {
        if self.accept(text) {
            Ok(())
        } else {
            self.skip_spaces();
            Err(self.misread(format!("'{text}' is expected{}", self.found())))
        }
    }

    /// A whole number.
    ///
    /// # Errors
    /// If none comes next, or one that does not fit.
    pub fn number<N: std::str::FromStr>(&mut self, what: &str) -> Result<N, ParseError> {
        self.skip_spaces();
        let start = self.clone();
        let sign = usize::from(self.rest().starts_with('-'));
        self.at += sign;
        let digits = self.rest().bytes().take_while(u8::is_ascii_digit).count();
        self.at += digits;
        let text = &self.text[start.at..self.at];
        text.parse().map_err(|_| {
            let problem = if digits == 0 {
                format!("{what} is expected{}", start.found())
            } else {
                format!("{} is out of range for {what}", quoted(text))
            };
            start.misread(problem)
        })
    }

    /// The next word must be one that `read` knows.
    ///
    /// # Errors
    /// If it is not; the message says what is expected.
    pub fn known<T>(&mut self, what: &str, read: impl Fn(&str) -> Option<T>) -> Result<T, ParseError> {
        self.skip_spaces();
        let start = self.clone();
        let word = self.take(|c| c.is_alphanumeric() || c == '-');
        read(word).ok_or_else(|| start.misread(format!("{what} is expected{}", start.found())))
    }

    fn found(&self) -> String {
        match self.rest().split_whitespace().next() {
            Some(word) => format!(", found '{}'", quoted(word)),
            None => ", but the line ends".to_owned(),
        }
    }
}

/// As much of a text as a message should quote.
#[must_use]
pub fn quoted(text: &str) -> String {
    const MOST: usize = 40;
    if text.chars().count() <= MOST { text.to_owned() } else { text.chars().take(MOST).chain(['…']).collect() }
}
