//! Logs in one file.
//!
//! One writer takes what has come in meanwhile into one transaction (group commit): while the disk is busy with one batch,
//! the next one gathers. Each append is answered after the commit that holds it. Readers do not wait for the writer (WAL).

use super::{Answer, Append, Appended, Heard, Store, StoreError, Stored, signed, stage_number, unsigned};
use crate::time::Millis;
use futures_util::future::{BoxFuture, FutureExt as _};
use serde_json::json;
use sqlx::migrate::{Migration, MigrationType, Migrator};
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteSynchronous};
use sqlx::{ConnectOptions as _, Connection as _, SqlSafeStr as _};
use std::collections::HashSet;
use std::sync::{Mutex, PoisonError};
use std::time::Duration;
use tokio::sync::{mpsc, oneshot};
use tokio::task::JoinHandle;
use tokio::time::{Instant, sleep_until};
use wire::{Number, TableId};

/// The most entries in one transaction.
const BATCH: usize = 256;
/// While there is much to write, batches follow each other at this distance, so that each costs less; what comes alone is
/// written at once.
const GATHER: Duration = Duration::from_millis(4);
/// The most appends that wait; then those who append wait.
const QUEUE: usize = 4096;

const ADD_ENTRIES: &str = "\
INSERT INTO entries (table_id, number, at, line) \
SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3 FROM json_each(?1) WHERE true \
ON CONFLICT (table_id, number) DO NOTHING RETURNING table_id, number";
const SET_ROWS: &str = "\
INSERT INTO tables (id, opened_at, stage, public, due, card) \
SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4, value ->> 5 FROM json_each(?1) WHERE true \
ON CONFLICT (id) DO UPDATE SET stage = excluded.stage, public = excluded.public, due = excluded.due, card = excluded.card";

/// A store in one SQLite file.
#[derive(Debug)]
pub(super) struct Sqlite {
    readers: SqlitePool,
    queue: Mutex<Option<mpsc::Sender<Waiting>>>,
    writer: Mutex<Option<JoinHandle<()>>>,
}

struct Waiting {
    append: Append,
    answer: oneshot::Sender<Result<Appended, StoreError>>,
}

impl Sqlite {
    pub(super) async fn open(file: &str) -> Result<Sqlite, StoreError> {
        let options = SqliteConnectOptions::new()
            .filename(file)
            .create_if_missing(true)
            .journal_mode(SqliteJournalMode::Wal)
            .synchronous(SqliteSynchronous::Full)
            .busy_timeout(Duration::from_secs(5))
            .disable_statement_logging();
        let sql = include_str!("../../migrations/sqlite/1_tables.sql").into_sql_str();
        let first = Migration::new(1, "tables".into(), MigrationType::Simple, sql, false);
        let readers = SqlitePoolOptions::new().max_connections(4).connect_with(options.clone()).await?;
        Migrator::with_migrations(vec![first]).run(&readers).await?;
        let (queue, receiver) = mpsc::channel(QUEUE);
        let writer = tokio::spawn(write(options.connect().await?, options, receiver));
        Ok(Sqlite { readers, queue: Mutex::new(Some(queue)), writer: Mutex::new(Some(writer)) })
    }
}

/// Writes batch after batch, until nobody can append any more.
async fn write(connection: SqliteConnection, options: SqliteConnectOptions, mut queue: mpsc::Receiver<Waiting>) {
    let mut connection = Some(connection);
    let mut batch = Vec::with_capacity(BATCH);
    let mut last = Instant::now();
    while queue.recv_many(&mut batch, BATCH).await > 0 {
        if last.elapsed() < GATHER {
            sleep_until(last + GATHER).await;
            while batch.len() < BATCH {
                let Ok(waiting) = queue.try_recv() else { break };
                batch.push(waiting);
            }
        }
        last = Instant::now();
        let appends: Vec<&Append> = batch.iter().map(|waiting| &waiting.append).collect();
        let result = match &mut connection {
            Some(connection) => commit(connection, &appends).await,
            None => Err(sqlx::Error::WorkerCrashed),
        };
        // After a failure the connection may be in any state: the next batch begins with a new one.
        if result.is_err() {
            connection = options.connect().await.ok();
        }
        let result = result.map_err(StoreError::from);
        for Waiting { append, answer } in batch.drain(..) {
            let done = |written: &HashSet<(String, i64)>| written.contains(&(append.table.0, signed(append.entry.number)));
            let appended = |written| if done(written) { Appended::Done } else { Appended::Taken };
            // Whoever asked may have gone; the entry is written all the same.
            let _ = answer.send(result.as_ref().map(appended).map_err(Clone::clone));
        }
    }
}

