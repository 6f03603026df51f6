//! What is typed.

use crate::context::Context;
use crate::failure::Failure;
use crate::output::print;
use arcade::{Ink, Lang};
use std::io::{self, BufRead as _, IsTerminal as _};

/// What a person asks for, besides actions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Request {
    /// What can be typed.
    Help,
    /// Draw the table.
    Board,
    /// List what may be done.
    Options,
    /// What has happened.
    Log,
    /// Take back the last decision.
    Undo,
    /// Save the game.
    Save,
    /// Why something may not be done.
    Why,
    /// What a rule says.
    Rules,
    /// Leave.
    Quit,
}

/// What can be asked for, with the code of its texts and a letter for it.
const REQUESTS: [(Request, &str, &str); 9] = [
    (Request::Options, "options", "o"),
    (Request::Why, "why", "w"),
    (Request::Rules, "rules", "r"),
    (Request::Board, "board", "b"),
    (Request::Log, "log", "l"),
    (Request::Undo, "undo", "u"),
    (Request::Save, "save", "s"),
    (Request::Help, "help", "h"),
    (Request::Quit, "quit", "q"),
];

impl Request {
    /// The request that a line begins with, and what stands behind it. The words of all languages are understood.
    pub(super) fn read(line: &str) -> Option<(Request, &str)> {
        let (head, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let head = head.to_lowercase();
        let says = |lang: Lang, code: &str| {
            let word = msg!("request" / code);
            word.say(lang) == head || word.form("also").say_if_known(lang).is_some_and(|also| also == head)
        };
        let named = |(_, code, short): &&(Request, &str, &str)| *short == head || Lang::ALL.iter().any(|lang| says(*lang, code));
        let request = if head == "?" { Some(Request::Help) } else { REQUESTS.iter().find(named).map(|(request, ..)| *request) };
        request.map(|request| (request, rest.trim()))
    }
}

/// What can be typed.
pub(super) fn help(context: &Context) -> String {
    let mut text = format!("{}\n", context.say(msg!("play-help")));
    for (_, code, short) in REQUESTS {
        let word = msg!("request" / code);
        let (usage, meaning) = (context.say(word.clone().form("usage")), context.say(word.form("meaning")));
        text += &format!("  {}  {short}  {meaning}\n", context.paint(Ink::Bold, &format!("{usage:22}")));
    }
    text
}

/// Where lines come from.
pub(super) struct Keyboard<'a> {
    context: &'a Context,
    /// Whether it is a terminal, which shows by itself what is typed.
    terminal: bool,
}

impl<'a> Keyboard<'a> {
    /// Standard input.
    pub(super) fn new(context: &'a Context) -> Keyboard<'a> {
        Keyboard { context, terminal: io::stdin().is_terminal() }
    }

    /// Asks for a line; nothing at the end of the input.
    pub(super) fn ask(&self, prompt: &str) -> Result<Option<String>, Failure> {
        print(prompt)?;
        let mut bytes = Vec::new();
        let read = io::stdin().lock().read_until(b'\n', &mut bytes);
        let unread = |error: io::Error| Failure::bad(self.context.say(msg!("play-unread", error = error.to_string())));
        let read = read.map_err(unread)?;
        let line = String::from_utf8_lossy(&bytes).trim().to_owned();
        if read == 0 {
            print("\n")?;
            return Ok(None);
        }
        if !self.terminal {
            print(&format!("{line}\n"))?;
        }
        Ok(Some(line))
    }
}
