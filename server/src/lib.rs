//! Tables over the network, kept as append-only logs.
//!
//! A table is a log of entries in a [`store`](store::Store). Accepting something is writing the next entry, if its number is
//! still free; only then is anybody told. Everything else (whose turn it is, what a seat may see, what the clocks show)
//! follows from the log, so that nothing hangs off a connection or a process.
//!
//! This crate knows no game: rules come from `arcade`. What a client is told is a world of its own viewer, never a position.

mod bot_pool;
mod clocks;
mod config;
mod entry;
mod error;
mod games;
mod http;
mod keys;
mod metrics;
mod pages;
mod replica;
mod serve;
mod service;
pub mod store;
mod time;

pub use config::{BotLevels, Config, Limits};
pub use games::Games;
pub use pages::{Draft, Now, Page, Pages};
pub use serve::{Failure, Server, run};
pub use time::{Millis, Time};
pub use wire::{OfferedPack, Offers};
