//! All tables of this process.
//!
//! A slot holds a table in memory, but the log in the store is the truth: what was proposed to a replica counts once it is
//! written, and a replica whose entry was not written is thrown away and read anew. So any number of processes may serve the
//! same table, and nothing that was acknowledged can be lost.

mod duties;
mod making;
#[cfg(test)]
mod simulation;
mod slot;

pub(crate) use slot::{TableSlot, frame};

use crate::bot_pool::{BotJob, BotPool, BotResult};
use crate::config::Config;
use crate::entry::{LogEntry, Who};
use crate::error::{ApiError, ErrorCode};
use crate::metrics::{Counter, Metrics};
use crate::replica::{TableReplica, Verdict, viewer};
use crate::store::{Append, Appended, Row, Store, StoreError, Stored};
use crate::time::Millis;
use arcade::{RedactedPosition, Viewer};
use axum::extract::ws::Utf8Bytes;
use slot::SlotState;
use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Instant;
use tokio::sync::mpsc;
use wire::{FromServer, Number, Request, Secret, TableId, TableInfo};

/// How long another process may think about a bot's decision before this one does.
const BOT_GRACE: Millis = 10_000;
/// How often a request is tried again when another process was faster.
const TRIES: usize = 5;

impl From<StoreError> for ApiError {
    fn from(error: StoreError) -> ApiError {
        ApiError::Store(error.0)
    }
}

/// All tables of this process.
#[derive(Debug)]
pub(crate) struct TableService {
    pub(crate) config: Config,
    pub(crate) metrics: Metrics,
    store: Arc<dyn Store>,
    /// Whether other processes use the same store.
    shared: bool,
    slots: Mutex<HashMap<TableId, Arc<TableSlot>>>,
    bot_pool: BotPool,
    open_tables: Counter,
}

/// Somebody at a table.
#[derive(Debug)]
pub(crate) struct Joined {
    /// What it holds there.
    pub(crate) who: Option<Who>,
    /// The first thing that it is told.
    pub(crate) welcome: Utf8Bytes,
    /// What it is told then.
    pub(crate) inbox: mpsc::Receiver<Utf8Bytes>,
    slot: Arc<TableSlot>,
    key: u64,
}

impl TableService {
    /// A service over a store. What bots choose comes out of the receiver, and belongs into [`TableService::solved`].
    pub(crate) fn new(
        config: Config,
        store: Arc<dyn Store>,
        shared: bool,
    ) -> std::io::Result<(Arc<TableService>, mpsc::UnboundedReceiver<BotResult>)> {
        let (solved, results) = mpsc::unbounded_channel();
        let bot_pool = BotPool::start(config.bot_threads, config.limits.bot_queue, &solved)?;
        let (metrics, open_tables) = (Metrics::default(), Counter::default());
        let service = TableService { config, metrics, store, shared, slots: Mutex::default(), bot_pool, open_tables };
        Ok((Arc::new(service), results))
    }

    pub(crate) fn store(&self) -> &dyn Store {
        &*self.store
    }

    fn now(&self) -> Millis {
        self.config.time.now()
    }

    fn slots(&self) -> MutexGuard<'_, HashMap<TableId, Arc<TableSlot>>> {
        self.slots.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn slot(&self, table: &TableId) -> Arc<TableSlot> {
        let mut slots = self.slots();
        let slot = slots.entry(table.clone()).or_insert_with(|| Arc::new(TableSlot::new(table.clone())));
        slot.touch(self.now());
        slot.clone()
    }

    /// What everybody may know about a table.
    pub(crate) async fn info(&self, table: &TableId) -> Result<TableInfo, ApiError> {
        self.with_replica(table, |replica| Ok(replica.info())).await
    }

    /// The record of a game that is over.
    pub(crate) async fn transcript(&self, table: &TableId) -> Result<String, ApiError> {
        self.with_replica(table, TableReplica::transcript).await
    }

