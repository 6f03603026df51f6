//! All tests from outside but the cases: one program, built once.

mod board;
mod case;
mod chance;
mod common;
mod content;
mod counts;
mod draws;
mod harness;
mod hidden;
mod laws;
mod notation;
mod page;
mod playthroughs;
mod positions;
mod setup;
mod size;
mod transcripts;
mod versions;
mod watch;
