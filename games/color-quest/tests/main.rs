//! All tests from outside but the cases: one program, built once.

mod case;
mod common;
mod content;
mod counts;
mod draws;
mod harness;
mod judgement;
mod laws;
mod learn;
mod notation;
mod page;
mod playthroughs;
mod positions;
mod setup;
mod show;
mod size;
mod transcripts;
mod versions;
mod words;
