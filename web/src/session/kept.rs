//! Local games that this page cannot read: they are kept under a name, can be downloaded, and are tried again when wanted.

use super::local::PLACE;
use crate::games::Unread;
use crate::said::Said;
use crate::storage;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use texts::Message;

/// A local game that was put aside.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Kept {
    /// The game's name; empty if it is not known.
    pub(crate) game: String,
    /// When it was put aside, in milliseconds since 1970.
    pub(crate) at: f64,
    /// Why.
    pub(crate) why: Why,
    /// What the browser remembered, to the letter.
    pub(crate) saved: String,
}

/// Why a game was put aside, as the browser remembers it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(untagged)]
pub(crate) enum Why {
    /// In English and French, as earlier releases remembered it.
    Told([String; 2]),
    /// As a text of the page.
    Message(Message),
    /// As it was said then.
    Words(String),
}

impl Why {
    fn of(said: &Said) -> Why {
        match said {
            Said::Message(message) => Why::Message(message.clone()),
            Said::Error(error) => Why::Message(error.message()),
            Said::Words(words) => Why::Words(words.clone()),
        }
    }
}

impl From<Why> for Said {
    fn from(why: Why) -> Said {
        match why {
            Why::Told(sentences) => {
                let written: BTreeMap<String, String> = ["en", "fr"].into_iter().map(str::to_owned).zip(sentences).collect();
                Message::new(texts::COMMON, "fault-said").with("text", written).into()
            }
            Why::Message(message) => message.into(),
            Why::Words(words) => Said::Words(words),
        }
    }
}

/// Where the browser remembers them.
const KEPT: &str = "kept";

/// What was put aside.
pub(crate) fn all() -> Vec<Kept> {
    storage::get(KEPT).and_then(|text| serde_json::from_str(&text).ok()).unwrap_or_default()
}

fn write(all: &[Kept]) -> bool {
    serde_json::to_string(all).is_ok_and(|text| storage::keep(KEPT, &text))
}

/// Puts the remembered game aside, if there is room for it; else it stays where it is.
pub(super) fn put_aside(saved: &str, game: String, unread: Unread) -> Unread {
    let mut kept = all();
    kept.push(Kept { game, at: js_sys::Date::now(), why: Why::of(&unread.said()), saved: saved.to_owned() });
    if write(&kept) {
        storage::remove(PLACE);
    }
    unread
}

/// Forgets one of them.
pub(crate) fn forget(index: usize) {
    let mut kept = all();
    if index < kept.len() {
        kept.remove(index);
        write(&kept);
    }
}

/// Puts one of them back where games are gone on with; what is remembered there is put aside instead.
pub(crate) fn take_back(index: usize) {
    let mut kept = all();
    if index >= kept.len() {
        return;
    }
    let wanted = kept.remove(index);
    if let Some(now) = storage::get(PLACE) {
        kept.push(Kept { game: String::new(), at: js_sys::Date::now(), saved: now, ..wanted.clone() });
    }
    if write(&kept) {
        storage::set(PLACE, &wanted.saved);
    }
}
