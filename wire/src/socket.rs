//! The conversation at a table.

use crate::{ClockFaces, Fault, MessageId, Number, Request, SeatInfo, Secret, TableId, TableInfo};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use tabletop::Seat;

/// What a client says over the WebSocket. The first message is the hello.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum FromClient {
    /// Who comes to which table, and what it knows already.
    Hello {
        /// [`crate::PROTOCOL`].
        protocol: u32,
        /// Which table.
        table: TableId,
        /// What holds the seat; nothing for a bystander.
        #[serde(default)]
        secret: Option<Secret>,
        /// The number of the last entry that the client knows of, 0 if none.
        #[serde(default)]
        from: Number,
    },
    /// Something is asked.
    Request(Request),
}

/// What the server says over the WebSocket. `W` is a world, `E` an event of the game: text and JSON on the page, sealed types
/// on the server.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum FromServer<W = String, E = Value> {
    /// The answer to the hello.
    Welcome(Box<Welcome<W, E>>),
    /// Something happened at the table.
    News(Box<News<W, E>>),
    /// What was asked is done, and on disk.
    Accepted {
        /// Of the request.
        id: MessageId,
        /// The entry that it became.
        number: Number,
    },
    /// What was asked is not done.
    Refused {
        /// Of the request, if it could be read.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        id: Option<MessageId>,
        /// Why.
        fault: Fault,
    },
    /// The world as it was.
    Past {
        /// Of the request.
        id: MessageId,
        /// After so many decisions.
        decisions: u32,
        /// What the viewer knew of it.
        world: W,
    },
    /// The client speaks another version: it must be loaded anew.
    Reload {
        /// The version that this server speaks.
        protocol: u32,
    },
    /// The server closes the connection.
    Bye {
        /// Why.
        fault: Fault,
    },
}

/// The answer to the hello: all that there is to know.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Welcome<W = String, E = Value> {
    /// The seat that the secret holds; nothing for a bystander.
    pub you: Option<Seat>,
    /// The table.
    pub table: TableInfo,
    /// How things stand.
    pub now: Situation<W>,
    /// Of the moments that the client knows, how many are still true (some may have been taken back).
    pub keep: u32,
    /// The moments after those.
    pub moments: Vec<PlyRecord<E>>,
}

/// Something happened at the table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct News<W = String, E = Value> {
    /// The number of the entry.
    pub number: Number,
    /// What it is.
    pub kind: Kind,
    /// The seat that did it, or that it happened to.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seat: Option<Seat>,
    /// The decision, if it was one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub moment: Option<PlyRecord<E>>,
    /// The seats, if somebody came or went.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seats: Option<Vec<SeatInfo>>,
    /// How things stand after it.
    pub now: Situation<W>,
}

/// What kind of entry it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Kind {
    /// The table was opened.
    Opened,
    /// A guest took a seat.
    Taken,
    /// A seat added its word.
    Word,
    /// The game began.
    Started,
    /// A decision.
    Played,
    /// A decision was taken back.
    Undone,
    /// A guest left.
    Left,
    /// A guest came back.
    Back,
    /// A guest who had not decided for long was replaced by a bot.
    Replaced,
    /// A seat's time ran out.
    TimedOut,
}

/// How things stand, as one viewer may know it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Situation<W = String> {
    /// The number of the last entry.
    pub number: Number,
    /// How many decisions were taken.
    pub decisions: u32,
    /// The seat that decides; nobody before the game and after it.
    pub to_act: Option<Seat>,
    /// The world; nothing before the game begins.
    pub world: Option<W>,
    /// Whether this viewer may take back its last decision.
    pub undo: bool,
    /// The clocks, where there are any.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub clocks: Option<ClockFaces>,
    /// How it ended, when it has.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub outcome: Option<Outcome>,
}

/// A decision, as one viewer is told it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct PlyRecord<E = Value> {
    /// Its number, from 1.
    pub number: u32,
    /// Who decided.
    pub seat: Seat,
    /// What, in notation; nothing if it is a secret of that seat and another looks.
    pub action: Option<String>,
    /// What happened. Before version 4 of the protocol each event was sent with what is said of it.
    #[serde(alias = "happenings")]
    pub events: Vec<E>,
}

impl PlyRecord {
    /// What happened, as the game tells it.
    pub fn told(&self) -> impl Iterator<Item = &Value> {
        self.events.iter().map(|event| if event.get("en").is_some() { event.get("event").unwrap_or(event) } else { event })
    }
}

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Outcome {
    /// Why it ended, as one word of the game's own.
    pub reason: String,
    /// Who won; several when victory is shared, none when everybody lost.
    pub winners: Vec<Seat>,
    /// The rank of each seat, 1 the best.
    pub ranks: Vec<u8>,
    /// The points of each seat, where the game has points.
    pub points: Vec<i16>,
}
