//! Logs in one file.
//!
//! One writer takes what has come in meanwhile into one transaction (group commit): while the disk is busy with one batch,
//! the next one gathers. Each append is answered after the commit that holds it. Readers do not wait for the writer (WAL).

use super::{Answer, Append, Appended, Notice, Store, StoreError, Stored, signed, stage_number, unsigned};
use crate::time::Millis;
use futures_util::future::{BoxFuture, FutureExt as _};
use sqlx::migrate::{Migration, MigrationType, Migrator};
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteSynchronous};
use sqlx::{ConnectOptions as _, Connection as _, QueryBuilder, SqlSafeStr as _};
use std::sync::{Mutex, PoisonError};
use std::time::Duration;
use tokio::sync::{mpsc, oneshot};
use tokio::task::JoinHandle;
use tokio::time::{Instant, sleep_until};
use wire::{Number, TableId};

/// The most entries in one transaction.
const BATCH: usize = 256;
/// While several write at once, batches follow each other at this distance, so that each costs less; whoever writes alone, one
/// entry after another, never waits.
const GATHER: Duration = Duration::from_millis(20);
/// The most appends that wait; then those who append wait.
const QUEUE: usize = 4096;
/// What each connection keeps of the file in memory (in KiB when negative): the ends of the logs of some thousand tables.
const CACHE: &str = "-16384";
/// After so many pages of 4 KiB the journal is carried over into the file: a page that every batch changes, only once.
const CHECKPOINT: &str = "4096";

const ADD_ENTRIES: &str = "INSERT INTO entries (table_id, number, at, line) ";
const SET_ROWS: &str = "INSERT INTO tables (id, opened_at, stage, public, due, card) ";
const OR_CHANGE: &str = " ON CONFLICT (id) DO UPDATE \
SET stage = excluded.stage, public = excluded.public, due = excluded.due, card = excluded.card";

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
            .pragma("cache_size", CACHE)
            .pragma("wal_autocheckpoint", CHECKPOINT)
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
    let (mut last, mut alone) = (Instant::now(), true);
    while queue.recv_many(&mut batch, BATCH).await > 0 {
        if !alone && last.elapsed() < GATHER {
            sleep_until(last + GATHER).await;
            while batch.len() < BATCH {
                let Ok(waiting) = queue.try_recv() else { break };
                batch.push(waiting);
            }
        }
        (last, alone) = (Instant::now(), batch.len() == 1);
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
        for (index, Waiting { answer, .. }) in batch.drain(..).enumerate() {
            let appended = |free: &Vec<bool>| if free[index] { Appended::Done } else { Appended::Taken };
            // Whoever asked may have gone; the entry is written all the same.
            let _ = answer.send(result.as_ref().map(appended).map_err(Clone::clone));
        }
    }
}

/// Writes a batch, and answers for each append whether its number was free.
async fn commit(connection: &mut SqliteConnection, batch: &[&Append]) -> Result<Vec<bool>, sqlx::Error> {
    match all_or_none(connection, batch).await {
        Ok(()) => Ok(vec![true; batch.len()]),
        Err(sqlx::Error::Database(error)) if error.is_unique_violation() => one_by_one(connection, batch).await,
        Err(error) => Err(error),
    }
}

/// Writes a batch as a whole: nothing of it, if one of the numbers is taken.
async fn all_or_none(connection: &mut SqliteConnection, batch: &[&Append]) -> Result<(), sqlx::Error> {
    if batch.iter().all(|append| append.row.is_none()) {
        add_entries(batch).build().execute(connection).await?;
        return Ok(());
    }
    let mut transaction = connection.begin_with("BEGIN IMMEDIATE").await?;
    add_entries(batch).build().execute(&mut *transaction).await?;
    set_rows(batch).build().execute(&mut *transaction).await?;
    transaction.commit().await
}

/// Somebody else was faster at one of the tables: what is free is written all the same.
async fn one_by_one(connection: &mut SqliteConnection, batch: &[&Append]) -> Result<Vec<bool>, sqlx::Error> {
    let mut transaction = connection.begin_with("BEGIN IMMEDIATE").await?;
    let mut free = Vec::with_capacity(batch.len());
    for append in batch.chunks(1) {
        let mut add = add_entries(append);
        let added = add.push(" ON CONFLICT (table_id, number) DO NOTHING").build().execute(&mut *transaction).await?;
        free.push(added.rows_affected() > 0);
        if added.rows_affected() > 0 && append[0].row.is_some() {
            set_rows(append).build().execute(&mut *transaction).await?;
        }
    }
    transaction.commit().await?;
    Ok(free)
}

fn add_entries(batch: &[&Append]) -> QueryBuilder<sqlx::Sqlite> {
    let mut add = QueryBuilder::new(ADD_ENTRIES);
    add.push_values(batch, |mut values, append| {
        let Stored { number, at, line } = &append.entry;
        values.push_bind(&append.table.0).push_bind(signed(*number)).push_bind(signed(*at)).push_bind(line);
    });
    add
}

/// What is now known of the tables of which something changed; there must be one.
fn set_rows(batch: &[&Append]) -> QueryBuilder<sqlx::Sqlite> {
    let mut set = QueryBuilder::new(SET_ROWS);
    let changed = batch.iter().filter_map(|append| Some((append, append.row.as_ref()?)));
    set.push_values(changed, |mut values, (append, row)| {
        values.push_bind(&append.table.0).push_bind(signed(append.entry.at)).push_bind(stage_number(row.stage));
        values.push_bind(row.public).push_bind(row.due.map(signed)).push_bind(&row.card);
    });
    set.push(OR_CHANGE);
    set
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

    fn listen(&self) -> Option<mpsc::Receiver<Notice>> {
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

#[cfg(test)]
mod tests {
    use super::Sqlite;
    use crate::store::{Append, Appended, Row, Store as _, Stored};
    use futures_util::future::join_all;
    use wire::{Stage, TableId};

    fn append(table: &str, number: u64, line: &str, card: Option<&str>) -> Append {
        let row = |card: &str| Row { stage: Stage::Lobby, public: true, due: None, card: card.to_owned() };
        Append { table: TableId(table.to_owned()), entry: Stored { number, at: 5, line: line.to_owned() }, row: card.map(row) }
    }

    #[tokio::test]
    async fn of_a_batch_everything_is_written_whose_number_is_free() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("logs.db").display().to_string();
        let (one, other) = (Sqlite::open(&file).await.unwrap(), Sqlite::open(&file).await.unwrap());
        let first = append("a", 1, "one was faster", Some("card of one"));
        assert_eq!(one.append(first).await, Ok(Appended::Done));
        let batch = [
            append("a", 1, "the other was slower", Some("card of the other")),
            append("b", 1, "it's \"free\"", Some("card of b")),
            append("a", 2, "next", None),
        ];
        let answers = join_all(batch.map(|append| other.append(append))).await;
        assert_eq!(answers, [Ok(Appended::Taken), Ok(Appended::Done), Ok(Appended::Done)]);
        let lines = |stored: Vec<Stored>| stored.into_iter().map(|stored| stored.line).collect::<Vec<_>>();
        assert_eq!(lines(one.read(&TableId("a".to_owned()), 0).await.unwrap()), ["one was faster", "next"]);
        assert_eq!(lines(one.read(&TableId("b".to_owned()), 0).await.unwrap()), ["it's \"free\""]);
        let mut lobby = one.lobby(0, 9).await.unwrap();
        lobby.sort();
        assert_eq!(lobby, ["card of b", "card of one"]);
        one.close().await;
        other.close().await;
    }
}
