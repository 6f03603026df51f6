//! Logs that are forgotten when the process ends, for tests.

use super::{Answer, Append, Appended, Notice, Row, Store, StoreError, Stored};
use crate::time::Millis;
use futures_util::future::{BoxFuture, FutureExt as _, ready};
use std::collections::BTreeMap;
use std::sync::{Mutex, MutexGuard, PoisonError};
use tokio::sync::mpsc;
use wire::{Number, Stage, TableId};

/// A store in memory. It can be made to fail, as a full disk does.
#[derive(Debug, Default)]
pub struct Memory {
    tables: Mutex<BTreeMap<TableId, Kept>>,
    broken: Mutex<Option<Failure>>,
}

#[derive(Debug)]
struct Kept {
    entries: Vec<Stored>,
    row: Row,
}

/// How a store fails.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Failure {
    /// Nothing is written.
    Lost,
    /// It is written, but the answer says that it is not.
    Unheard,
}

impl Memory {
    /// From now on every append fails so, or none.
    pub fn fail(&self, how: Option<Failure>) {
        *self.broken.lock().unwrap_or_else(PoisonError::into_inner) = how;
    }

    fn tables(&self) -> MutexGuard<'_, BTreeMap<TableId, Kept>> {
        self.tables.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn write(&self, Append { table, entry, row }: Append) -> Result<Appended, StoreError> {
        let mut tables = self.tables();
        match tables.get_mut(&table) {
            Some(kept) if kept.entries.last().is_some_and(|last| last.number >= entry.number) => return Ok(Appended::Taken),
            Some(kept) => {
                kept.entries.push(entry);
                kept.row = row.unwrap_or(kept.row.clone());
            }
            None => {
                let row = row.ok_or_else(|| StoreError("a new table needs its row".to_owned()))?;
                tables.insert(table, Kept { entries: vec![entry], row });
            }
        }
        Ok(Appended::Done)
    }
}

impl Store for Memory {
    fn append(&self, append: Append) -> Answer<'_, Appended> {
        let broken = *self.broken.lock().unwrap_or_else(PoisonError::into_inner);
        let answer = match broken {
            None => self.write(append),
            Some(Failure::Lost) => Err(StoreError("no space left".to_owned())),
            Some(Failure::Unheard) => self.write(append).and(Err(StoreError("the connection was lost".to_owned()))),
        };
        ready(answer).boxed()
    }

    fn read<'a>(&'a self, table: &'a TableId, after: Number) -> Answer<'a, Vec<Stored>> {
        let tables = self.tables();
        let entries = tables.get(table).map_or(&[][..], |kept| &kept.entries);
        ready(Ok(entries.iter().filter(|entry| entry.number > after).cloned().collect())).boxed()
    }

    fn lobby(&self, since: Millis, most: u32) -> Answer<'_, Vec<String>> {
        let tables = self.tables();
        let waits = |kept: &&Kept| kept.row.public && kept.row.stage == Stage::Lobby && kept.entries[0].at >= since;
        let mut found: Vec<&Kept> = tables.values().filter(waits).collect();
        found.sort_by_key(|kept| std::cmp::Reverse(kept.entries[0].at));
        ready(Ok(found.iter().take(most as usize).map(|kept| kept.row.card.clone()).collect())).boxed()
    }

    fn due(&self, before: Millis, most: u32) -> Answer<'_, Vec<TableId>> {
        let tables = self.tables();
        let due = tables.iter().filter(|(_, kept)| kept.row.due.is_some_and(|due| due <= before));
        ready(Ok(due.map(|(id, _)| id.clone()).take(most as usize).collect())).boxed()
    }

    fn open_tables(&self) -> Answer<'_, u64> {
        ready(Ok(self.tables().values().filter(|kept| kept.row.stage != Stage::Over).count() as u64)).boxed()
    }

    fn forget_lobbies(&self, before: Millis) -> Answer<'_, u64> {
        let mut tables = self.tables();
        let all = tables.len();
        tables.retain(|_, kept| kept.row.stage != Stage::Lobby || kept.entries[0].at >= before);
        ready(Ok((all - tables.len()) as u64)).boxed()
    }

    fn ping(&self) -> Answer<'_, ()> {
        ready(Ok(())).boxed()
    }

    fn listen(&self) -> Option<mpsc::Receiver<Notice>> {
        None
    }

    fn close(&self) -> BoxFuture<'_, ()> {
        ready(()).boxed()
    }
}
