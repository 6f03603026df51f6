//! What the page and the worker say to each other: one JSON text for each message.

use arcade::{PackFile, PlayedBy, Seat};
use serde::{Deserialize, Serialize};

/// What a bot should decide.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Question {
    /// Names the question; the answer repeats it.
    pub(crate) id: u32,
    /// The name of the game.
    pub(crate) game: String,
    /// By which rules and with which content it is played; files of content that the page has not shipped are in it.
    pub(crate) played: PlayedBy,
    /// The files of users that lie over its content.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(crate) packs: Vec<PackFile>,
    /// The position, in notation. The bot is given only what its seat can know of it.
    pub(crate) position: String,
    /// The seat that it decides for, which must be the one whose turn it is.
    pub(crate) seat: Seat,
    /// The bot, as it is written.
    pub(crate) bot: String,
    /// The bot's own luck.
    pub(crate) seed: u64,
}

/// What the worker says.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(untagged)]
pub(crate) enum Answer {
    /// What the bot chose.
    Chosen {
        /// The question.
        id: u32,
        /// The action, in notation.
        action: String,
        /// How many imagined games stand behind it.
        iterations: u32,
    },
    /// It could not choose.
    Failed {
        /// The question.
        id: u32,
        /// Why.
        error: String,
    },
    /// It listens now; what was said to it before, it has not heard.
    Ready {
        /// Always true.
        ready: bool,
    },
}
