//! How a terminal is told: inks as ANSI sequences, and how wide it is.

use anstyle::{Ansi256Color, AnsiColor, Style};
use arcade::{Ink, Picture};
use std::io::IsTerminal as _;

/// When to use colours.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
pub(crate) enum Color {
    // Words behind these would stretch the help of every subcommand.
    Auto,
    Always,
    Never,
}

impl Color {
    /// Whether standard output gets colours.
    pub(crate) fn on_stdout(self) -> bool {
        match self {
            Color::Always => true,
            Color::Never => false,
            Color::Auto => std::io::stdout().is_terminal() && std::env::var_os("NO_COLOR").is_none_or(|value| value.is_empty()),
        }
    }
}

fn style(ink: Ink) -> Style {
    match ink {
        Ink::Plain => Style::new(),
        Ink::Faint => Style::new().dimmed(),
        Ink::Bold => Style::new().bold(),
        Ink::Blue => AnsiColor::BrightBlue.on_default(),
        Ink::Green => AnsiColor::Green.on_default(),
        Ink::Orange => Ansi256Color(208).on_default(),
        Ink::Violet => Ansi256Color(141).on_default(),
        Ink::Yellow => AnsiColor::Yellow.on_default(),
        Ink::Red => AnsiColor::BrightRed.on_default(),
    }
}

/// Text in an ink.
pub(crate) fn paint(ink: Ink, text: &str, colors: bool) -> String {
    if !colors || ink == Ink::Plain || text.trim().is_empty() {
        return text.to_owned();
    }
    let style = style(ink);
    format!("{style}{text}{style:#}")
}

/// A picture, line by line.
pub(crate) fn render(picture: &Picture, colors: bool) -> String {
    if !colors {
        return picture.plain();
    }
    let mut text = String::new();
    for line in &picture.lines {
        line.iter().for_each(|span| text.push_str(&paint(span.ink, &span.text, colors)));
        text.push('\n');
    }
    text
}

/// How many characters fit in a line; a page's width where there is no terminal.
pub(crate) fn width() -> usize {
    terminal_size::terminal_size().map_or(100, |(width, _)| usize::from(width.0).max(40))
}

/// Wipes the screen and what scrolled off it, so that the next player does not see the last one's hand.
pub(crate) const WIPE: &str = "\x1b[H\x1b[2J\x1b[3J";
