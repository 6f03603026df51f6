//! What goes wrong, for people and for programs.

use serde::{Deserialize, Serialize};

/// Why something was not done.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Fault {
    /// A stable word for programs, such as `stale`, `refused`, `unavailable`.
    pub code: String,
    /// A sentence in English.
    pub en: String,
    /// The same in French.
    pub fr: String,
    /// The rule of the game that forbids it, if a rule does.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rule: Option<String>,
}
