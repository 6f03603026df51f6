//! What clients ask for.

use crate::{Chair, ClockRule, Held, Level, MessageId, Number, Secret, TableId};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use tabletop::{PackFile, Seat};

/// `POST /api/tables`: opens a table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct MakeTable {
    /// The game's name.
    pub game: String,
    /// The setup; keys that are not there have the game's defaults. `seats` follows from the chairs.
    #[serde(default)]
    pub setup: Map<String, Value>,
    /// The version of the rules that the client means; where it is not that of the house, nothing is opened.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rules: Option<u32>,
    /// The digest of the content that the client means; the same stands for it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub content: Option<String>,
    /// The files of users that are laid over the game's content.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub packs: Vec<PackFile>,
    /// Who is to sit on each seat, the first seat first.
    pub chairs: Vec<Chair>,
    /// The name of the one who opens it, who then holds the first open seat; nobody if it only watches.
    #[serde(default)]
    pub name: Option<String>,
    /// How time is kept.
    #[serde(default)]
    pub clock: ClockRule,
    /// The pause after an action to which others may react, in milliseconds; nothing for the usual one, 0 for none.
    #[serde(default)]
    pub pause_ms: Option<u32>,
    /// Whether the lobby lists it, so that anybody may take an open seat; otherwise an invitation is needed.
    #[serde(default)]
    pub public: bool,
}

/// The answer to [`MakeTable`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct MadeTable {
    /// Its name in links.
    pub table: TableId,
    /// What lets the one who opened it begin the game, even without a seat.
    pub host: Secret,
    /// The seat of the one who opened it.
    pub held: Option<Held>,
    /// An invitation for every other open seat: good for taking it until the game begins.
    pub invitations: Vec<Held>,
    /// The SHA-256 of the server's part of the luck.
    pub commitment: String,
}

/// `POST /api/tables/{table}/seats`: takes a seat. The answer is [`Held`], with a secret that is new.
///
/// Before the game begins, the same id or the same invitation may take the same seat again (the answer to the first
/// attempt may have been lost); the secret that was given before is then void.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TakeSeat {
    /// Chosen by the client: long and random, since it can take the seat again.
    pub id: MessageId,
    /// What the guest wants to be called.
    pub name: String,
    /// Which seat; any open one if nothing is said. An invitation knows its seat.
    #[serde(default)]
    pub seat: Option<Seat>,
    /// The invitation, needed where the table is not public.
    #[serde(default)]
    pub invitation: Option<Secret>,
}

/// `POST /api/tables/{table}/word`, `/start`, `/leave`, `/back`: a request over HTTP, for which the same stands as over
/// the WebSocket.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SecretAsk<A> {
    /// The seat's secret, or the host's for `/start`.
    pub secret: Secret,
    /// Chosen by the client.
    pub id: MessageId,
    /// What is asked.
    #[serde(flatten)]
    pub ask: A,
}

/// Something that a seat asks of its table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Request {
    /// Chosen by the client, the same when it tries again; it then gets the same answer.
    pub id: MessageId,
    /// The number of the last entry that the client knew of. A decision about a position that has changed since is stale.
    pub answers: Number,
    /// What is asked.
    pub ask: Ask,
}

/// What a seat may ask.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Ask {
    /// Plays an action.
    Play {
        /// In notation.
        action: String,
    },
    /// Takes back the seat's last decision.
    Undo,
    /// Adds a word to the luck, before the game begins; a second one replaces the first.
    Word {
        /// The word.
        word: String,
    },
    /// Begins the game.
    Start {
        /// Bots of this level sit on seats that are still open; without it, open seats are in the way.
        #[serde(default)]
        fill: Option<Level>,
    },
    /// Leaves: before the game the seat is open again, then a bot plays until the seat comes back.
    Leave {
        /// How well the bot plays.
        #[serde(default)]
        level: Level,
    },
    /// Comes back after a bot has played for the seat.
    Back,
    /// Hands the seat of somebody who has not decided for long to a bot, until its guest comes back.
    Replace {
        /// Whose seat.
        seat: Seat,
        /// How well the bot plays.
        #[serde(default)]
        level: Level,
    },
    /// Asks for the world as it was after so many decisions. Bystanders may ask this too.
    Look {
        /// How many.
        decisions: u32,
    },
}
