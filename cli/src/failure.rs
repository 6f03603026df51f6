//! What ends the command early.

use crate::context::Context;
use crate::terminal::paint;
use arcade::{Ink, ParseError};
use std::fmt;
use std::io::{self, IsTerminal as _, Write as _};

/// Why the command ends early.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Failure {
    /// Whoever read the output has gone; there is nothing to complain about.
    Closed,
    /// What was given cannot be used; the sentence says why.
    Bad(String),
}

impl Failure {
    /// What was given cannot be used.
    pub(crate) fn bad(message: impl Into<String>) -> Failure {
        Failure::Bad(message.into())
    }

    /// Writing to standard output failed.
    pub(crate) fn of_output(error: &io::Error) -> Failure {
        match error.kind() {
            io::ErrorKind::BrokenPipe => Failure::Closed,
            _ => Failure::Bad(format!("standard output cannot be written: {error}")),
        }
    }
}

/// Tells it on standard error. Whether anybody reads that is not our business.
pub(crate) fn report(context: &Context, message: &str) {
    let colors = io::stderr().is_terminal() && context.colors;
    let head = paint(Ink::Red, &context.say(msg!("error")), colors);
    let _ = writeln!(io::stderr(), "{head} {}", harmless(message));
}

/// Text that may quote a file, without anything in it that would steer a terminal.
pub(crate) fn harmless(text: &str) -> String {
    text.chars().map(|c| if c.is_control() && c != '\n' { ' ' } else { c }).collect()
}

/// Text that cannot be read, with the line and a caret under the column.
pub(crate) struct Excerpt<'a> {
    /// What the text is called: the name of its file.
    pub(crate) name: &'a str,
    /// The whole text.
    pub(crate) text: &'a str,
    /// Where it stops making sense, and why.
    pub(crate) misread: &'a ParseError,
}

impl fmt::Display for Excerpt<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let ParseError { line, column, message } = self.misread;
        writeln!(f, "{}:{line}:{column}: {message}", self.name)?;
        let text = shown(self.text, *line);
        let number = line.to_string();
        writeln!(f, "  {number} | {text}")?;
        write!(f, "  {:width$} | {:>column$}", "", "^", width = number.len(), column = (*column).min(text.chars().count() + 1))
    }
}

/// A line as it can be shown: tabs would move the caret, control characters would move anything.
pub(crate) fn shown(text: &str, line: usize) -> String {
    const MOST: usize = 200;
    let line = text.lines().nth(line.saturating_sub(1)).unwrap_or("");
    harmless(&line.chars().take(MOST).collect::<String>())
}

#[cfg(test)]
mod tests {
    use super::{Excerpt, ParseError};

    #[test]
    fn the_caret_stands_under_the_column() {
        let misread = ParseError { line: 2, column: 5, message: "a seat is expected".to_owned() };
        let excerpt = Excerpt { name: "file.txt", text: "one\nsix é7\n", misread: &misread };
        assert_eq!(excerpt.to_string(), "file.txt:2:5: a seat is expected\n  2 | six é7\n    |     ^");
    }
}
