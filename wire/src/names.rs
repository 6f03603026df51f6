//! Names and numbers of the conversation.

use serde::{Deserialize, Serialize};
use std::fmt;

/// The most characters of a guest's name.
pub const MAX_NAME: usize = 40;
/// The most characters of a word that a seat adds to the luck.
pub const MAX_WORD: usize = 64;
/// The most characters of a [`MessageId`].
pub const MAX_ID: usize = 64;

/// The number of an entry in a table's log, from 1; 0 is before the first.
pub type Number = u64;

/// The name of a table in links. It is no secret: whoever knows it may watch.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct TableId(pub String);

impl fmt::Display for TableId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// An id that a client gives to a message of its own, new for every wish and the same for every retry of it.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct MessageId(pub String);

/// What holds a seat. Never in a path or a query, which get logged: in a body, a first message, or behind `#`.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Secret(pub String);

/// It would end in a log.
impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret(..)")
    }
}

/// How well a bot plays.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Level {
    /// For a first game.
    Easy,
    /// For most people.
    #[default]
    Normal,
    /// As well as it can.
    Hard,
}