    /// The content that a table is played with, as text.
    pub(crate) async fn content(&self, table: &TableId) -> Result<String, ApiError> {
        self.with_replica(table, |replica| match replica.stopped() {
            Some(fault) => Err(ApiError::Stopped(Box::new(fault.clone()))),
            None => Ok(replica.game().bundle().to_string()),
        })
        .await
    }

    /// The world as it was.
    pub(crate) async fn past(&self, table: &TableId, who: Option<Who>, decisions: u32) -> Result<RedactedPosition, ApiError> {
        self.with_replica(table, |replica| replica.past(decisions, viewer(who))).await
    }

    async fn with_replica<T>(&self, table: &TableId, ask: impl Fn(&TableReplica) -> Result<T, ApiError>) -> Result<T, ApiError> {
        let slot = self.slot(table);
        let mut inside = slot.inside.lock().await;
        loop {
            self.load(&slot, &mut inside).await?;
            match ask(inside.replica.as_ref().ok_or(ErrorCode::UnknownTable)?) {
                Err(_) if self.has_more(&slot, &mut inside).await? => {}
                answer => return answer,
            }
        }
    }

    /// Whether another process has written something that was not known here; it is now. What was refused before may be
    /// right after all.
    async fn has_more(&self, slot: &TableSlot, inside: &mut SlotState) -> Result<bool, ApiError> {
        if !self.shared {
            return Ok(false);
        }
        let known = inside.replica.as_ref().map(TableReplica::number);
        self.catch_up(slot, inside).await?;
        Ok(inside.replica.as_ref().map(TableReplica::number) > known)
    }

