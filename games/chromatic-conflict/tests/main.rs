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
mod learn;
mod notation;
mod page;
mod playthroughs;
mod scene;
mod setup;
mod show;
mod transcripts;
mod versions;
mod watch;
mod words;
