//! What must be done although nobody asks: clocks that run out, bots that nobody woke, tables that nobody looks at.

use super::{TableService, TableSlot};
use crate::error::ApiError;
use crate::store::{Notice, StoreError};
use crate::time::Millis;
use std::sync::Arc;
use wire::TableId;

/// The most tables that are looked after in one go.
const AT_ONCE: u32 = 200;
/// How long a table stays in memory after nobody looks at it.
const IDLE: Millis = 300_000;

impl TableService {
    /// Looks after the tables in memory whose time has come.
    pub(crate) async fn sweep(&self) {
        let now = self.now();
        let due: Vec<Arc<TableSlot>> = self.slots().values().filter(|slot| slot.is_due(now)).cloned().collect();
        for slot in due {
            self.look_after(&slot).await;
        }
    }

    /// Looks after all tables whose time has come before `before`, also those that are not in memory.
    ///
    /// # Errors
    /// If the store does not answer.
    pub(crate) async fn sweep_store(&self, before: Millis) -> Result<(), StoreError> {
        for table in self.store.due(before, AT_ONCE).await? {
            let slot = self.slot(&table);
            self.look_after(&slot).await;
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

    async fn look_after(&self, slot: &TableSlot) {
        let mut inside = slot.inside.lock().await;
        let looked = async {
            self.load(slot, &mut inside).await?;
            if self.shared {
                self.catch_up(slot, &mut inside).await?;
            }
            let attempt = self.attempt(slot, &mut inside, |replica, now| replica.propose_time_out(now)).await?;
            if matches!(attempt, super::Attempt::Done(_)) {
                self.metrics.time_outs.add(1);
            }
            self.load(slot, &mut inside).await
        };
        let looked: Result<(), ApiError> = looked.await;
        match looked {
            Ok(()) => self.arrange(slot, &mut inside, true),
            Err(ApiError::Store(_)) => slot.set_due(Some(self.now() + 1_000)),
            // It is shown as it is; that was logged when it was read.
            Err(ApiError::Stopped(_)) => slot.set_due(None),
            Err(error) => {
                // Somebody who comes will be told; until then there is nothing to be done about it.
                tracing::error!(table = %slot.id, %error, "a table could not be looked after");
                slot.set_due(None);
            }
        }
    }

    /// Another process wrote something, or this one.
    pub(crate) async fn heard(&self, heard: Notice) {
        let slots: Vec<Arc<TableSlot>> = match heard {
            Notice::Entry(table, number) => {
                let slot = self.slots().get(&table).cloned();
                slot.into_iter().filter(|slot| slot.is_behind(number)).collect()
            }
            Notice::Gap => self.slots().values().cloned().collect(),
        };
        for slot in slots {
            self.refresh(&slot).await;
        }
    }

    async fn refresh(&self, slot: &TableSlot) {
        let mut inside = slot.inside.lock().await;
        if inside.replica.is_none() && inside.listeners.is_empty() {
            return;
        }
        if self.catch_up(slot, &mut inside).await.is_err() {
            slot.set_due(Some(self.now() + 1_000));
            return;
        }
        self.arrange(slot, &mut inside, false);
    }

    /// Takes tables out of memory that nobody looks at: those that were not used for long, and the oldest if they are many.
    pub(crate) fn tidy(&self) {
        let now = self.now();
        let mut slots = self.slots();
        // Whoever is about to use a slot holds it too.
        let idle = |slot: &Arc<TableSlot>| Arc::strong_count(slot) == 1 && !slot.is_watched();
        slots.retain(|_, slot| !idle(slot) || slot.used() + IDLE > now);
        let mut resting: Vec<(Millis, TableId)> =
            slots.iter().filter(|(_, slot)| idle(slot)).map(|(id, slot)| (slot.used(), id.clone())).collect();
        resting.sort();
        let over = resting.len().saturating_sub(self.config.limits.idle_rooms);
        resting.iter().take(over).for_each(|(_, id)| {
            slots.remove(id);
        });
        self.metrics.slots.set(slots.len() as u64);
    }
}