    /// Somebody comes to a table, knowing everything up to entry `from`.
    pub(crate) async fn join(&self, table: &TableId, secret: Option<&Secret>, from: Number) -> Result<Joined, ApiError> {
        let slot = self.slot(table);
        let mut inside = slot.inside.lock().await;
        self.load(&slot, &mut inside).await?;
        // Whoever knows more than we do heard it from another process: nobody is taken back in time.
        let behind =
            |replica: &TableReplica| replica.number() < from || secret.is_some_and(|secret| replica.who(secret).is_none());
        if inside.replica.as_ref().is_some_and(behind) {
            self.has_more(&slot, &mut inside).await?;
        }
        let replica = inside.replica.as_ref().ok_or(ErrorCode::UnknownTable)?;
        let who = match secret {
            Some(secret) => Some(replica.who(secret).ok_or(ErrorCode::WrongSecret)?),
            None => None,
        };
        let (viewer, number) = (viewer(who), replica.number());
        let you = match viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Bystander => None,
        };
        let welcome = frame(&FromServer::Welcome(Box::new(replica.welcome(you, viewer, from, self.now()))));
        let (key, inbox) = inside.listen(viewer, number, self.config.limits.outbox);
        drop(inside);
        Ok(Joined { who, welcome, inbox, slot, key })
    }

    /// Somebody goes.
    pub(crate) async fn part(&self, joined: Joined) {
        joined.slot.touch(self.now());
        joined.slot.inside.lock().await.forget(joined.key);
    }

    /// Somebody asks something of a table. The answer is the entry that it became.
    pub(crate) async fn ask(&self, table: &TableId, secret: &Secret, request: &Request) -> Result<Number, ApiError> {
        let slot = self.slot(table);
        let patience = self.config.limits.patience;
        let mut inside = slot.inside.lock().await;
        for _ in 0..TRIES {
            self.load(&slot, &mut inside).await?;
            let mut already = None;
            let attempt = self.attempt(&slot, &mut inside, |replica, now| {
                let by = replica.who(secret).ok_or(ErrorCode::WrongSecret)?;
                match replica.propose(by, request, now, patience)? {
                    Verdict::Write(entry) => Ok(Some(entry)),
                    Verdict::Duplicate(number) => {
                        already = Some(number);
                        Ok(None)
                    }
                }
            });
            match (attempt.await, already) {
                (Ok(Attempt::Done(number)), _) | (_, Some(number)) => return Ok(number),
                (Ok(Attempt::Nothing | Attempt::LostRace), None) => {}
                (Err(error @ (ApiError::Store(_) | ApiError::Log(_))), _) => return Err(error),
                (Err(error), None) => {
                    if !self.has_more(&slot, &mut inside).await? {
                        return Err(error);
                    }
                }
            }
        }
        Err(ErrorCode::Stale.into())
    }

    /// A bot has chosen.
    pub(crate) async fn solved(&self, BotResult { table, seat, changed, action }: BotResult) {
        self.metrics.thinking.take_one();
        let Some(action) = action else { return };
        let slot = self.slot(&table);
        let mut inside = slot.inside.lock().await;
        inside.thinking.take_if(|thinking| *thinking == changed);
        let attempt = async {
            self.load(&slot, &mut inside).await?;
            let propose = |replica: &mut TableReplica, now| replica.propose_bot(seat, changed, action, now).map(Some);
            self.attempt(&slot, &mut inside, propose).await
        };
        match attempt.await {
            Ok(_) => self.metrics.bot_moves.add(1),
            Err(ApiError::Plain(ErrorCode::Stale)) => {}
            Err(error) => {
                tracing::error!(%table, %error, "what a bot chose was not done");
                // Somebody looks after it again when the store may be back.
                slot.set_due(Some(self.now() + 1_000));
            }
        }
    }

    /// Proposes something to the replica in a slot, and writes what comes of it.
    ///
    /// The replica is out of the slot meanwhile: should anything go wrong, or this be dropped in the middle, it is read anew.
    async fn attempt(
        &self,
        slot: &TableSlot,
        inside: &mut SlotState,
        propose: impl FnOnce(&mut TableReplica, Millis) -> Result<Option<LogEntry>, ApiError>,
    ) -> Result<Attempt, ApiError> {
        if let Some(fault) = inside.replica.as_ref().and_then(TableReplica::stopped) {
            return Err(ApiError::Stopped(Box::new(fault.clone())));
        }
        let Some(mut replica) = inside.replica.take() else { return Ok(Attempt::LostRace) };
        let known = (replica.stage(), self.due(&replica));
        let begun = Instant::now();
        let entry = match propose(&mut replica, self.now()) {
            Ok(Some(entry)) => entry,
            Ok(None) => {
                inside.replica = Some(replica);
                return Ok(Attempt::Nothing);
            }
            Err(error @ ApiError::Log(_)) => return Err(error),
            Err(error) => {
                inside.replica = Some(replica);
                return Err(error);
            }
        };
        let same = entry.line.event.is_move() && known == (replica.stage(), self.due(&replica));
        let row = if same { None } else { Some(self.row(&replica)?) };
        let append = Append { table: slot.id.clone(), entry: Stored::of(&entry)?, row };
        match self.store.append(append).await {
            Ok(Appended::Done) => {
                inside.replica = Some(replica);
                self.metrics.accepted.add(1);
                inside.tell(&entry, self.now(), &self.metrics);
                self.arrange(slot, inside, true);
                self.metrics.append.observe(begun.elapsed());
                Ok(Attempt::Done(entry.number))
            }
            Ok(Appended::Taken) => {
                self.metrics.stale.add(1);
                Ok(Attempt::LostRace)
            }
            Err(error) => {
                self.metrics.store_errors.add(1);
                tracing::error!(table = %slot.id, %error, "an entry could not be written");
                // It may have been written all the same: somebody must look, so that others hear of it.
                slot.set_due(Some(self.now() + 1_000));
                Err(error.into())
            }
        }
    }

    /// Makes sure that the table is in the slot.
    async fn load(&self, slot: &TableSlot, inside: &mut SlotState) -> Result<(), ApiError> {
        if inside.replica.is_some() {
            return Ok(());
        }
        let begun = Instant::now();
        self.catch_up(slot, inside).await?;
        if inside.replica.is_none() {
            // Names that nobody opened must not fill the memory.
            self.slots().remove(&slot.id);
            return Err(ErrorCode::UnknownTable.into());
        }
        self.metrics.loaded.add(1);
        self.metrics.load.observe(begun.elapsed());
        self.arrange(slot, inside, !self.shared);
        Ok(())
    }

    /// Reads what is not known yet, and tells of it.
    async fn catch_up(&self, slot: &TableSlot, inside: &mut SlotState) -> Result<(), ApiError> {
        if inside.replica.as_ref().is_some_and(TableReplica::is_cut) {
            return Ok(());
        }
        let known = inside.replica.as_ref().map_or(0, TableReplica::number);
        let stored = self.store.read(&slot.id, known).await.inspect_err(|error| {
            self.metrics.store_errors.add(1);
            tracing::error!(table = %slot.id, %error, "a log could not be read");
        })?;
        let now = self.now();
        for stored in stored {
            let read = stored.read().map_err(ApiError::Log).and_then(|entry| {
                match &mut inside.replica {
                    Some(replica) => replica.apply(&entry).map_err(|error| ApiError::Log(error.to_string()))?,
                    replica => {
                        *replica = Some(TableReplica::open(&self.config.games, slot.id.clone(), &entry).map_err(ApiError::Log)?)
                    }
                }
                Ok(entry)
            });
            match read {
                Ok(entry) => inside.tell(&entry, now, &self.metrics),
                Err(error) => {
                    let number = stored.number;
                    tracing::error!(table = %slot.id, number, %error, "a log could not be played from here on");
                    inside.replica = None;
                    inside.replica = Some(self.up_to(slot, number, &error).await.map_err(|_| error)?);
                    return Ok(());
                }
            }
        }
        Ok(())
    }

    /// The table up to an entry that cannot be played: it is shown, and not gone on with.
    async fn up_to(&self, slot: &TableSlot, number: Number, error: &ApiError) -> Result<TableReplica, ApiError> {
        let stored = self.store.read(&slot.id, 0).await?;
        let mut entries =
            stored.iter().take_while(|stored| stored.number < number).map(|stored| stored.read().map_err(ApiError::Log));
        let first = entries.next().ok_or(ErrorCode::UnknownTable)??;
        let mut replica = TableReplica::open(&self.config.games, slot.id.clone(), &first).map_err(ApiError::Log)?;
        for entry in entries {
            replica.apply(&entry?)?;
        }
        replica.cut(error);
        Ok(replica)
    }

    /// Sees to it that whoever must act next does.
    fn arrange(&self, slot: &TableSlot, inside: &mut SlotState, mine: bool) {
        let Some(replica) = &inside.replica else { return };
        slot.set_due(self.due(replica));
        let (Some((seat, level)), true) = (replica.bot_to_act(), mine) else { return };
        let changed = replica.changed();
        if inside.thinking == Some(changed) {
            slot.set_due(None);
            return;
        }
        let Some(insight) = replica.table().and_then(|table| table.insight()) else { return };
        let job = BotJob { table: slot.id.clone(), seat, changed, insight, spec: self.config.bots.of(level) };
        if self.bot_pool.think(job) {
            inside.thinking = Some(changed);
            slot.set_due(None);
            self.metrics.thinking.add(1);
        }
    }

    /// When somebody must look after a table.
    fn due(&self, replica: &TableReplica) -> Option<Millis> {
        match replica.bot_to_act() {
            Some(_) => Some(replica.last_at() + BOT_GRACE),
            None => replica.deadline(),
        }
    }

    fn row(&self, replica: &TableReplica) -> Result<Row, ApiError> {
        // Lists of tables would be long with packs in them.
        let info = TableInfo { packs: Vec::new(), ..replica.info() };
        let card = serde_json::to_string(&info).map_err(|error| ApiError::Store(error.to_string()))?;
        Ok(Row { stage: info.stage, public: info.public, due: self.due(replica), card })
    }
}

/// What became of an attempt.
enum Attempt {
    /// It is written, as this entry.
    Done(Number),
    /// There was nothing to write.
    Nothing,
    /// Somebody else was faster; the table must be read again.
    LostRace,
}
