//! Logs in PostgreSQL, for several processes.
//!
//! An append is one statement: the entry, what is known of the table, and the notification, all or nothing. Every process
//! listens; a notification says only which table has grown to which number, and whoever cares reads the log.

use super::{Answer, Append, Appended, Notice, Store, StoreError, Stored, signed, stage_number, unsigned};
use crate::time::Millis;
use futures_util::future::{BoxFuture, FutureExt as _};
use sqlx::SqlSafeStr as _;
use sqlx::migrate::{Migration, MigrationType, Migrator};
use sqlx::postgres::{PgListener, PgPool, PgPoolOptions};
use std::time::Duration;
use tokio::sync::mpsc;
use wire::{Number, TableId};

const CHANNEL: &str = "khroma";

const APPEND: &str = "\
WITH added AS ( \
  INSERT INTO entries (table_id, number, at, line) VALUES ($1, $2, $3, $4) \
  ON CONFLICT (table_id, number) DO NOTHING RETURNING number \
) SELECT pg_notify('khroma', $1 || ' ' || number) FROM added";
const APPEND_WITH_ROW: &str = "\
WITH added AS ( \
  INSERT INTO entries (table_id, number, at, line) VALUES ($1, $2, $3, $4) \
  ON CONFLICT (table_id, number) DO NOTHING RETURNING number \
), known AS ( \
  INSERT INTO tables (id, opened_at, stage, public, due, card) \
  SELECT $1, $3, $5, $6, $7, $8 FROM added \
  ON CONFLICT (id) DO UPDATE SET stage = excluded.stage, public = excluded.public, due = excluded.due, card = excluded.card \
) SELECT pg_notify('khroma', $1 || ' ' || number) FROM added";

/// A store in PostgreSQL.
#[derive(Debug)]
pub(super) struct Postgres {
    pool: PgPool,
}

impl Postgres {
    pub(super) async fn open(address: &str) -> Result<Postgres, StoreError> {
        let options = PgPoolOptions::new().max_connections(10).acquire_timeout(Duration::from_secs(5));
        let pool = options.connect(address).await?;
        let sql = include_str!("../../migrations/postgres/1_tables.sql").into_sql_str();
        let first = Migration::new(1, "tables".into(), MigrationType::Simple, sql, false);
        Migrator::with_migrations(vec![first]).run(&pool).await?;
        Ok(Postgres { pool })
    }
}

impl Store for Postgres {
    fn append(&self, Append { table, entry, row }: Append) -> Answer<'_, Appended> {
        async move {
            let query = sqlx::query(if row.is_some() { APPEND_WITH_ROW } else { APPEND });
            let mut query = query.bind(table.0).bind(signed(entry.number)).bind(signed(entry.at)).bind(entry.line);
            if let Some(row) = row {
                query = query.bind(stage_number(row.stage)).bind(row.public).bind(row.due.map(signed)).bind(row.card);
            }
            let added = query.fetch_optional(&self.pool).await?;
            Ok(if added.is_some() { Appended::Done } else { Appended::Taken })
        }
        .boxed()
    }

    fn read<'a>(&'a self, table: &'a TableId, after: Number) -> Answer<'a, Vec<Stored>> {
        const READ: &str = "SELECT number, at, line FROM entries WHERE table_id = $1 AND number > $2 ORDER BY number";
        async move {
            let rows = sqlx::query_as::<_, (i64, i64, String)>(READ).bind(&table.0).bind(signed(after));
            let stored = |(number, at, line)| Stored { number: unsigned(number), at: unsigned(at), line };
            Ok(rows.fetch_all(&self.pool).await?.into_iter().map(stored).collect())
        }
        .boxed()
    }

    fn lobby(&self, since: Millis, most: u32) -> Answer<'_, Vec<String>> {
        const LOBBY: &str =
            "SELECT card FROM tables WHERE stage = 0 AND public AND opened_at >= $1 ORDER BY opened_at DESC LIMIT $2";
        async move { Ok(sqlx::query_scalar(LOBBY).bind(signed(since)).bind(i64::from(most)).fetch_all(&self.pool).await?) }
            .boxed()
    }

    fn due(&self, before: Millis, most: u32) -> Answer<'_, Vec<TableId>> {
        const DUE: &str = "SELECT id FROM tables WHERE due IS NOT NULL AND due <= $1 ORDER BY due LIMIT $2";
        async move {
            let query = sqlx::query_scalar(DUE).bind(signed(before)).bind(i64::from(most));
            let ids: Vec<String> = query.fetch_all(&self.pool).await?;
            Ok(ids.into_iter().map(TableId).collect())
        }
        .boxed()
    }

    fn open_tables(&self) -> Answer<'_, u64> {
        const COUNT: &str = "SELECT count(*) FROM tables WHERE stage < 2";
        async move { Ok(unsigned(sqlx::query_scalar(COUNT).fetch_one(&self.pool).await?)) }.boxed()
    }

    fn forget_lobbies(&self, before: Millis) -> Answer<'_, u64> {
        const FORGET: &str = "\
            WITH gone AS (DELETE FROM tables WHERE stage = 0 AND opened_at < $1 RETURNING id), \
            logs AS (DELETE FROM entries USING gone WHERE table_id = gone.id) \
            SELECT count(*) FROM gone";
        async move { Ok(unsigned(sqlx::query_scalar(FORGET).bind(signed(before)).fetch_one(&self.pool).await?)) }.boxed()
    }

    fn ping(&self) -> Answer<'_, ()> {
        async move {
            sqlx::query("SELECT 1").execute(&self.pool).await?;
            Ok(())
        }
        .boxed()
    }

    fn listen(&self) -> Option<mpsc::Receiver<Notice>> {
        let (sender, receiver) = mpsc::channel(1024);
        tokio::spawn(listen(self.pool.clone(), sender));
        Some(receiver)
    }

    fn close(&self) -> BoxFuture<'_, ()> {
        async move { self.pool.close().await }.boxed()
    }
}

/// Passes notifications on until nobody listens; after every loss of the connection it tells that there is a gap.
async fn listen(pool: PgPool, heard: mpsc::Sender<Notice>) {
    while !heard.is_closed() && !pool.is_closed() {
        if let Err(error) = listen_once(&pool, &heard).await {
            tracing::warn!(%error, "the notifications of the database were lost");
            tokio::time::sleep(Duration::from_millis(500)).await;
        }
    }
}

async fn listen_once(pool: &PgPool, heard: &mpsc::Sender<Notice>) -> Result<(), sqlx::Error> {
    let mut listener = PgListener::connect_with(pool).await?;
    listener.listen(CHANNEL).await?;
    // What was written between two connections was not heard.
    let _ = heard.send(Notice::Gap).await;
    loop {
        let Some(notification) = listener.try_recv().await? else { return Ok(()) };
        let Some((table, number)) = notification.payload().split_once(' ') else { continue };
        let Ok(number) = number.parse() else { continue };
        if heard.send(Notice::Entry(TableId(table.to_owned()), number)).await.is_err() {
            return Ok(());
        }
    }
}
