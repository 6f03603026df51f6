//! All tests from outside but the cases: one program, built once.

mod arithmetic;
mod case;
mod chance;
mod content;
mod counts;
mod draws;
mod harness;
mod hidden;
mod laws;
mod notation;
mod page;
mod playthroughs;
mod setup;
mod transcripts;
mod versions;
mod watch;
