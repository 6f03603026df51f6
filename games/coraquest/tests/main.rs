//! All tests from outside but the cases: one program, built once.

mod case;
mod common;
mod content;
mod counts;
mod custom;
mod drawings;
mod draws;
mod harness;
mod house_faults;
mod laws;
mod learn;
mod notation;
mod packs;
mod playthroughs;
mod quest_effects;
mod quest_faults;
mod random;
mod sentences;
mod setup;
mod show;
mod size;
mod torn;
mod transcripts;
mod versions;
mod words;
mod workshop;
