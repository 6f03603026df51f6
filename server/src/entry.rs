//! The entries of a table's log.

use crate::keys::Digest;
use crate::time::Millis;
use arcade::{PackFile, PlayedBy, Seat};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use wire::{Chair, ClockRule, Kind, Level, MessageId, Number};

/// One line of a table's log, as it was accepted.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct LogEntry {
    /// From 1, without gaps.
    pub(crate) number: Number,
    /// When it was accepted.
    pub(crate) at: Millis,
    /// What is stored beside number and time.
    pub(crate) line: LogRecord,
}

/// What an entry says.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct LogRecord {
    /// The message that asked for it, so that a retry is known as such.
    #[serde(default, rename = "mark", skip_serializing_if = "Option::is_none")]
    pub(crate) request_key: Option<RequestKey>,
    /// What happened.
    #[serde(flatten)]
    pub(crate) event: LogEvent,
}

/// Whose message with which id.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(crate) struct RequestKey {
    /// Who asked.
    pub(crate) by: Who,
    /// The id that it gave.
    pub(crate) id: MessageId,
}

/// Who may ask for something at a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Who {
    /// The one who opened it.
    Host,
    /// The one who holds a seat.
    Seat(Seat),
}

/// What happened at a table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub(crate) enum LogEvent {
    /// The table was opened.
    Opened(Box<Opened>),
    /// A guest took a seat.
    Taken(Guest),
    /// A seat added its word to the luck.
    Word {
        /// Which.
        seat: Seat,
        /// What.
        word: String,
    },
    /// The game began, with bots on the seats that were open.
    Started {
        /// How well they play.
        fill: Option<Level>,
    },
    /// A decision.
    Played {
        /// Whose.
        seat: Seat,
        /// What, in notation.
        action: String,
        /// The luck that it consumed. It follows from the seed; here it is for readers, and to notice rules that changed.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        luck: Vec<String>,
    },
    /// A decision was taken back.
    Undone {
        /// Whose.
        seat: Seat,
    },
    /// A guest left: before the game the seat is open again, then a bot plays.
    Left {
        /// Which seat.
        seat: Seat,
        /// How well the bot plays.
        level: Level,
    },
    /// A guest came back.
    Back {
        /// Which seat.
        seat: Seat,
    },
    /// A guest who did not decide was replaced by a bot.
    Replaced {
        /// Which seat.
        seat: Seat,
        /// How well the bot plays.
        level: Level,
    },
    /// The time of a seat ran out, and a bot took over.
    TimedOut {
        /// Which seat.
        seat: Seat,
        /// How well the bot plays.
        level: Level,
    },
}

/// A guest on a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Guest {
    /// Which seat.
    pub(crate) seat: Seat,
    /// What it wants to be called.
    pub(crate) name: String,
    /// Of the secret that holds the seat.
    pub(crate) secret: Digest,
    /// Of the id with which the seat may be taken again before the game begins.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) claim: Option<Digest>,
}

/// What a table was opened with.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Opened {
    /// The game's name.
    pub(crate) game: String,
    /// The version of its rules.
    pub(crate) rules: u32,
    /// The digest of its content, packs left out. The first release wrote it in another way.
    pub(crate) content: String,
    /// The files of its content, where it is not ours.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(crate) files: Vec<PackFile>,
    /// The setup with all its defaults.
    pub(crate) setup: Value,
    /// The files of users that are laid over its content.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(crate) packs: Vec<PackFile>,
    /// Who is to sit on the seats.
    pub(crate) chairs: Vec<Chair>,
    /// How time is kept.
    pub(crate) clock: ClockRule,
    /// The pause after an action to which others may react.
    pub(crate) pause_ms: u32,
    /// Whether the lobby lists it.
    pub(crate) public: bool,
    /// The server's part of the luck, 64 hexadecimal digits. It leaves the house when the game is over.
    pub(crate) luck: String,
    /// Of the secret of the one who opened it.
    pub(crate) host: Digest,
    /// Of the invitation for each seat that is open.
    pub(crate) invitations: Vec<Option<Digest>>,
    /// The one who opened it, if it plays.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) guest: Option<Guest>,
}

impl Opened {
    /// What the table is played by.
    pub(crate) fn played(&self) -> PlayedBy {
        let packed = !self.packs.is_empty();
        PlayedBy { rules: self.rules, content: self.content.clone(), files: self.files.clone(), packed }
    }
}

impl LogEvent {
    /// What kind of news it is.
    pub(crate) fn kind(&self) -> Kind {
        match self {
            LogEvent::Opened(_) => Kind::Opened,
            LogEvent::Taken(_) => Kind::Taken,
            LogEvent::Word { .. } => Kind::Word,
            LogEvent::Started { .. } => Kind::Started,
            LogEvent::Played { .. } => Kind::Played,
            LogEvent::Undone { .. } => Kind::Undone,
            LogEvent::Left { .. } => Kind::Left,
            LogEvent::Back { .. } => Kind::Back,
            LogEvent::Replaced { .. } => Kind::Replaced,
            LogEvent::TimedOut { .. } => Kind::TimedOut,
        }
    }

    /// The seat that did it, or that it happened to.
    pub(crate) fn seat(&self) -> Option<Seat> {
        match self {
            LogEvent::Opened(_) | LogEvent::Started { .. } => None,
            LogEvent::Taken(guest) => Some(guest.seat),
            LogEvent::Word { seat, .. }
            | LogEvent::Played { seat, .. }
            | LogEvent::Undone { seat }
            | LogEvent::Left { seat, .. }
            | LogEvent::Back { seat }
            | LogEvent::Replaced { seat, .. }
            | LogEvent::TimedOut { seat, .. } => Some(*seat),
        }
    }

    /// Whether it leaves the seats and the stage as they were.
    pub(crate) fn is_move(&self) -> bool {
        matches!(self, LogEvent::Played { .. } | LogEvent::Undone { .. })
    }
}
