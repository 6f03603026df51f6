//! What can go wrong, with a message for people.

use std::fmt;
use tabletop::{ChanceError, ContentError, ParseError, Refusal, TranscriptError, UndoRefusal};
use texts::{Arg, COMMON, Lang, Message};

/// What was asked cannot be done.
#[derive(Clone, Debug, PartialEq)]
pub enum Error {
    /// No game has this name.
    UnknownGame {
        /// The name.
        name: String,
        /// The names that there are.
        known: Vec<&'static str>,
    },
    /// The game has no quick start with this word.
    UnknownStart {
        /// The game.
        game: &'static str,
        /// The word.
        word: String,
        /// The words that there are.
        known: Vec<&'static str>,
    },
    /// A setup that cannot be read.
    Setup(String),
    /// A rule forbids it.
    Refused {
        /// The rule.
        refusal: Refusal,
        /// What the rule says.
        says: Arg,
    },
    /// One of several actions cannot be read, or a rule forbids it.
    Action {
        /// The action, as it was given.
        action: String,
        /// What is wrong with it.
        cause: Box<Error>,
    },
    /// Text that cannot be read.
    ParseError(ParseError),
    /// A transcript that is malformed, or does not say what was played.
    Transcript(TranscriptError),
    /// Luck that did not come as it was written.
    Chance(ChanceError),
    /// A decision that cannot be taken back.
    Undo(UndoRefusal),
    /// A game that did not begin with its setup has no transcript.
    NoBeginning,
    /// A short text of a roster that means nothing here, and why.
    Roster(Message),
    /// Another seat decides.
    NotAsked,
    /// It was played by a newer version of the rules than this program knows.
    NewerRules {
        /// The game.
        game: &'static str,
        /// The version.
        version: u32,
        /// The newest one that is known.
        newest: u32,
    },
    /// Content that is in no archive that is known here.
    UnknownContent {
        /// The game.
        game: &'static str,
        /// Its digest.
        content: String,
    },
    /// Content that has another digest than was said.
    WrongContent {
        /// The game.
        game: &'static str,
        /// The digest that was said.
        claimed: String,
        /// The digest that it has.
        found: String,
    },
    /// Content that is refused.
    BadContent {
        /// The game.
        game: &'static str,
        /// Everything that is wrong with it.
        errors: Vec<ContentError>,
    },
    /// Content of an archive that cannot be read any more.
    DamagedContent {
        /// The game.
        game: &'static str,
        /// Its digest.
        content: String,
        /// Why.
        reason: String,
    },
}

impl Error {
    /// A stable word for programs.
    #[must_use]
    pub fn code(&self) -> &'static str {
        match self {
            Error::UnknownGame { .. } => "unknown-game",
            Error::UnknownStart { .. } => "unknown-start",
            Error::Setup(_) => "bad-setup",
            Error::Refused { .. } => "refused",
            Error::Action { cause, .. } => cause.code(),
            Error::ParseError(_) => "misread",
            Error::Transcript(_) => "bad-transcript",
            Error::Chance(_) => "bad-luck",
            Error::Undo(_) => "no-undo",
            Error::NoBeginning => "no-beginning",
            Error::Roster(_) => "bad-roster",
            Error::NotAsked => "not-asked",
            Error::NewerRules { .. } => "newer-rules",
            Error::UnknownContent { .. } => "unknown-content",
            Error::WrongContent { .. } => "wrong-content",
            Error::BadContent { .. } => "bad-content",
            Error::DamagedContent { .. } => "damaged-content",
        }
    }

    /// The rule that forbids it, if a rule does.
    #[must_use]
    pub fn rule(&self) -> Option<&'static str> {
        match self {
            Error::Refused { refusal, .. } => Some(refusal.rule.0),
            Error::Action { cause, .. } => cause.rule(),
            _ => None,
        }
    }

    /// What is said to a player. The details that only people who write files need are told in English.
    #[must_use]
    pub fn message(&self) -> Message {
        let said = |key: &'static str| Message::new(COMMON, key);
        let names = |known: &[&'static str]| known.join(", ");
        match self {
            Error::Refused { refusal, says } => said("error-refused").with("rule", refusal.rule.0).with("says", says.clone()),
            Error::Action { action, cause } => said("error-action").with("action", action.clone()).with("cause", cause.message()),
            Error::Undo(refusal) => said(undo_key(*refusal)),
            Error::UnknownGame { name, known } => {
                said("error-unknown-game").with("name", name.clone()).with("known", names(known))
            }
            Error::UnknownStart { game, word, known } => {
                let (count, known) = (known.len(), names(known));
                said("error-unknown-start")
                    .with("game", *game)
                    .with("word", word.clone())
                    .with("count", count)
                    .with("known", known)
            }
            Error::Setup(details) => said("error-setup").with("details", details.clone()),
            Error::ParseError(ParseError { line, column, message }) => {
                said("error-misread").with("line", *line).with("column", *column).with("details", message.clone())
            }
            Error::Transcript(error) => error.message(),
            Error::Chance(error) => chance_message(error),
            Error::Roster(message) => message.clone(),
            Error::NotAsked => said("error-not-asked"),
            Error::NoBeginning => said("error-no-beginning"),
            Error::NewerRules { game, version, newest } => {
                said("error-newer-rules").with("game", *game).with("version", *version).with("newest", *newest)
            }
            Error::UnknownContent { game, content } => {
                said("error-unknown-content").with("game", *game).with("content", content.clone())
            }
            Error::WrongContent { game, claimed, found } => {
                said("error-wrong-content").with("game", *game).with("claimed", claimed.clone()).with("found", found.clone())
            }
            Error::BadContent { game, errors } => said("error-bad-content").with("game", *game).with("first", first(errors)),
            Error::DamagedContent { game, content, reason } => {
                said("error-damaged-content").with("game", *game).with("content", content.clone()).with("reason", reason.clone())
            }
        }
    }

    /// The same as a sentence in a player's language.
    #[must_use]
    pub fn words(&self, lang: Lang) -> String {
        self.message().say(lang)
    }
}

/// The first thing that is wrong, and how many more there are.
fn first(errors: &[ContentError]) -> String {
    let more = errors.len().saturating_sub(1);
    let first = errors.first().map(ToString::to_string).unwrap_or_default();
    if more == 0 { first } else { format!("{first} (+{more})") }
}

fn chance_message(error: &ChanceError) -> Message {
    let said = |key: &'static str| Message::new(COMMON, key);
    match error {
        ChanceError::Missing { label } => said("chance-missing").with("label", label.clone()),
        ChanceError::Other { asked, written } => {
            said("chance-other").with("asked", asked.clone()).with("written", written.to_string())
        }
        ChanceError::Impossible { written, possible } => {
            said("chance-impossible").with("written", written.to_string()).with("possible", possible.join(", "))
        }
        ChanceError::Unused { written } => said("chance-unused").with("written", written.to_string()),
    }
}

fn undo_key(refusal: UndoRefusal) -> &'static str {
    match refusal {
        UndoRefusal::Nothing => "undo-nothing",
        UndoRefusal::OtherSeat => "undo-other-seat",
        UndoRefusal::Luck => "undo-luck",
        UndoRefusal::Shown => "undo-shown",
    }
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.words(Lang::En))
    }
}

impl std::error::Error for Error {}

macro_rules! from {
    ($($variant:ident($inner:ty)),+) => {
        $(impl From<$inner> for Error {
            fn from(inner: $inner) -> Error {
                Error::$variant(inner)
            }
        })+
    };
}

from!(ParseError(ParseError), Transcript(TranscriptError), Chance(ChanceError), Undo(UndoRefusal));
