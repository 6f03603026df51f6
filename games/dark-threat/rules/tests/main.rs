//! All tests from outside but those that need words: one program, built once.

mod common;
mod content;
mod counts;
mod draws;
mod laws;
mod notation;
mod page;
mod playthroughs;
mod setup;
mod size;
mod transcripts;
mod versions;
