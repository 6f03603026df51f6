//! How the table is shown and touched: every position can be drawn, every action pointed at, and pictures stay as they are.
//! `BLESS=1` rewrites the text files beside this one: read the difference before you keep it.

#![allow(clippy::unwrap_used)]

mod answers;
mod everywhere;
mod roster;
mod scenes;
mod verbs;

use crate::common;
use color_quest::ColorQuest;
use golden::Tour;

/// Tables of every kind, to be walked through.
fn tour(rules: &ColorQuest) -> Tour<'_, ColorQuest> {
    Tour { game: rules, setups: common::setups(), kind: common::kind }
}
