//! How a server is run.

use crate::games::Games;
use crate::time::{Millis, Time};
use bots::{Player, Spec};
use std::net::SocketAddr;
use std::ops::RangeInclusive;
use std::time::Duration;
use wire::{Level, OLDEST_CLIENT, PROTOCOL};

/// How a server is run.
#[derive(Clone, Debug)]
pub struct Config {
    /// Where it listens.
    pub listen: SocketAddr,
    /// Where logs are kept: a file, or a `postgres://` address.
    pub database: String,
    /// The origins under which browsers know it (`https://example.org`); if none is named, that of the request's own host.
    pub origins: Vec<String>,
    /// Whether a proxy stands before it whose `X-Forwarded-For` tells the client's address.
    pub behind_proxy: bool,
    /// The games that it offers.
    pub games: Games,
    /// The packs that it offers for them.
    pub offers: wire::Offers,
    /// How many threads think for bots.
    pub bot_threads: usize,
    /// How bots of a level play.
    pub bots: BotLevels,
    /// What is too much.
    pub limits: Limits,
    /// The versions of the conversation that are spoken, from the oldest to the newest.
    pub protocols: RangeInclusive<u32>,
    /// What time it is.
    pub time: Time,
}

impl Config {
    /// The most bytes that the packs of a table have together.
    pub const LARGEST_PACK: usize = crate::replica::LARGEST_PACK;

    /// A server with the usual settings.
    #[must_use]
    pub fn usual(listen: SocketAddr, database: impl Into<String>) -> Config {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        Config {
            listen,
            database: database.into(),
            origins: Vec::new(),
            behind_proxy: false,
            games: Games::shipped(),
            offers: wire::Offers::default(),
            bot_threads: cores.saturating_sub(1).max(1),
            bots: BotLevels::default(),
            limits: Limits::default(),
            protocols: OLDEST_CLIENT..=PROTOCOL,
            time: Time::of_machine(),
        }
    }
}

/// How bots of each level play.
#[derive(Clone, Copy, Debug)]
pub struct BotLevels {
    /// For a first game.
    pub easy: Spec,
    /// For most people.
    pub normal: Spec,
    /// As well as it can.
    pub hard: Spec,
}

impl BotLevels {
    pub(crate) fn of(&self, level: Level) -> Spec {
        match level {
            Level::Easy => self.easy,
            Level::Normal => self.normal,
            Level::Hard => self.hard,
        }
    }
}

impl Default for BotLevels {
    fn default() -> BotLevels {
        let [easy, normal, hard] = [Player::Easy, Player::Normal, Player::Hard].map(Spec::usual);
        BotLevels { easy, normal, hard }
    }
}

/// What is too much.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// The largest body and the largest message, in bytes.
    pub message: usize,
    /// How many messages a connection may send at once.
    pub burst: u32,
    /// How many messages a second it may send in the long run.
    pub rate: u32,
    /// How many tables one address may open in an hour.
    pub tables_per_hour: u32,
    /// How many connections one address may have.
    pub sockets: u32,
    /// How many tables may be open in all.
    pub tables: u64,
    /// How many tables are kept in memory while nobody looks at them.
    pub idle_rooms: usize,
    /// How long a connection may be silent; it is asked for a sign of life in time.
    pub silence: Duration,
    /// How long a hello may take.
    pub hello: Duration,
    /// How long a request may take to arrive, its head as well as the rest.
    pub request: Duration,
    /// How many messages may wait for a client that reads slowly.
    pub outbox: usize,
    /// How long the seat that decides may think before others may hand it to a bot, in milliseconds.
    pub patience: Millis,
    /// How long a table without a game is kept, in milliseconds.
    pub lobby: Millis,
    /// The usual pause after an action to which others may react, in milliseconds.
    pub pause_ms: u32,
    /// How many decisions may wait for a bot.
    pub bot_queue: usize,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            message: 16 * 1024,
            burst: 40,
            rate: 10,
            tables_per_hour: 60,
            sockets: 64,
            tables: 100_000,
            idle_rooms: 2_000,
            silence: Duration::from_secs(75),
            hello: Duration::from_secs(10),
            request: Duration::from_secs(30),
            outbox: 128,
            patience: 60_000,
            lobby: 24 * 3_600_000,
            pause_ms: 1_500,
            bot_queue: 10_000,
        }
    }
}
