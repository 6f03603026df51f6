//! The secrets that this browser holds: seats that it plays for, and tables that it opened.

use crate::storage;
use serde::{Deserialize, Serialize};
use wire::{Held, Secret, TableId};

/// What this browser holds of one table.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Keys {
    /// The seat that it plays for.
    pub(crate) seat: Option<Secret>,
    /// What lets it begin the game.
    pub(crate) host: Option<Secret>,
    /// Invitations for the other seats.
    #[serde(default)]
    pub(crate) invitations: Vec<Held>,
}

impl Keys {
    fn place(table: &TableId) -> String {
        format!("keys.{table}")
    }

    /// What is held of a table.
    pub(crate) fn of(table: &TableId) -> Keys {
        storage::get(&Keys::place(table)).and_then(|text| serde_json::from_str(&text).ok()).unwrap_or_default()
    }

    /// Keeps it.
    pub(crate) fn keep(&self, table: &TableId) {
        if let Ok(text) = serde_json::to_string(self) {
            storage::set(&Keys::place(table), &text);
        }
    }
}
