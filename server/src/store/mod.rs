//! Where logs are kept.
//!
//! A store has one idea: compare-and-append. An entry is written if its number is still free at its table, and it is on disk
//! before anybody hears of it. Whoever comes second is told so, and reads what came first.

mod memory;
mod postgres;
mod sqlite;

pub use memory::{Failure as MemoryFailure, Memory};

use crate::entry::LogEntry;
use crate::time::Millis;
use futures_util::future::BoxFuture;
use std::fmt;
use std::sync::Arc;
use tokio::sync::mpsc;
use wire::{Number, Stage, TableId};

/// What a store answers, sooner or later.
pub type Answer<'a, T> = BoxFuture<'a, Result<T, StoreError>>;

/// A store that could not do it; the cause is for the log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoreError(pub String);

impl fmt::Display for StoreError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for StoreError {}

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> StoreError {
        StoreError(error.to_string())
    }
}

impl From<sqlx::migrate::MigrateError> for StoreError {
    fn from(error: sqlx::migrate::MigrateError) -> StoreError {
        StoreError(format!("the database cannot be brought up to date: {error}"))
    }
}

/// An entry as it is kept: its text is opaque to stores.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stored {
    /// Its number at its table, from 1.
    pub number: Number,
    /// When it was accepted.
    pub at: Millis,
    /// What it says, as JSON.
    pub line: String,
}

/// What is known of a table without reading its log. It changes rarely.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row {
    /// How far it is.
    pub stage: Stage,
    /// Whether the lobby lists it.
    pub public: bool,
    /// When somebody must look at it (a clock runs out, a bot must think).
    pub due: Option<Millis>,
    /// What the lobby shows, as JSON.
    pub card: String,
}

/// Something to be written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Append {
    /// At which table.
    pub table: TableId,
    /// The entry.
    pub entry: Stored,
    /// What is now known of the table, if that has changed.
    pub row: Option<Row>,
}

/// What became of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Appended {
    /// It is on disk.
    Done,
    /// Another entry has this number.
    Taken,
}

/// What other processes wrote.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Notice {
    /// An entry at this table.
    Entry(TableId, Number),
    /// Something may have been missed: everything must be read again.
    Gap,
}

/// Where logs are kept.
pub trait Store: Send + Sync + fmt::Debug {
    /// Writes an entry and what is known of its table, both or neither, if the number is free.
    fn append(&self, append: Append) -> Answer<'_, Appended>;
    /// The entries of a table after this number, in order.
    fn read<'a>(&'a self, table: &'a TableId, after: Number) -> Answer<'a, Vec<Stored>>;
    /// What the lobby shows of public tables that wait for players and were opened since then, newest first.
    fn lobby(&self, since: Millis, most: u32) -> Answer<'_, Vec<String>>;
    /// Tables that somebody must look at before this time.
    fn due(&self, before: Millis, most: u32) -> Answer<'_, Vec<TableId>>;
    /// How many tables are not over.
    fn open_tables(&self) -> Answer<'_, u64>;
    /// Forgets tables at which nobody began to play, opened before this time.
    fn forget_lobbies(&self, before: Millis) -> Answer<'_, u64>;
    /// Whether it can be reached.
    fn ping(&self) -> Answer<'_, ()>;
    /// What other processes write, where there are any: the listener hears of its own entries too.
    fn listen(&self) -> Option<mpsc::Receiver<Notice>>;
    /// Finishes what was begun.
    fn close(&self) -> BoxFuture<'_, ()>;
}

/// Opens the store that a text names: a file for SQLite (with or without `sqlite:`), or a `postgres://` address.
///
/// # Errors
/// If it cannot be reached or brought up to date.
pub async fn open(database: &str) -> Result<Arc<dyn Store>, StoreError> {
    if database.starts_with("postgres://") || database.starts_with("postgresql://") {
        return Ok(Arc::new(postgres::Postgres::open(database).await?));
    }
    let file = database.strip_prefix("sqlite:").unwrap_or(database);
    Ok(Arc::new(sqlite::Sqlite::open(file.strip_prefix("//").unwrap_or(file)).await?))
}

impl Stored {
    pub(crate) fn of(entry: &LogEntry) -> Result<Stored, StoreError> {
        let line = serde_json::to_string(&entry.line).map_err(|error| StoreError(error.to_string()))?;
        Ok(Stored { number: entry.number, at: entry.at, line })
    }

    pub(crate) fn read(&self) -> Result<LogEntry, String> {
        let line = serde_json::from_str(&self.line).map_err(|error| format!("entry {}: {error}", self.number))?;
        Ok(LogEntry { number: self.number, at: self.at, line })
    }
}

/// How stages are kept.
fn stage_number(stage: Stage) -> i16 {
    match stage {
        Stage::Lobby => 0,
        Stage::Playing => 1,
        Stage::Over => 2,
    }
}

/// Databases have signed numbers; none of ours is that large.
fn signed(number: u64) -> i64 {
    i64::try_from(number).unwrap_or(i64::MAX)
}

fn unsigned(number: i64) -> u64 {
    u64::try_from(number).unwrap_or(0)
}
