//! What goes wrong, for people and for programs.

use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use texts::{COMMON, Message};

/// Why something was not done.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "Sent")]
pub struct Fault {
    /// A stable word for programs, such as `stale`, `refused`, `unavailable`.
    pub code: String,
    /// What is said of it: whoever shows it says it in the language of its reader.
    pub message: Message,
    /// The rule of the game that forbids it, if a rule does.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rule: Option<String>,
}

/// A fault as it was ever sent: before version 4 of the protocol as a sentence in each of two languages.
#[derive(Deserialize)]
struct Sent {
    code: String,
    message: Option<Message>,
    rule: Option<String>,
    #[serde(flatten)]
    sentences: BTreeMap<String, String>,
}

impl From<Sent> for Fault {
    fn from(Sent { code, message, rule, sentences }: Sent) -> Fault {
        let message = message.unwrap_or_else(|| Message::new(COMMON, "fault-said").with("text", sentences));
        Fault { code, message, rule }
    }
}
