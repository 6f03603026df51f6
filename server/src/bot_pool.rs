//! The threads on which bots think: few, so that they never starve the tables.

use crate::keys::random;
use arcade::{SealedInfoState, Seat};
use bots::{Bot, Spec};
use std::collections::VecDeque;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use tokio::sync::mpsc;
use wire::{Number, TableId};

/// A decision that waits for a bot.
pub(crate) struct BotJob {
    pub(crate) table: TableId,
    pub(crate) seat: Seat,
    /// The entry that led to the position.
    pub(crate) changed: Number,
    pub(crate) insight: SealedInfoState,
    pub(crate) spec: Spec,
}

/// What a bot chose.
#[derive(Debug)]
pub(crate) struct BotResult {
    pub(crate) table: TableId,
    pub(crate) seat: Seat,
    pub(crate) changed: Number,
    /// Nothing if the bot failed, which it never should.
    pub(crate) action: Option<String>,
}

/// The threads on which bots think.
#[derive(Debug)]
pub(crate) struct BotPool {
    shared: Arc<Shared>,
    most: usize,
}

#[derive(Default)]
struct Shared {
    queue: Mutex<Queue>,
    more: Condvar,
}

impl std::fmt::Debug for Shared {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Shared")
    }
}

#[derive(Default)]
struct Queue {
    jobs: VecDeque<BotJob>,
    closed: bool,
}

impl Shared {
    fn queue(&self) -> MutexGuard<'_, Queue> {
        self.queue.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn next(&self) -> Option<BotJob> {
        let mut queue = self.queue();
        loop {
            if queue.closed {
                return None;
            }
            if let Some(job) = queue.jobs.pop_front() {
                return Some(job);
            }
            queue = self.more.wait(queue).unwrap_or_else(PoisonError::into_inner);
        }
    }
}

impl BotPool {
    /// So many threads, which tell `solved` what they chose.
    pub(crate) fn start(threads: usize, most: usize, solved: &mpsc::UnboundedSender<BotResult>) -> std::io::Result<BotPool> {
        let shared = Arc::new(Shared::default());
        for number in 1..=threads {
            let (shared, solved) = (shared.clone(), solved.clone());
            let thread = std::thread::Builder::new().name(format!("bot-{number}"));
            thread.spawn(move || while shared.next().is_some_and(|job| solved.send(solve(job)).is_ok()) {})?;
        }
        Ok(BotPool { shared, most })
    }

    /// Lets a bot think about it; false if too many wait already.
    pub(crate) fn think(&self, job: BotJob) -> bool {
        let mut queue = self.shared.queue();
        if queue.closed || queue.jobs.len() >= self.most {
            return false;
        }
        queue.jobs.push_back(job);
        self.shared.more.notify_one();
        true
    }
}

/// The threads end after what they are thinking about.
impl Drop for BotPool {
    fn drop(&mut self) {
        self.shared.queue().closed = true;
        self.shared.more.notify_all();
    }
}

fn solve(BotJob { table, seat, changed, insight, spec }: BotJob) -> BotResult {
    // The bot's own luck; nobody must be able to work out what it will choose.
    let luck = random::<8>().map_or(changed, u64::from_le_bytes);
    let choose = || Bot::new(spec, luck).choose_from(&insight).map(|choice| choice.action);
    let action = catch_unwind(AssertUnwindSafe(choose)).unwrap_or_else(|_| {
        tracing::error!(%table, "a bot failed");
        None
    });
    BotResult { table, seat, changed, action }
}
