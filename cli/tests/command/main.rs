//! The real command, from the outside: what people and scripts rely on.

#![allow(clippy::unwrap_used, reason = "all of this is a test")]

mod bad;
mod brawl;
mod contents;
mod good;
mod many;
mod packs;
mod playing;
mod releases;
mod run;
mod serving;
mod starts;
mod texts;
mod transcripts;
