//! Many tables at once: how long it takes until the other seat is told of a decision, and what that costs the server.
//!
//! Beside it, in the same run, a bare WebSocket echo with as many connections and messages: what the machine and the network
//! code cost anyway. Both run in processes of their own, whose processor time is read when they are done.
//!
//! Each is measured at a leisurely and at a busy pace: with few messages much of the time goes into waking up for each of
//! them, which says more of the machine than of the server.
//!
//! `load [TABLES] [SECONDS] [DATABASE]`; the usual is 1000 tables, 30 seconds, and a SQLite file that goes away.

mod echo;
mod game;
mod process;
mod report;
mod tables;

use std::error::Error;
use std::time::Duration;
use tokio::time::{Instant, Interval, interval_at};

/// Anything that goes wrong ends a measurement.
type Outcome<T> = Result<T, Box<dyn Error + Send + Sync>>;

fn main() -> Outcome<()> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    match arguments.first().map(String::as_str) {
        Some("serve") => runtime.block_on(tables::serve(arguments.get(1).map_or("load.db", String::as_str))),
        Some("echo") => runtime.block_on(echo::serve()),
        tables => {
            let tables = tables.map_or(Ok(1000), str::parse)?;
            let seconds = arguments.get(1).map_or(Ok(30), |seconds| seconds.parse())?;
            runtime.block_on(measure(tables, seconds, arguments.get(2).map(String::as_str)))
        }
    }
}

/// How many actions a table takes in a second: what people at tables may do, and what makes the server work.
const PACES: [u32; 2] = [1, 4];

/// How much is measured.
#[derive(Clone, Copy)]
struct Load {
    tables: usize,
    seconds: u32,
    /// Actions per second and table.
    pace: u32,
}

impl Load {
    /// When table `index` acts: the tables take turns within a second.
    fn ticks(self, index: usize) -> Interval {
        let between = Duration::from_secs(1) / self.pace;
        interval_at(Instant::now() + between.mul_f64(index as f64 / self.tables as f64), between)
    }

    /// How often each table acts.
    fn actions(self) -> u32 {
        self.seconds * self.pace
    }
}

async fn measure(tables: usize, seconds: u32, database: Option<&str>) -> Outcome<()> {
    let folder = tempfile::tempdir()?;
    for pace in PACES {
        let load = Load { tables, seconds, pace };
        let file = folder.path().join(format!("load-{pace}.db")).display().to_string();
        println!("{tables} tables, {} connections, {pace} actions per second and table, {seconds} s", 2 * tables);
        echo::measure(load).await?.print("bare echo");
        tables::measure(load, database.unwrap_or(&file)).await?.print("server");
    }
    Ok(())
}
