//! A table in memory, and those who look at it.

use crate::entry::{LogEntry, LogEvent};
use crate::metrics::Metrics;
use crate::replica::TableReplica;
use crate::time::Millis;
use arcade::{EventJson, RedactedPosition, Viewer};
use axum::extract::ws::Utf8Bytes;
use std::sync::atomic::{AtomicU64, Ordering};
use tokio::sync::{Mutex, mpsc};
use wire::{FromServer, Number, Stage, TableId};

/// A table in memory. Whoever holds the inside may change it, one after another.
#[derive(Debug)]
pub(crate) struct TableSlot {
    pub(crate) id: TableId,
    /// When somebody must look after it; never, if there is nothing to do.
    due: AtomicU64,
    /// When it was last used.
    used: AtomicU64,
    pub(super) inside: Mutex<SlotState>,
}

/// What is in a slot.
#[derive(Default)]
pub(super) struct SlotState {
    /// The table as far as it is known here; nothing if its log must be read first.
    pub(super) replica: Option<TableReplica>,
    pub(super) listeners: Vec<Listener>,
    /// The position that a bot of this process thinks about.
    pub(super) thinking: Option<Number>,
    keys: u64,
}

impl std::fmt::Debug for SlotState {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("SlotState").field("listeners", &self.listeners.len()).finish_non_exhaustive()
    }
}

/// Somebody who is told what happens.
pub(super) struct Listener {
    key: u64,
    viewer: Viewer,
    told: Number,
    outbox: mpsc::Sender<Utf8Bytes>,
}

impl TableSlot {
    pub(super) fn new(id: TableId) -> TableSlot {
        TableSlot { id, due: AtomicU64::new(Millis::MAX), used: AtomicU64::new(0), inside: Mutex::default() }
    }

    pub(super) fn is_due(&self, now: Millis) -> bool {
        self.due.load(Ordering::Relaxed) <= now
    }

    pub(super) fn set_due(&self, due: Option<Millis>) {
        self.due.store(due.unwrap_or(Millis::MAX), Ordering::Relaxed);
    }

    pub(super) fn touch(&self, now: Millis) {
        self.used.store(now, Ordering::Relaxed);
    }

    pub(super) fn used(&self) -> Millis {
        self.used.load(Ordering::Relaxed)
    }

    /// Whether an entry with this number is not known here; yes if that cannot be seen just now.
    pub(super) fn is_behind(&self, number: Number) -> bool {
        self.inside.try_lock().map_or(true, |inside| inside.replica.as_ref().is_none_or(|replica| replica.number() < number))
    }

    /// Whether somebody is told what happens here; yes if that cannot be seen just now.
    pub(super) fn is_watched(&self) -> bool {
        self.inside.try_lock().map_or(true, |inside| inside.listeners.iter().any(|listener| !listener.outbox.is_closed()))
    }
}

impl SlotState {
    /// Somebody comes who knows everything up to the last entry.
    pub(super) fn listen(&mut self, viewer: Viewer, told: Number, most: usize) -> (u64, mpsc::Receiver<Utf8Bytes>) {
        let (outbox, inbox) = mpsc::channel(most);
        self.keys += 1;
        self.listeners.push(Listener { key: self.keys, viewer, told, outbox });
        (self.keys, inbox)
    }

    /// Somebody goes.
    pub(super) fn forget(&mut self, key: u64) {
        self.listeners.retain(|listener| listener.key != key);
    }

    /// Tells everybody of the last entry who has not heard of it. Whoever does not read what it is told is let go: it will
    /// come again and say from where on.
    pub(super) fn tell(&mut self, entry: &LogEntry, now: Millis, metrics: &Metrics) {
        let Some(replica) = &self.replica else { return };
        // Before the game a seat can be taken anew with another secret: whoever came with the old one must show what it has.
        let void = match (replica.stage(), &entry.line.event) {
            (Stage::Lobby, event @ (LogEvent::Taken(_) | LogEvent::Left { .. })) => event.seat(),
            _ => None,
        };
        let mut viewers: Vec<Viewer> = Vec::with_capacity(self.listeners.len());
        for listener in self.listeners.iter().filter(|listener| listener.told < entry.number) {
            if !viewers.contains(&listener.viewer) {
                viewers.push(listener.viewer);
            }
        }
        let news = replica.news(entry, &viewers, now).into_iter().map(|news| frame(&FromServer::News(Box::new(news))));
        let frames: Vec<(Viewer, Utf8Bytes)> = viewers.iter().copied().zip(news).collect();
        self.listeners.retain_mut(|listener| {
            if listener.told >= entry.number {
                return true;
            }
            listener.told = entry.number;
            let Some((_, frame)) = frames.iter().find(|(viewer, _)| *viewer == listener.viewer) else { return true };
            metrics.told.add(1);
            listener.outbox.try_send(frame.clone()).is_ok() && void.is_none_or(|seat| !listener.viewer.is(seat))
        });
    }
}

/// A message as it is sent.
pub(crate) fn frame(message: &FromServer<RedactedPosition, EventJson>) -> Utf8Bytes {
    // Our own types always serialise; should that ever fail, an empty message is refused by the client.
    serde_json::to_string(message).unwrap_or_default().into()
}
