//! What must be done although nobody asks: clocks that run out, bots that nobody woke, tables that nobody looks at.

use super::{Hall, Room};
use crate::store::{Heard, StoreError};
use crate::time::Millis;
use crate::trouble::Trouble;
use std::sync::Arc;
use wire::TableId;

/// The most tables that are looked after in one go.
const AT_ONCE: u32 = 200;
/// How long a table stays in memory after nobody looks at it.
const IDLE: Millis = 300_000;

impl Hall {
    /// Looks after the tables in memory whose time has come.
    pub(crate) async fn sweep(&self) {
        let now = self.now();
        let due: Vec<Arc<Room>> = self.rooms().values().filter(|room| room.is_due(now)).cloned().collect();
        for room in due {
            self.look_after(&room).await;
        }
    }

    /// Looks after all tables whose time has come before `before`, also those that are not in memory.
    ///
    /// # Errors
    /// If the store does not answer.
    pub(crate) async fn sweep_store(&self, before: Millis) -> Result<(), StoreError> {
        for table in self.store.due(before, AT_ONCE).await? {
            let room = self.room(&table);
            self.look_after(&room).await;
        }
        self.open_tables.set(self.store.open_tables().await?);
        Ok(())
    }

    /// Up to when tables are looked after when the process begins: where it is alone, bots wait for nobody else.
    pub(crate) fn at_start(&self) -> Millis {
        self.now() + if self.shared { 0 } else { super::BOT_GRACE }
    }

    /// Forgets tables at which nobody began to play for long.
    ///
    /// # Errors
    /// If the store does not answer.
    pub(crate) async fn forget_lobbies(&self) -> Result<(), StoreError> {
        let gone = self.store.forget_lobbies(self.now().saturating_sub(2 * self.config.limits.lobby)).await?;
        if gone > 0 {
            tracing::info!(gone, "tables without a game were forgotten");
        }
        Ok(())
    }

    async fn look_after(&self, room: &Room) {
        let mut inside = room.inside.lock().await;
        let looked = async {
            self.load(room, &mut inside).await?;
            if self.shared {
                self.catch_up(room, &mut inside).await?;
            }
            let attempt = self.attempt(room, &mut inside, |desk, now| desk.propose_time_out(now)).await?;
            if matches!(attempt, super::Attempt::Done(_)) {
                self.metrics.time_outs.add(1);
            }
            self.load(room, &mut inside).await
        };
        let looked: Result<(), Trouble> = looked.await;
        match looked {
            Ok(()) => self.arrange(room, &mut inside, true),
            Err(Trouble::Store(_)) => room.set_due(Some(self.now() + 1_000)),
            // It is shown as it is; that was logged when it was read.
            Err(Trouble::Stopped(_)) => room.set_due(None),
            Err(trouble) => {
                // Somebody who comes will be told; until then there is nothing to be done about it.
                tracing::error!(table = %room.id, %trouble, "a table could not be looked after");
                room.set_due(None);
            }
        }
    }

    /// Another process wrote something, or this one.
    pub(crate) async fn heard(&self, heard: Heard) {
        let rooms: Vec<Arc<Room>> = match heard {
            Heard::Entry(table, number) => {
                let room = self.rooms().get(&table).cloned();
                room.into_iter().filter(|room| room.is_behind(number)).collect()
            }
            Heard::Gap => self.rooms().values().cloned().collect(),
        };
        for room in rooms {
            self.refresh(&room).await;
        }
    }

    async fn refresh(&self, room: &Room) {
        let mut inside = room.inside.lock().await;
        if inside.desk.is_none() && inside.listeners.is_empty() {
            return;
        }
        if self.catch_up(room, &mut inside).await.is_err() {
            room.set_due(Some(self.now() + 1_000));
            return;
        }
        self.arrange(room, &mut inside, false);
    }

    /// Takes tables out of memory that nobody looks at: those that were not used for long, and the oldest if they are many.
    pub(crate) fn tidy(&self) {
        let now = self.now();
        let mut rooms = self.rooms();
        // Whoever is about to use a room holds it too.
        let idle = |room: &Arc<Room>| Arc::strong_count(room) == 1 && !room.is_watched();
        rooms.retain(|_, room| !idle(room) || room.used() + IDLE > now);
        let mut resting: Vec<(Millis, TableId)> =
            rooms.iter().filter(|(_, room)| idle(room)).map(|(id, room)| (room.used(), id.clone())).collect();
        resting.sort();
        let over = resting.len().saturating_sub(self.config.limits.idle_rooms);
        resting.iter().take(over).for_each(|(_, id)| {
            rooms.remove(id);
        });
        self.metrics.rooms.set(rooms.len() as u64);
    }
}
