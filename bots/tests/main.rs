//! All tests from outside: one program, built once.

mod bots;
mod color_quest;
mod coraquest;
mod dark_threat;
mod paint_brawl;
