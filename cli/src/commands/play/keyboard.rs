//! What is typed.

use crate::context::Context;
use crate::failure::Failure;
use crate::output::print;
use arcade::{Ink, Text};
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

struct Word {
    request: Request,
    name: Text,
    short: &'static str,
    argument: Text,
    meaning: Text,
}

const fn word(request: Request, name: [&'static str; 3], argument: [&'static str; 2], meaning: [&'static str; 2]) -> Word {
    Word {
        request,
        name: Text { en: name[0], fr: name[1] },
        short: name[2],
        argument: Text { en: argument[0], fr: argument[1] },
        meaning: Text { en: meaning[0], fr: meaning[1] },
    }
}

const WORDS: [Word; 9] = [
    word(
        Request::Options,
        ["options", "options", "o"],
        ["", ""],
        ["what you may do ('options all': in full)", "ce que vous pouvez faire (« options all »\u{a0}: en détail)"],
    ),
    word(
        Request::Why,
        ["why", "pourquoi", "w"],
        ["<action>", "<action>"],
        ["whether an action is legal, and if not, why", "si une action est permise, et sinon, pourquoi"],
    ),
    word(Request::Rules, ["rules", "règles", "r"], ["<ID>", "<ID>"], ["what a rule says", "ce que dit une règle"]),
    word(Request::Board, ["board", "plateau", "b"], ["", ""], ["draw the table again", "redessiner la table"]),
    word(Request::Log, ["log", "journal", "l"], ["", ""], ["what has happened so far", "ce qui s'est passé"]),
    word(Request::Undo, ["undo", "annuler", "u"], ["", ""], ["take back your last decision", "annuler votre dernière décision"]),
    word(Request::Save, ["save", "enregistrer", "s"], ["<file>", "<fichier>"], ["save the game", "enregistrer la partie"]),
    word(Request::Help, ["help", "aide", "h"], ["", ""], ["this list", "cette liste"]),
    word(Request::Quit, ["quit", "quitter", "q"], ["", ""], ["leave", "partir"]),
];

/// Words that are understood as well.
const OTHERS: [(&str, Request); 2] = [("?", Request::Help), ("sauver", Request::Save)];

impl Request {
    /// The request that a line begins with, and what stands behind it. Both languages are understood.
    pub(super) fn read(line: &str) -> Option<(Request, &str)> {
        let (head, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let head = head.to_lowercase();
        let names = |word: &Word| [word.name.en, word.name.fr, word.short].contains(&head.as_str());
        let request = WORDS.iter().find(|word| names(word)).map(|word| word.request);
        let other = || OTHERS.iter().find(|(name, _)| *name == head).map(|(_, request)| *request);
        request.or_else(other).map(|request| (request, rest.trim()))
    }
}

/// What can be typed.
pub(super) fn help(context: &Context) -> String {
    let mut text = String::from(context.text(
        "Type the number of an option, or an action in notation. The beginning of actions, or a word in them\n(such as a square), lists what they do. Besides:\n",
        "Tapez le numéro d'une option, ou une action en notation. Le début d'actions, ou un mot de celles-ci\n(comme une case), dit ce qu'elles font. Et aussi\u{a0}:\n",
    ));
    for Word { name, short, argument, meaning, .. } in &WORDS {
        let usage = format!("{} {}", name.to(context.lang), argument.to(context.lang));
        text += &format!("  {}  {short}  {}\n", context.paint(Ink::Bold, &format!("{usage:22}")), meaning.to(context.lang));
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
        let unread = self.context.text("standard input cannot be read:", "l'entrée standard ne peut pas être lue\u{a0}:");
        let read = read.map_err(|error| Failure::bad(format!("{unread} {error}")))?;
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
