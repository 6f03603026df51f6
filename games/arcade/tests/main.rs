//! All tests from outside: one program, built once.

mod packs;
mod rosters;
mod secrets;
mod sight;
mod worlds;
