//! The page in a real browser: one program, built once, whose tests run side by side.

mod coraquest;
mod costs;
mod games;
mod harness;
mod hotseat;
mod languages;
mod lessons;
mod online;
mod page;
mod phone;
mod pseudo;
mod refusals;
mod releases;
mod replay;
mod roster;
mod workshop;
