//! All tables of this process.
//!
//! A room holds a table in memory, but the log in the store is the truth: what was proposed to a desk counts once it is
//! written, and a desk whose entry was not written is thrown away and read anew. So any number of processes may serve the
//! same table, and nothing that was acknowledged can be lost.

mod duties;
mod making;
mod room;
#[cfg(test)]
mod simulation;

pub(crate) use room::{Room, frame};

use crate::config::Config;
use crate::desk::{Desk, Verdict, viewer};
use crate::entry::{Entry, Who};
use crate::metrics::{Counter, Metrics};
use crate::store::{Append, Appended, Row, Store, StoreError, Stored};
use crate::thinkers::{Puzzle, Solution, Thinkers};
use crate::time::Millis;
use crate::trouble::{Case, Trouble};
use arcade::{Viewer, World};
use axum::extract::ws::Utf8Bytes;
use room::Inside;
use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Instant;
use tokio::sync::mpsc;
use wire::{FromServer, Number, Request, Secret, TableId, TableInfo};

/// How long another process may think about a bot's decision before this one does.
const BOT_GRACE: Millis = 10_000;
/// How often a request is tried again when another process was faster.
const TRIES: usize = 5;

impl From<StoreError> for Trouble {
    fn from(error: StoreError) -> Trouble {
        Trouble::Store(error.0)
    }
}

/// All tables of this process.
#[derive(Debug)]
pub(crate) struct Hall {
    pub(crate) config: Config,
    pub(crate) metrics: Metrics,
    store: Arc<dyn Store>,
    /// Whether other processes use the same store.
    shared: bool,
    rooms: Mutex<HashMap<TableId, Arc<Room>>>,
    thinkers: Thinkers,
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
    room: Arc<Room>,
    key: u64,
}

impl Hall {
    /// A hall over a store. What bots choose comes out of the receiver, and belongs into [`Hall::solved`].
    pub(crate) fn new(
        config: Config,
        store: Arc<dyn Store>,
        shared: bool,
    ) -> std::io::Result<(Arc<Hall>, mpsc::UnboundedReceiver<Solution>)> {
        let (solved, solutions) = mpsc::unbounded_channel();
        let thinkers = Thinkers::start(config.bot_threads, config.limits.bot_queue, &solved)?;
        let (metrics, open_tables) = (Metrics::default(), Counter::default());
        let hall = Hall { config, metrics, store, shared, rooms: Mutex::default(), thinkers, open_tables };
        Ok((Arc::new(hall), solutions))
    }

    pub(crate) fn store(&self) -> &dyn Store {
        &*self.store
    }

    fn now(&self) -> Millis {
        self.config.time.now()
    }

    fn rooms(&self) -> MutexGuard<'_, HashMap<TableId, Arc<Room>>> {
        self.rooms.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn room(&self, table: &TableId) -> Arc<Room> {
        let mut rooms = self.rooms();
        let room = rooms.entry(table.clone()).or_insert_with(|| Arc::new(Room::new(table.clone())));
        room.touch(self.now());
        room.clone()
    }

    /// What everybody may know about a table.
    pub(crate) async fn info(&self, table: &TableId) -> Result<TableInfo, Trouble> {
        self.with_desk(table, |desk| Ok(desk.info())).await
    }

    /// The record of a game that is over.
    pub(crate) async fn transcript(&self, table: &TableId) -> Result<String, Trouble> {
        self.with_desk(table, Desk::transcript).await
    }

    /// The content that a table is played with, as text.
    pub(crate) async fn content(&self, table: &TableId) -> Result<String, Trouble> {
        self.with_desk(table, |desk| match desk.stopped() {
            Some(fault) => Err(Trouble::Stopped(Box::new(fault.clone()))),
            None => Ok(desk.game().bundle().to_string()),
        })
        .await
    }

    /// The world as it was.
    pub(crate) async fn past(&self, table: &TableId, who: Option<Who>, decisions: u32) -> Result<World, Trouble> {
        self.with_desk(table, |desk| desk.past(decisions, viewer(who))).await
    }

    async fn with_desk<T>(&self, table: &TableId, ask: impl Fn(&Desk) -> Result<T, Trouble>) -> Result<T, Trouble> {
        let room = self.room(table);
        let mut inside = room.inside.lock().await;
        loop {
            self.load(&room, &mut inside).await?;
            match ask(inside.desk.as_ref().ok_or(Case::UnknownTable)?) {
                Err(_) if self.has_more(&room, &mut inside).await? => {}
                answer => return answer,
            }
        }
    }

    /// Whether another process has written something that was not known here; it is now. What was refused before may be
    /// right after all.
    async fn has_more(&self, room: &Room, inside: &mut Inside) -> Result<bool, Trouble> {
        if !self.shared {
            return Ok(false);
        }
        let known = inside.desk.as_ref().map(Desk::number);
        self.catch_up(room, inside).await?;
        Ok(inside.desk.as_ref().map(Desk::number) > known)
    }

