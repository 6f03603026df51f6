//! Opening tables and sitting down.

use super::{Attempt, Hall, TRIES};
use crate::desk::{Desk, Opening, open};
use crate::entry::{Entry, Line};
use crate::store::{Append, Appended, Stored};
use crate::trouble::{Case, Trouble};
use wire::{Held, Lobby, MadeTable, MakeTable, TableId, TableInfo, TakeSeat};

/// The most tables that the lobby shows.
const LISTED: u32 = 100;

impl Hall {
    /// Opens a table.
    pub(crate) async fn make(&self, ask: &MakeTable) -> Result<MadeTable, Trouble> {
        if self.open_tables.value() >= self.config.limits.tables {
            return Err(Case::HouseFull.into());
        }
        let (games, asked, pause) = (self.config.games.clone(), ask.clone(), self.config.limits.pause_ms);
        // A pack takes a while to read: others do not wait for it.
        let opening = match ask.packs.is_empty() {
            true => open(&games, ask, pause),
            false => {
                let read = tokio::task::spawn_blocking(move || open(&games, &asked, pause)).await;
                read.unwrap_or_else(|error| Err(Trouble::Log(format!("a pack could not be read to its end: {error}"))))
            }
        };
        let Opening { id, deed, made } = opening?;
        let entry = Entry { number: 1, at: self.now(), line: Line { mark: None, deed } };
        let desk = Desk::open(&self.config.games, id.clone(), &entry).map_err(Trouble::Log)?;
        let append = Append { table: id.clone(), entry: Stored::of(&entry)?, row: Some(self.row(&desk)?) };
        let appended = self.store.append(append).await.inspect_err(|error| {
            self.metrics.store_errors.add(1);
            tracing::error!(%error, "a table could not be opened");
        })?;
        if appended == Appended::Taken {
            return Err(Trouble::Store(format!("there is a table {id} already")));
        }
        self.metrics.opened.add(1);
        self.open_tables.add(1);
        self.room(&id).inside.lock().await.desk = Some(desk);
        tracing::info!(table = %id, game = ask.game, "opened");
        Ok(made)
    }

    /// Somebody sits down.
    pub(crate) async fn take(&self, table: &TableId, ask: &TakeSeat) -> Result<Held, Trouble> {
        let room = self.room(table);
        let mut inside = room.inside.lock().await;
        for _ in 0..TRIES {
            self.load(&room, &mut inside).await?;
            let mut held = None;
            let written = self.attempt(&room, &mut inside, |desk, now| {
                let (new, entry) = desk.propose_guest(ask, now)?;
                held = Some(new);
                Ok(Some(entry))
            });
            match (written.await, held) {
                (Ok(Attempt::Done(_)), Some(held)) => return Ok(held),
                (Ok(_), _) => {}
                (Err(trouble @ (Trouble::Store(_) | Trouble::Log(_))), _) => return Err(trouble),
                (Err(trouble), _) => {
                    if !self.has_more(&room, &mut inside).await? {
                        return Err(trouble);
                    }
                }
            }
        }
        Err(Case::Stale.into())
    }

    /// The tables that wait for players.
    pub(crate) async fn lobby(&self) -> Result<Lobby, Trouble> {
        let since = self.now().saturating_sub(self.config.limits.lobby);
        let cards = self.store.lobby(since, LISTED).await.inspect_err(|error| tracing::error!(%error, "no lobby"))?;
        let read = |card: String| serde_json::from_str::<TableInfo>(&card).ok();
        Ok(Lobby { tables: cards.into_iter().filter_map(read).collect() })
    }
}
