//! Opening tables and sitting down.

use super::{Attempt, TRIES, TableService};
use crate::entry::{LogEntry, LogRecord};
use crate::error::{ApiError, ErrorCode};
use crate::replica::{Opening, TableReplica, open};
use crate::store::{Append, Appended, Stored};
use wire::{Held, Lobby, MadeTable, MakeTable, TableId, TableInfo, TakeSeat};

/// The most tables that the lobby shows.
const LISTED: u32 = 100;

impl TableService {
    /// Opens a table.
    pub(crate) async fn make(&self, ask: &MakeTable) -> Result<MadeTable, ApiError> {
        if self.open_tables.value() >= self.config.limits.tables {
            return Err(ErrorCode::HouseFull.into());
        }
        let (games, asked, pause) = (self.config.games.clone(), ask.clone(), self.config.limits.pause_ms);
        // A pack takes a while to read: others do not wait for it.
        let opening = match ask.packs.is_empty() {
            true => open(&games, ask, pause),
            false => {
                let read = tokio::task::spawn_blocking(move || open(&games, &asked, pause)).await;
                read.unwrap_or_else(|error| Err(ApiError::Log(format!("a pack could not be read to its end: {error}"))))
            }
        };
        let Opening { id, event, made } = opening?;
        let entry = LogEntry { number: 1, at: self.now(), line: LogRecord { request_key: None, event } };
        let replica = TableReplica::open(&self.config.games, id.clone(), &entry).map_err(ApiError::Log)?;
        let append = Append { table: id.clone(), entry: Stored::of(&entry)?, row: Some(self.row(&replica)?) };
        let appended = self.store.append(append).await.inspect_err(|error| {
            self.metrics.store_errors.add(1);
            tracing::error!(%error, "a table could not be opened");
        })?;
        if appended == Appended::Taken {
            return Err(ApiError::Store(format!("there is a table {id} already")));
        }
        self.metrics.opened.add(1);
        self.open_tables.add(1);
        self.slot(&id).inside.lock().await.replica = Some(replica);
        tracing::info!(table = %id, game = ask.game, "opened");
        Ok(made)
    }

    /// Somebody sits down.
    pub(crate) async fn take(&self, table: &TableId, ask: &TakeSeat) -> Result<Held, ApiError> {
        let slot = self.slot(table);
        let mut inside = slot.inside.lock().await;
        for _ in 0..TRIES {
            self.load(&slot, &mut inside).await?;
            let mut held = None;
            let written = self.attempt(&slot, &mut inside, |replica, now| {
                let (new, entry) = replica.propose_guest(ask, now)?;
                held = Some(new);
                Ok(Some(entry))
            });
            match (written.await, held) {
                (Ok(Attempt::Done(_)), Some(held)) => return Ok(held),
                (Ok(_), _) => {}
                (Err(error @ (ApiError::Store(_) | ApiError::Log(_))), _) => return Err(error),
                (Err(error), _) => {
                    if !self.has_more(&slot, &mut inside).await? {
                        return Err(error);
                    }
                }
            }
        }
        Err(ErrorCode::Stale.into())
    }

    /// The tables that wait for players.
    pub(crate) async fn lobby(&self) -> Result<Lobby, ApiError> {
        let since = self.now().saturating_sub(self.config.limits.lobby);
        let cards = self.store.lobby(since, LISTED).await.inspect_err(|error| tracing::error!(%error, "no lobby"))?;
        let read = |card: String| serde_json::from_str::<TableInfo>(&card).ok();
        Ok(Lobby { tables: cards.into_iter().filter_map(read).collect() })
    }
}
