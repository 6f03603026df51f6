//! Many tables at once: how long it takes until the other seat is told of a decision, and what that costs the server.
//!
//! Beside it, in the same run, a bare WebSocket echo with as many connections and messages: what the machine and the network
//! code cost anyway. Both run in processes of their own, whose processor time is read when they are done.
//!
//! `load [TABLES] [SECONDS] [DATABASE]`; the usual is 1000 tables, 30 seconds, and a SQLite file that goes away.

mod echo;
mod game;
mod process;
mod report;
mod tables;

use std::error::Error;

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

async fn measure(tables: usize, seconds: u32, database: Option<&str>) -> Outcome<()> {
    let folder = tempfile::tempdir()?;
    let file = folder.path().join("load.db").display().to_string();
    println!("{tables} tables, {} connections, one action per second and table, {seconds} s", 2 * tables);
    echo::measure(tables, seconds).await?.print("bare echo");
    tables::measure(tables, seconds, database.unwrap_or(&file)).await?.print("server");
    Ok(())
}
