//! Pictures for a terminal: text with ink, without a word on how a terminal is told.

/// The ink of a piece of text.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Ink {
    /// As the terminal has it.
    #[default]
    Plain,
    /// Less important.
    Faint,
    /// More important.
    Bold,
    /// Blue.
    Blue,
    /// Green.
    Green,
    /// Orange.
    Orange,
    /// Violet.
    Violet,
    /// Yellow.
    Yellow,
    /// Red.
    Red,
}

/// A piece of text in one ink.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Span {
    /// The text.
    pub text: String,
    /// Its ink.
    pub ink: Ink,
}

/// Lines of spans.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Picture {
    /// The lines from top to bottom.
    pub lines: Vec<Vec<Span>>,
}

impl Picture {
    /// Begins a new line.
    pub fn line(&mut self) -> &mut Picture {
        self.lines.push(Vec::new());
        self
    }

    /// Writes at the end of the last line.
    pub fn put(&mut self, ink: Ink, text: impl Into<String>) -> &mut Picture {
        if self.lines.is_empty() {
            self.line();
        }
        let span = Span { text: text.into(), ink };
        self.lines.last_mut().into_iter().for_each(|line| line.push(span.clone()));
        self
    }

    /// The text alone, which says everything that the inks say too.
    #[must_use]
    pub fn plain(&self) -> String {
        let mut text = String::new();
        for line in &self.lines {
            let line: String = line.iter().map(|span| span.text.as_str()).collect();
            text.push_str(line.trim_end());
            text.push('\n');
        }
        text
    }
}