    /// Somebody comes to a table, knowing everything up to entry `from`.
    pub(crate) async fn join(&self, table: &TableId, secret: Option<&Secret>, from: Number) -> Result<Joined, Trouble> {
        let room = self.room(table);
        let mut inside = room.inside.lock().await;
        self.load(&room, &mut inside).await?;
        // Whoever knows more than we do heard it from another process: nobody is taken back in time.
        let behind = |desk: &Desk| desk.number() < from || secret.is_some_and(|secret| desk.who(secret).is_none());
        if inside.desk.as_ref().is_some_and(behind) {
            self.has_more(&room, &mut inside).await?;
        }
        let desk = inside.desk.as_ref().ok_or(Case::UnknownTable)?;
        let who = match secret {
            Some(secret) => Some(desk.who(secret).ok_or(Case::WrongSecret)?),
            None => None,
        };
        let (viewer, number) = (viewer(who), desk.number());
        let you = match viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Bystander => None,
        };
        let welcome = frame(&FromServer::Welcome(Box::new(desk.welcome(you, viewer, from, self.now()))));
        let (key, inbox) = inside.listen(viewer, number, self.config.limits.outbox);
        drop(inside);
        Ok(Joined { who, welcome, inbox, room, key })
    }

    /// Somebody goes.
    pub(crate) async fn part(&self, joined: Joined) {
        joined.room.touch(self.now());
        joined.room.inside.lock().await.forget(joined.key);
    }

    /// Somebody asks something of a table. The answer is the entry that it became.
    pub(crate) async fn ask(&self, table: &TableId, secret: &Secret, request: &Request) -> Result<Number, Trouble> {
        let room = self.room(table);
        let patience = self.config.limits.patience;
        let mut inside = room.inside.lock().await;
        for _ in 0..TRIES {
            self.load(&room, &mut inside).await?;
            let mut already = None;
            let attempt = self.attempt(&room, &mut inside, |desk, now| {
                let by = desk.who(secret).ok_or(Case::WrongSecret)?;
                match desk.propose(by, request, now, patience)? {
                    Verdict::Write(entry) => Ok(Some(entry)),
                    Verdict::Already(number) => {
                        already = Some(number);
                        Ok(None)
                    }
                }
            });
            match (attempt.await, already) {
                (Ok(Attempt::Done(number)), _) | (_, Some(number)) => return Ok(number),
                (Ok(Attempt::Nothing | Attempt::Second), None) => {}
                (Err(trouble @ (Trouble::Store(_) | Trouble::Log(_))), _) => return Err(trouble),
                (Err(trouble), None) => {
                    if !self.has_more(&room, &mut inside).await? {
                        return Err(trouble);
                    }
                }
            }
        }
        Err(Case::Stale.into())
    }

    /// A bot has chosen.
    pub(crate) async fn solved(&self, Solution { table, seat, changed, action }: Solution) {
        self.metrics.thinking.take_one();
        let Some(action) = action else { return };
        let room = self.room(&table);
        let mut inside = room.inside.lock().await;
        inside.thinking.take_if(|thinking| *thinking == changed);
        let attempt = async {
            self.load(&room, &mut inside).await?;
            let propose = |desk: &mut Desk, now| desk.propose_bot(seat, changed, action, now).map(Some);
            self.attempt(&room, &mut inside, propose).await
        };
        match attempt.await {
            Ok(_) => self.metrics.bot_moves.add(1),
            Err(Trouble::Plain(Case::Stale)) => {}
            Err(trouble) => {
                tracing::error!(%table, %trouble, "what a bot chose was not done");
                // Somebody looks after it again when the store may be back.
                room.set_due(Some(self.now() + 1_000));
            }
        }
    }

    /// Proposes something to the desk in a room, and writes what comes of it.
    ///
    /// The desk is out of the room meanwhile: should anything go wrong, or this be dropped in the middle, it is read anew.
    async fn attempt(
        &self,
        room: &Room,
        inside: &mut Inside,
        propose: impl FnOnce(&mut Desk, Millis) -> Result<Option<Entry>, Trouble>,
    ) -> Result<Attempt, Trouble> {
        if let Some(fault) = inside.desk.as_ref().and_then(Desk::stopped) {
            return Err(Trouble::Stopped(Box::new(fault.clone())));
        }
        let Some(mut desk) = inside.desk.take() else { return Ok(Attempt::Second) };
        let known = (desk.stage(), self.due(&desk));
        let begun = Instant::now();
        let entry = match propose(&mut desk, self.now()) {
            Ok(Some(entry)) => entry,
            Ok(None) => {
                inside.desk = Some(desk);
                return Ok(Attempt::Nothing);
            }
            Err(trouble @ Trouble::Log(_)) => return Err(trouble),
            Err(trouble) => {
                inside.desk = Some(desk);
                return Err(trouble);
            }
        };
        let same = entry.line.deed.is_move() && known == (desk.stage(), self.due(&desk));
        let row = if same { None } else { Some(self.row(&desk)?) };
        let append = Append { table: room.id.clone(), entry: Stored::of(&entry)?, row };
        match self.store.append(append).await {
            Ok(Appended::Done) => {
                inside.desk = Some(desk);
                self.metrics.accepted.add(1);
                inside.tell(&entry, self.now(), &self.metrics);
                self.arrange(room, inside, true);
                self.metrics.append.observe(begun.elapsed());
                Ok(Attempt::Done(entry.number))
            }
            Ok(Appended::Taken) => {
                self.metrics.stale.add(1);
                Ok(Attempt::Second)
            }
            Err(error) => {
                self.metrics.store_errors.add(1);
                tracing::error!(table = %room.id, %error, "an entry could not be written");
                // It may have been written all the same: somebody must look, so that others hear of it.
                room.set_due(Some(self.now() + 1_000));
                Err(error.into())
            }
        }
    }

    /// Makes sure that the table is in the room.
    async fn load(&self, room: &Room, inside: &mut Inside) -> Result<(), Trouble> {
        if inside.desk.is_some() {
            return Ok(());
        }
        let begun = Instant::now();
        self.catch_up(room, inside).await?;
        if inside.desk.is_none() {
            // Names that nobody opened must not fill the memory.
            self.rooms().remove(&room.id);
            return Err(Case::UnknownTable.into());
        }
        self.metrics.loaded.add(1);
        self.metrics.load.observe(begun.elapsed());
        self.arrange(room, inside, !self.shared);
        Ok(())
    }

    /// Reads what is not known yet, and tells of it.
    async fn catch_up(&self, room: &Room, inside: &mut Inside) -> Result<(), Trouble> {
        if inside.desk.as_ref().is_some_and(Desk::is_cut) {
            return Ok(());
        }
        let known = inside.desk.as_ref().map_or(0, Desk::number);
        let stored = self.store.read(&room.id, known).await.inspect_err(|error| {
            self.metrics.store_errors.add(1);
            tracing::error!(table = %room.id, %error, "a log could not be read");
        })?;
        let now = self.now();
        for stored in stored {
            let read = stored.read().map_err(Trouble::Log).and_then(|entry| {
                match &mut inside.desk {
                    Some(desk) => desk.apply(&entry).map_err(|trouble| Trouble::Log(trouble.to_string()))?,
                    desk => *desk = Some(Desk::open(&self.config.games, room.id.clone(), &entry).map_err(Trouble::Log)?),
                }
                Ok(entry)
            });
            match read {
                Ok(entry) => inside.tell(&entry, now, &self.metrics),
                Err(trouble) => {
                    let number = stored.number;
                    tracing::error!(table = %room.id, number, %trouble, "a log could not be played from here on");
                    inside.desk = None;
                    inside.desk = Some(self.up_to(room, number, &trouble).await.map_err(|_| trouble)?);
                    return Ok(());
                }
            }
        }
        Ok(())
    }

    /// The table up to an entry that cannot be played: it is shown, and not gone on with.
    async fn up_to(&self, room: &Room, number: Number, trouble: &Trouble) -> Result<Desk, Trouble> {
        let stored = self.store.read(&room.id, 0).await?;
        let mut entries =
            stored.iter().take_while(|stored| stored.number < number).map(|stored| stored.read().map_err(Trouble::Log));
        let first = entries.next().ok_or(Case::UnknownTable)??;
        let mut desk = Desk::open(&self.config.games, room.id.clone(), &first).map_err(Trouble::Log)?;
        for entry in entries {
            desk.apply(&entry?)?;
        }
        desk.cut(trouble);
        Ok(desk)
    }

    /// Sees to it that whoever must act next does.
    fn arrange(&self, room: &Room, inside: &mut Inside, mine: bool) {
        let Some(desk) = &inside.desk else { return };
        room.set_due(self.due(desk));
        let (Some((seat, level)), true) = (desk.bot_to_act(), mine) else { return };
        let changed = desk.changed();
        if inside.thinking == Some(changed) {
            room.set_due(None);
            return;
        }
        let Some(insight) = desk.table().and_then(|table| table.insight()) else { return };
        let puzzle = Puzzle { table: room.id.clone(), seat, changed, insight, spec: self.config.bots.of(level) };
        if self.thinkers.think(puzzle) {
            inside.thinking = Some(changed);
            room.set_due(None);
            self.metrics.thinking.add(1);
        }
    }

    /// When somebody must look after a table.
    fn due(&self, desk: &Desk) -> Option<Millis> {
        match desk.bot_to_act() {
            Some(_) => Some(desk.last_at() + BOT_GRACE),
            None => desk.deadline(),
        }
    }

    fn row(&self, desk: &Desk) -> Result<Row, Trouble> {
        // Lists of tables would be long with packs in them.
        let info = TableInfo { packs: Vec::new(), ..desk.info() };
        let card = serde_json::to_string(&info).map_err(|error| Trouble::Store(error.to_string()))?;
        Ok(Row { stage: info.stage, public: info.public, due: self.due(desk), card })
    }
}

/// What became of an attempt.
enum Attempt {
    /// It is written, as this entry.
    Done(Number),
    /// There was nothing to write.
    Nothing,
    /// Somebody else was faster; the table must be read again.
    Second,
}
