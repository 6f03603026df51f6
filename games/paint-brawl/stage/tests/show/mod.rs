//! How the table is shown and touched: every position can be drawn, every action pointed at, and pictures stay as they are.
//! `BLESS=1` rewrites the text files beside this one: read the difference before you keep it.

#![allow(clippy::unwrap_used)]

mod answers;
mod everywhere;
mod scenes;
mod verbs;

use crate::common;
use golden::Tour;
use paint_brawl::{PaintBrawl, State};

/// Tables of every kind, to be walked through.
fn tour(rules: &PaintBrawl) -> Tour<'_, PaintBrawl> {
    Tour { game: rules, setups: common::tables(), kind: crate::kind }
}

/// A position of the files with counted trees.
fn counted(rules: &PaintBrawl, name: &str) -> State {
    golden::counted(rules, concat!(env!("CARGO_MANIFEST_DIR"), "/../rules"), name)
}