/// Writes a batch, and answers with the entries whose number was free.
async fn commit(connection: &mut SqliteConnection, batch: &[&Append]) -> Result<HashSet<(String, i64)>, sqlx::Error> {
    let entry = |append: &&Append| {
        let Stored { number, at, line } = &append.entry;
        json!([append.table, number, at, line])
    };
    let entries = serde_json::Value::from_iter(batch.iter().map(entry)).to_string();
    let add = sqlx::query_as::<_, (String, i64)>(ADD_ENTRIES).bind(entries);
    if batch.iter().all(|append| append.row.is_none()) {
        return Ok(add.fetch_all(connection).await?.into_iter().collect());
    }
    let mut transaction = connection.begin_with("BEGIN IMMEDIATE").await?;
    let written: HashSet<(String, i64)> = add.fetch_all(&mut *transaction).await?.into_iter().collect();
    let row = |append: &&Append| {
        let row = append.row.as_ref()?;
        let new = written.contains(&(append.table.0.clone(), signed(append.entry.number)));
        new.then(|| json!([append.table, append.entry.at, stage_number(row.stage), row.public, row.due, row.card]))
    };
    let rows = serde_json::Value::from_iter(batch.iter().filter_map(row)).to_string();
    sqlx::query(SET_ROWS).bind(rows).execute(&mut *transaction).await?;
    transaction.commit().await?;
    Ok(written)
}

impl Store for Sqlite {
    fn append(&self, append: Append) -> Answer<'_, Appended> {
        let closed = || StoreError("the store is closed".to_owned());
        async move {
            let (answer, answered) = oneshot::channel();
            let queue = self.queue.lock().unwrap_or_else(PoisonError::into_inner).clone().ok_or_else(closed)?;
            queue.send(Waiting { append, answer }).await.map_err(|_| closed())?;
            drop(queue);
            answered.await.map_err(|_| closed())?
        }
        .boxed()
    }

    fn read<'a>(&'a self, table: &'a TableId, after: Number) -> Answer<'a, Vec<Stored>> {
        const READ: &str = "SELECT number, at, line FROM entries WHERE table_id = ?1 AND number > ?2 ORDER BY number";
        async move {
            let rows = sqlx::query_as::<_, (i64, i64, String)>(READ).bind(&table.0).bind(signed(after));
            let stored = |(number, at, line)| Stored { number: unsigned(number), at: unsigned(at), line };
            Ok(rows.fetch_all(&self.readers).await?.into_iter().map(stored).collect())
        }
        .boxed()
    }

    fn lobby(&self, since: Millis, most: u32) -> Answer<'_, Vec<String>> {
        const LOBBY: &str =
            "SELECT card FROM tables WHERE stage = 0 AND public AND opened_at >= ?1 ORDER BY opened_at DESC LIMIT ?2";
        async move { Ok(sqlx::query_scalar(LOBBY).bind(signed(since)).bind(most).fetch_all(&self.readers).await?) }.boxed()
    }

    fn due(&self, before: Millis, most: u32) -> Answer<'_, Vec<TableId>> {
        const DUE: &str = "SELECT id FROM tables WHERE due IS NOT NULL AND due <= ?1 ORDER BY due LIMIT ?2";
        async move {
            let ids: Vec<String> = sqlx::query_scalar(DUE).bind(signed(before)).bind(most).fetch_all(&self.readers).await?;
            Ok(ids.into_iter().map(TableId).collect())
        }
        .boxed()
    }

    fn open_tables(&self) -> Answer<'_, u64> {
        const COUNT: &str = "SELECT count(*) FROM tables WHERE stage < 2";
        async move { Ok(unsigned(sqlx::query_scalar(COUNT).fetch_one(&self.readers).await?)) }.boxed()
    }

    fn forget_lobbies(&self, before: Millis) -> Answer<'_, u64> {
        const ENTRIES: &str = "DELETE FROM entries WHERE table_id IN (SELECT id FROM tables WHERE stage = 0 AND opened_at < ?1)";
        const TABLES: &str = "DELETE FROM tables WHERE stage = 0 AND opened_at < ?1";
        async move {
            let mut transaction = self.readers.begin_with("BEGIN IMMEDIATE").await?;
            sqlx::query(ENTRIES).bind(signed(before)).execute(&mut *transaction).await?;
            let gone = sqlx::query(TABLES).bind(signed(before)).execute(&mut *transaction).await?;
            transaction.commit().await?;
            Ok(gone.rows_affected())
        }
        .boxed()
    }

    fn ping(&self) -> Answer<'_, ()> {
        async move {
            sqlx::query("SELECT 1").execute(&self.readers).await?;
            Ok(())
        }
        .boxed()
    }

    fn listen(&self) -> Option<mpsc::Receiver<Heard>> {
        None
    }

    fn close(&self) -> BoxFuture<'_, ()> {
        async move {
            drop(self.queue.lock().unwrap_or_else(PoisonError::into_inner).take());
            let writer = self.writer.lock().unwrap_or_else(PoisonError::into_inner).take();
            if let Some(writer) = writer {
                // It ends by itself when the queue is empty.
                let _ = writer.await;
            }
            self.readers.close().await;
        }
        .boxed()
    }
}
