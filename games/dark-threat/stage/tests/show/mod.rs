//! How the table is shown and touched: every position can be drawn, every action pointed at, and pictures stay as they are.
//! `BLESS=1` rewrites the text files beside this one: read the difference before you keep it.

#![allow(clippy::unwrap_used)]

mod everywhere;
mod scenes;
mod verbs;

use crate::common;
use dark_threat::DarkThreat;
use golden::Tour;

/// Tables of every kind, to be walked through.
fn tour(rules: &DarkThreat) -> Tour<'_, DarkThreat> {
    Tour { game: rules, setups: common::setups(), kind: crate::kind }
}
