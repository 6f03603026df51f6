//! What everybody may know about a table.

use crate::{ClockRule, Fault, Level, Number, Secret, TableId};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use tabletop::{PackFile, Seat};

/// Who is to sit on a seat when a table is made.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Chair {
    /// Whoever comes.
    Open,
    /// A bot.
    Bot {
        /// How well it plays.
        level: Level,
    },
}

/// Who holds a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Holder {
    /// Nobody yet.
    Open,
    /// A guest.
    Person {
        /// As the guest is called.
        name: String,
        /// The bot that plays while the guest is away.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        away: Option<Level>,
    },
    /// A bot.
    Bot {
        /// How well it plays.
        level: Level,
    },
}

/// A seat of a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SeatInfo {
    /// Which.
    pub seat: Seat,
    /// Who holds it.
    pub holder: Holder,
    /// The word that it added to the luck.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub word: Option<String>,
}

/// How far a table is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Stage {
    /// Seats are being taken.
    Lobby,
    /// The game is on.
    Playing,
    /// The game is over.
    Over,
}

/// What everybody may know about a table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct TableInfo {
    /// Its name in links.
    pub table: TableId,
    /// The game's name.
    pub game: String,
    /// The version of its rules. A server of protocol 2 does not say it, and plays by the first one.
    #[serde(default = "first_rules")]
    pub rules: u32,
    /// The digest of its content, packs left out. A server of protocol 2 does not say it, and plays with that of the first
    /// release.
    #[serde(default)]
    pub content: String,
    /// Whether the content is somebody's own: it is told at `/api/tables/{table}/content`, and no archive has it.
    #[serde(default)]
    pub variant: bool,
    /// Why this table cannot be gone on with here, if so: what was played up to there is shown.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub stopped: Option<Fault>,
    /// The setup with all its defaults.
    pub setup: Value,
    /// The files of users that are laid over the game's content, so that whoever comes plays by the same; the lobby leaves
    /// them out.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub packs: Vec<PackFile>,
    /// How far it is.
    pub stage: Stage,
    /// The seats in order.
    pub seats: Vec<SeatInfo>,
    /// How time is kept.
    pub clock: ClockRule,
    /// The pause after an action to which others may react, in milliseconds; the same whether or not they can.
    pub pause_ms: u32,
    /// Whether the lobby lists it.
    pub public: bool,
    /// The SHA-256 of the server's part of the luck, as 64 hexadecimal digits.
    pub commitment: String,
    /// When it was opened, in milliseconds since 1970.
    pub opened_at: u64,
    /// The number of its last entry.
    pub number: Number,
}

fn first_rules() -> u32 {
    1
}

/// The tables that wait for players, newest first: the answer to `GET /api/tables`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Lobby {
    /// The tables.
    pub tables: Vec<TableInfo>,
}

/// The packs that the house offers for its games: the answer to `GET /api/packs`. A table is opened with one as with any other
/// pack ([`MakeTable::packs`](crate::MakeTable::packs)).
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Offers {
    /// The packs.
    pub packs: Vec<OfferedPack>,
}

/// A pack that the house offers.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct OfferedPack {
    /// The game's name.
    pub game: String,
    /// The pack.
    pub file: PackFile,
}

/// A seat and what holds it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Held {
    /// Which seat.
    pub seat: Seat,
    /// What holds it.
    pub secret: Secret,
}

/// The answer to `GET /api/version`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Version {
    /// The version of the conversation.
    pub protocol: u32,
    /// The oldest version that is understood as well; nothing from a server that understands one only.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub oldest: Option<u32>,
    /// The version of the program.
    pub version: String,
    /// What new tables are played by, game by game.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub games: Vec<GameEdition>,
}

/// What new tables of a game are played by.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct GameEdition {
    /// The game's name.
    pub game: String,
    /// The version of its rules.
    pub rules: u32,
    /// The digest of its content; the content itself is at `/content/{game}/{digest}`.
    pub content: String,
    /// Whether the content is the house's own, and not what the program ships.
    #[serde(default)]
    pub variant: bool,
}
