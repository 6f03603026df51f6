//! Positions and transcripts, from a file or from standard input.

use crate::context::{Context, counted};
use crate::failure::{Excerpt, Failure, shown};
use crate::suggest::did_you_mean;
use arcade::{AnyGame, AnyTable, Error, ParseError, Seat, Seed, Transcript, Viewer};
use archive::Released;
use std::fs::File;
use std::io::{self, Read};
use std::path::Path;

/// Larger than any file that is meant.
const LARGEST: u64 = 64 << 20;

/// A text and where it came from.
pub(crate) struct Source {
    /// The name of the file, for people.
    pub(crate) name: String,
    /// What it says.
    pub(crate) text: String,
}

/// A file that could not be read.
#[derive(Debug)]
pub(crate) struct Unread {
    /// The name of the file, for people.
    pub(crate) name: String,
    /// The line, counted from 1, if it is one line that is wrong.
    pub(crate) line: Option<usize>,
    /// What is wrong.
    pub(crate) reason: String,
}

impl From<Unread> for Failure {
    fn from(Unread { name, line, reason }: Unread) -> Failure {
        Failure::Bad(match line {
            Some(line) => format!("{name}:{line}: {reason}"),
            None => format!("{name}: {reason}"),
        })
    }
}

/// Whether this stands for standard input.
pub(crate) fn is_stdin(path: &Path) -> bool {
    path.as_os_str() == "-"
}

impl Source {
    /// Reads a file, or standard input for `-`.
    pub(crate) fn read(context: &Context, path: &Path) -> Result<Source, Unread> {
        let name = if is_stdin(path) { context.say(msg!("file-stdin")) } else { path.display().to_string() };
        let mut bytes = Vec::new();
        let read = if is_stdin(path) {
            io::stdin().lock().take(LARGEST + 1).read_to_end(&mut bytes)
        } else {
            File::open(path).and_then(|file| file.take(LARGEST + 1).read_to_end(&mut bytes))
        };
        let unread = |line, reason| Unread { name: name.clone(), line, reason };
        read.map_err(|error| unread(None, context.say(msg!("file-unread", error = error.to_string()))))?;
        if bytes.len() as u64 > LARGEST {
            return Err(unread(None, context.say(msg!("file-too-large", most = counted(LARGEST >> 20)))));
        }
        match String::from_utf8(bytes) {
            Ok(text) => Ok(Source { name, text }),
            Err(error) => {
                let before = &error.as_bytes()[..error.utf8_error().valid_up_to()];
                let line = before.iter().filter(|&&byte| byte == b'\n').count() + 1;
                Err(unread(Some(line), context.say(msg!("file-not-utf8"))))
            }
        }
    }

    /// Whether it claims to be a transcript.
    pub(crate) fn is_transcript(&self) -> bool {
        Transcript::is_one(&self.text)
    }

    /// The transcript that it is, if it is one.
    pub(crate) fn transcript(&self) -> Option<Transcript> {
        self.text.parse().ok().filter(|_| self.is_transcript())
    }

    /// What is wrong with it, with the line that is meant.
    pub(crate) fn failure(&self, context: &Context, error: &Error) -> Failure {
        let name = &self.name;
        let at_line = |line: usize, message: &str| {
            let text = shown(&self.text, line);
            Failure::bad(format!("{name}:{line}: {message}\n  {line} | {text}"))
        };
        match error {
            Error::ParseError(misread) => {
                let message = context.say(msg!("problem-misread", reason = misread.message.clone()));
                let misread = &ParseError { message, ..*misread };
                Failure::bad(Excerpt { name, text: &self.text, misread }.to_string())
            }
            Error::Transcript(error) => {
                at_line(error.line, &context.say(msg!("problem-transcript-line", reason = error.message.clone())))
            }
            // The game is named on the second line of a transcript.
            Error::UnknownGame { name, known } if self.is_transcript() => {
                at_line(2, &did_you_mean(context.lang, context.words(error), name, known.iter().copied()))
            }
            _ => context.failure(error),
        }
    }

    /// The game that it belongs to.
    pub(crate) fn game(&self, context: &Context) -> Result<AnyGame, Failure> {
        let name = AnyGame::name_in(&self.text).map_err(|error| self.failure(context, &error))?;
        if let Err(unknown) = AnyGame::content_files(name) {
            return Err(self.failure(context, &unknown));
        }
        context.game(name)
    }

    /// The table that it describes: that of a position, or the end of a verified transcript.
    pub(crate) fn table(&self, context: &Context) -> Result<Box<dyn AnyTable>, Failure> {
        let game = self.game(context)?;
        let table = if self.is_transcript() {
            game.replay_as_played(&self.text, &Released)
        } else {
            game.resume(&self.text, Seed::numbered(0))
        };
        table.map_err(|error| self.failure(context, &error))
    }

    /// The same, of a transcript only.
    pub(crate) fn replayed(&self, context: &Context) -> Result<(Transcript, Box<dyn AnyTable>), Failure> {
        if !self.is_transcript() {
            let reason = context.say(msg!("file-not-transcript"));
            return Err(Failure::bad(format!("{}:1: {reason}", self.name)));
        }
        let table = self.table(context)?;
        let transcript = self.text.parse().map_err(|error| self.failure(context, &Error::Transcript(error)))?;
        Ok((transcript, table))
    }
}

/// An action that cannot be read, with a caret under the column.
fn action_excerpt(context: &Context, action: &str, ParseError { column, message, .. }: &ParseError) -> String {
    let text = shown(action, 1);
    let column = (*column).min(text.chars().count() + 1);
    let words = context.say(msg!("problem-action", column = column, reason = message.clone()));
    format!("{words}\n  {text}\n  {:>column$}", "^")
}

/// What is wrong with an action that was typed.
pub(crate) fn action_failure(context: &Context, action: &str, error: &Error) -> Failure {
    match error {
        Error::Action { action, cause } => action_failure(context, action, cause),
        Error::ParseError(misread) => Failure::bad(action_excerpt(context, action, misread)),
        Error::Refused { .. } => {
            let reason = error.words(context.lang);
            Failure::bad(context.say(msg!("action-refused", action = action.to_owned(), reason = reason)))
        }
        _ => context.failure(error),
    }
}

/// Who looks: a seat that plays, or else `usual`.
pub(crate) fn viewer(context: &Context, table: &dyn AnyTable, seat: Option<Seat>, usual: Viewer) -> Result<Viewer, Failure> {
    let seats = table.seats();
    match seat {
        None => Ok(usual),
        Some(seat) if seat.number() <= seats => Ok(Viewer::Seat(seat)),
        Some(seat) => Err(Failure::bad(context.say(msg!("no-such-seat", seat = seat.number(), seats = seats)))),
    }
}
